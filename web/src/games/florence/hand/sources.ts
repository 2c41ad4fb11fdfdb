/** Where the prestige of every house came from, told by what has happened. */
import type { Event, PlayerView } from "../../../types/florence";
import type { Box, Prestige } from "../data";

export const SOURCES = ["works", "best_work", "building", "landscape", "architect", "characters", "prestige", "sold"] as const;
export type Source = (typeof SOURCES)[number];

/** What a prestige card demands: the most or the fewest of something, or so many of several things. */
export interface Demand extends Prestige {
  metric?: string;
  order?: "most" | "fewest";
}

export type Points = Record<Source, number>;

/** Points of every seat by their source; the sum is the prestige at the end. */
export function sources(events: readonly Event[], seats: number): Points[] {
  const points = Array.from({ length: seats }, () => Object.fromEntries(SOURCES.map((each) => [each, 0])) as Points);
  /** Who has completed a Work and may exchange its income. */
  let earning: number | null = null;
  for (const event of events) {
    switch (event.type) {
      case "WorkCompleted":
        earning = event.seat;
        break;
      case "Exchanged":
        points[event.seat]![event.seat === earning ? "works" : "characters"] += event.points;
        earning = null;
        break;
      case "RoundBegun":
      case "BestWork":
        earning = null;
        break;
      case "Gained":
        points[event.seat]![event.reason as Source] += event.points;
        break;
      case "RankTaken":
        points[event.seat]!.characters += event.rank;
        break;
      case "PrestigeScored":
        points[event.seat]!.prestige += event.points;
        break;
      case "Sold":
        points[event.seat]!.sold -= event.points;
        break;
    }
  }
  return points;
}

/** The Works of every card that a house laid down: the round and the value, the last one counts. */
export function worksOf(events: readonly Event[], seat: number): ReadonlyMap<string, { round: number; value: number }> {
  const found = new Map<string, { round: number; value: number }>();
  let round = 0;
  for (const event of events) {
    if (event.type === "RoundBegun") round = event.round;
    if (event.type === "WorkCompleted" && event.seat === seat && event.profession) found.set(event.profession, { round, value: event.value });
  }
  return found;
}

/** What a prestige card counts in a house. */
export function countOf(box: Box, house: PlayerView, metric: string, palazzo: string): number {
  const tiles = [...house.buildings, ...house.landscapes];
  switch (metric) {
    case "building":
      return house.buildings.length;
    case "landscape":
      return house.landscapes.length;
    case "freedom":
      return house.freedoms.length;
    case "jester":
      return house.jesters;
    case "architect":
      return house.architects;
    case "works_on_table":
      return house.table.length + house.recruits_on_table;
    case "empty_cells":
      return box.columns * box.rows - (tiles.map((each) => each.cells).join("").length + palazzo.length) / 2;
    default:
      return tiles.filter(({ tile }) => tile === metric).length;
  }
}
