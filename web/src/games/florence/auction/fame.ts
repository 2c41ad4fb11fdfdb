/** Where pawns and markers stand on the fame track. */
import type { Happened } from "../../../api/types";
import type { FlorenceView } from "../../../types/florence";
import { eventsOf } from "../state";

/** Fewer spaces are never shown, so that neighbours are told apart. */
const LEAST = 19;
const MARK = 5;

/** The space of the track for points, and how often it was walked around before. */
export function spaceOf(points: number, lap: number): { space: number; laps: number } {
  const laps = points > 0 ? Math.floor((points - 1) / lap) : 0;
  return { space: points - laps * lap, laps };
}

/** The stretch of the track in which something stands, up to the next marks. */
export function stretch(view: FlorenceView, lap: number): [number, number] {
  const points = view.players.flatMap(({ prestige, best_work }) => [spaceOf(prestige, lap).space, best_work]);
  const used = [...points.filter((each) => each > 0), view.minimum || 0];
  const from = Math.max(0, MARK * Math.floor((Math.min(...used) - MARK) / MARK));
  const to = Math.min(lap, MARK * Math.ceil((Math.max(...used) + 1) / MARK));
  const end = Math.min(lap, Math.max(to, from + LEAST));
  return [Math.max(0, Math.min(from, end - LEAST)), end];
}

interface Group {
  members: readonly number[];
  /** Where its middle wants to be. */
  centre: number;
}

/** The places of things that want to stand somewhere, moved apart as little as needed, in their order. */
export function spread(wanted: readonly number[], gap: number, width: number): number[] {
  const half = ({ members }: Group) => (members.length * gap) / 2;
  const middle = (group: Group) => Math.max(half(group), Math.min(group.centre, width - half(group)));
  const overlap = (one: Group, other: Group) => middle(other) - middle(one) < half(one) + half(other);
  const groups: Group[] = [];
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one]! - wanted[other]! || one - other);
  for (const at of order) {
    let group: Group = { members: [at], centre: wanted[at]! };
    for (let before = groups.at(-1); before && overlap(before, group); before = groups.at(-1)) {
      groups.pop();
      group = joined(before, group);
    }
    groups.push(group);
  }
  const places: number[] = [];
  for (const group of groups) {
    const first = middle(group) - half(group) + gap / 2;
    group.members.forEach((at, index) => (places[at] = first + index * gap));
  }
  return places;
}

function joined(one: Group, other: Group): Group {
  const [few, more] = [one.members.length, other.members.length];
  return { members: [...one.members, ...other.members], centre: (one.centre * few + other.centre * more) / (few + more) };
}

/** Who has the best Work of a round, and what it brings. */
export interface Award {
  seats: readonly number[];
  value: number;
  points: number;
}

/** The award among what has just happened. */
export function awardOf(news: readonly Happened[]): Award | null {
  const events = eventsOf(news);
  const best = events.find((event) => event.type === "BestWork");
  if (!best) return null;
  const gained = events.find((event) => event.type === "Gained" && event.reason === "best_work");
  return { seats: best.seats, value: best.value, points: gained?.type === "Gained" ? gained.points : 0 };
}
