/** What the board shows, worked out from what the engine says: the view, the question, the events. */
import type { Action, Happened, Prompt } from "../../api/types";
import type { Seen } from "../../table/board";
import { optionsOf } from "../../table/question";
import type { CardsRevealed, Event, MagnaciView, Proposed, WealthCounted } from "../../types/magnaci";
import type { Box } from "./data";

export { optionsOf };

export function viewOf(seen: Seen): MagnaciView {
  return seen.now.view as MagnaciView;
}

/** The Wealth of a family in figures; after a collapse nobody's is counted. */
export function wealthOf(seen: Seen, seat: number): string {
  return seen.outcome?.reason === "collapsed" ? "–" : String(viewOf(seen).players[seat]?.wealth ?? "");
}

/** A Conflict of this Age that has been decided. */
export interface Fought {
  conflict: string;
  slot: string;
  won: boolean;
  strength: number;
  scale: number;
}

/** Cards that were turned up, with what actions made of them. */
export interface Turned extends CardsRevealed {
  totals: Record<number, number>;
}

/** What this Age has brought so far. */
export interface Chronicle {
  fought: Fought[];
  /** The Laws of this Sejm, with their winners. */
  laws: { law: string; winner: number | null }[];
  /** Offices for which nobody stood. */
  empty: string[];
  /** Conflicts that came to the board in this Age; others are left over. */
  dealt: string[];
  revealed: Turned[];
  counted: WealthCounted[];
  proposed: Proposed | null;
  /** Proposals turned down in this window. */
  declined: Proposed[];
}

export function chronicle(log: readonly Happened[]): Chronicle {
  let age = newAge();
  for (const happened of log)
    for (const event of (happened.events ?? []) as Event[]) {
      if (event.type === "KingElected") age = newAge();
      note(age, event);
    }
  return age;
}

function newAge(): Chronicle {
  return { fought: [], laws: [], empty: [], dealt: [], revealed: [], counted: [], proposed: null, declined: [] };
}

/** With these a window has ended, or another one begins. */
const BETWEEN_WINDOWS = new Set(["CardsRevealed", "Tied", "OfficeWon", "LawWon", "ConflictWon", "ConflictLost", "KingDied"]);

function note(age: Chronicle, event: Event): void {
  if (BETWEEN_WINDOWS.has(event.type)) age.declined = [];
  switch (event.type) {
    case "LawsDealt":
      age.laws = event.laws.map((law) => ({ law, winner: null }));
      break;
    case "LawWon":
      age.laws = age.laws.map((each) => (each.law === event.law ? { ...each, winner: event.seat } : each));
      break;
    case "OfficeEmpty":
      age.empty.push(event.office);
      break;
    case "ConflictDealt":
      age.dealt.push(event.conflict);
      break;
    case "CardsRevealed":
      age.revealed.push({ ...event, totals: {} });
      break;
    case "Modified": {
      const turned = age.revealed.at(-1);
      if (turned) turned.totals[event.seat] = event.total;
      break;
    }
    case "ConflictWon":
    case "ConflictLost": {
      const slot = age.revealed.at(-1)?.place ?? "";
      const { conflict, strength, scale } = event;
      age.fought.push({ conflict, slot, strength, scale, won: event.type === "ConflictWon" });
      break;
    }
    case "Proposed":
      age.proposed = event;
      break;
    case "Declined":
      if (age.proposed) age.declined.push(age.proposed);
      break;
    case "WealthCounted":
      age.counted.push(event);
      break;
  }
}

export type SlotState = "empty" | "won" | "lost" | "now" | "left" | "dealt";

export interface Slot {
  place: string;
  conflict: string | null;
  state: SlotState;
  fought: Fought | null;
}

/** The ten Conflict spaces; what was won is remembered until the next Age. */
export function slots(view: MagnaciView, age: Chronicle, box: Box, now: string): Slot[] {
  return box.slots.map((place, at) => {
    const lying = view.conflicts[at] ?? null;
    const fought = age.fought.findLast((each) => each.slot === place) ?? null;
    if (!lying) {
      const won = fought?.won && view.phase !== "senate" ? fought : null;
      return { place, conflict: won?.conflict ?? null, state: won ? "won" : "empty", fought: won };
    }
    const lost = fought && !fought.won && fought.conflict === lying ? fought : null;
    const state = place === now ? "now" : lost ? "lost" : age.dealt.includes(lying) ? "dealt" : "left";
    return { place, conflict: lying, state, fought: lost };
  });
}

/** The card of mine that lies face down at a Conflict, or that I have laid there for good. */
export function cardAt(seen: Seen, box: Box, place: string): string | null {
  const view = viewOf(seen);
  if (seen.seat === null || view.phase !== "conflicts") return null;
  const card = view.players[seen.seat]!.laid[box.slots.indexOf(place)];
  const laying = muster(seen, box)?.spaces.find((space) => space.place === place)?.laid;
  return typeof card === "string" ? card : (laying ?? null);
}

/** What somebody does in the round of this moment. */
export type Doing = "passed" | "acting" | "deciding" | "next" | "later" | "sealed" | "choosing" | "";

const ROUNDS = new Set(["placement", "start_estate"]);
const SECRET = new Set(["sejm_commitment", "conflict_commitment"]);

export function doing(view: MagnaciView, prompt: Prompt | null, seat: number): Doing {
  if (!prompt) return "";
  const asked = prompt.seats.includes(seat);
  if (SECRET.has(prompt.decision)) return asked ? "choosing" : "sealed";
  if (asked) return "deciding";
  const round = roundOf(view, prompt);
  if (!round) return "";
  if (seat === round.seat) return "acting";
  const after = round.rest.indexOf(seat);
  return after < 0 ? "passed" : after === 0 ? "next" : "later";
}

/** Who acts in this round, and who still comes: in a window, or when everybody places in track order. */
function roundOf(view: MagnaciView, prompt: Prompt): { seat: number; rest: readonly number[] } | null {
  if (view.window) return view.window;
  if (!ROUNDS.has(prompt.decision)) return null;
  const seat = prompt.seats[0]!;
  return { seat, rest: view.track.slice(view.track.indexOf(seat) + 1) };
}

export interface Space {
  place: string;
  /** The office, Law or Conflict there. */
  subject: string;
  /** The card that lies there for good. */
  laid: string | null;
  /** Whether a card can be put there now. */
  open: boolean;
}

export interface Muster {
  kind: "placement" | "sejm_commitment" | "conflict_commitment";
  spaces: Space[];
  /** How many cards are still to be laid. */
  wanted: number;
}

/** The spaces that want cards of mine; null when no cards are to be laid. */
export function muster(seen: Seen, box: Box): Muster | null {
  const prompt = seen.now.prompt;
  if (!prompt || seen.seat === null || !prompt.seats.includes(seen.seat)) return null;
  const view = viewOf(seen);
  const me = view.players[seen.seat]!;
  if (prompt.decision === "placement") {
    const next = String(prompt.facts.place ?? "");
    const spaces = box.offices.map((office, at) => {
      const laid = typeof me.laid[at] === "string" ? (me.laid[at] as string) : null;
      // Once an office is left out, the engine names the one place that comes next.
      return { place: office, subject: office, laid, open: next ? office === next : !laid };
    });
    return { kind: "placement", spaces, wanted: next ? 1 : 3 };
  }
  if (!SECRET.has(prompt.decision)) return null;
  const lying = prompt.decision === "sejm_commitment" ? view.sejm : view.conflicts;
  const names = prompt.decision === "sejm_commitment" ? view.sejm.map((_, at) => String(at + 1)) : box.slots;
  const laying = me.laying ?? [];
  const spaces = names
    .flatMap((place, at) => (lying[at] ? [{ place, subject: lying[at] }] : []))
    .map((each, at) => ({ ...each, laid: laying[at] ?? null, open: at >= laying.length }));
  const kind = prompt.decision as Muster["kind"];
  return { kind, spaces, wanted: spaces.length - laying.length };
}

/** The actions that lay these cards, in the order in which the engine asks for them. */
export function lays(muster: Muster, arranged: Record<string, string>): Action[] {
  const open = muster.spaces.filter((space) => space.open);
  const cards = open.flatMap(({ place }) => (arranged[place] ? [{ type: "lay", place, card: arranged[place] }] : []));
  const out = open.find(({ place }) => !arranged[place]);
  const leaves = muster.kind === "placement" && muster.wanted > 1 && out;
  return leaves ? [{ type: "leave_out", office: out.place }, ...cards] : cards;
}

/** The cards I can still lay. */
export function inHand(seen: Seen): string[] {
  if (seen.seat === null) return [];
  const me = viewOf(seen).players[seen.seat]!;
  return (me.hand ?? []).filter((card) => !me.laying?.includes(card));
}

export interface Group {
  name: "hand" | "senate" | "sejm" | "conflicts";
  cards: { card: string; place: string; subject: string; state: "hand" | "down" | "now" | "spent" }[];
}

/** My thirteen cards by where they went in this Age. */
export function cardsByPlace(seen: Seen, age: Chronicle, box: Box): Group[] {
  if (seen.seat === null) return [];
  const view = viewOf(seen);
  const me = view.players[seen.seat]!;
  const groups: Group[] = (["senate", "sejm", "conflicts", "hand"] as const).map((name) => ({ name, cards: [] }));
  const put = (place: string, card: string, subject: string, state: Group["cards"][number]["state"]) =>
    groups[groupOf(place, box)]?.cards.push({ card, place, subject, state });
  for (const { place, subject, seats, cards } of age.revealed) {
    const card = cards[seats.indexOf(seen.seat)];
    if (card) put(place, card, subject, me.shown === card ? "now" : "spent");
  }
  const places = view.phase === "senate" ? box.offices : view.phase === "sejm" ? SEJM : box.slots;
  me.laid.forEach((card, at) => {
    const place = places[at] ?? "";
    if (typeof card === "string") put(place, card, subjectAt(view, box, place), "down");
  });
  for (const card of inHand(seen)) groups[3]!.cards.push({ card, place: "", subject: "", state: "hand" });
  return groups.filter((group) => group.cards.length);
}

const SEJM = ["1", "2", "3", "4", "5"];

function groupOf(place: string, box: Box): number {
  return box.offices.includes(place) ? 0 : SEJM.includes(place) ? 1 : 2;
}

export function subjectAt(view: MagnaciView, box: Box, place: string): string {
  if (box.offices.includes(place)) return place;
  const lying = SEJM.includes(place) ? view.sejm[SEJM.indexOf(place)] : view.conflicts[box.slots.indexOf(place)];
  return lying ?? "";
}

/** The card that may be answered now, and whose it is: a declared action by VETO!, a loss by Entail. */
export function replyTo(prompt: Prompt | null): { card: string; actor: number } | null {
  if (prompt?.decision === "veto_question") return { card: String(prompt.facts.card), actor: Number(prompt.facts.actor) };
  if (prompt?.decision === "entail_question") return { card: "entail", actor: prompt.seats[0]! };
  return null;
}

/** How many estates an office or Law brings to who wins it, and how many of them by Royal Policy. */
export function prizeOf(view: MagnaciView, box: Box, card: string): { count: number; royal: number } {
  const royal = view.symbol !== null && box.symbols(card).includes(view.symbol) ? 1 : 0;
  return { count: (box.laws.get(card)?.estates ?? box.senators.get(card)?.estates ?? 0) + royal, royal };
}

/** Who holds an office in this Age, and whether it has been used. */
export function holderOf(view: MagnaciView, office: string): { seat: number; used: boolean } | null {
  const seat = view.players.findIndex((each) => each.offices.includes(office) || each.used.includes(office));
  return seat < 0 ? null : { seat, used: view.players[seat]!.used.includes(office) };
}

/** The actions that a card could still bring to this window: those of others, for a warning. */
export function armed(view: MagnaciView, box: Box, window: string, seat: number): string[] {
  const player = view.players[seat]!;
  return [...player.offices, ...player.laws].filter((card) => box.windows(card).includes(window));
}

/** What a family has in a province or fief. */
export interface Holding {
  seat: number;
  estates: number;
  /** 3 Dominance, 2 Advantage, 1 Presence; nothing in a fief. */
  standing: number;
  /** The Wealth that it brings. */
  worth: number;
}

/** What everybody has in a province or fief, most estates first. */
export function holdings(view: MagnaciView, box: Box, place: string): Holding[] {
  const at = [...box.provinces, ...box.fiefs].indexOf(place);
  return view.players
    .map((player, seat) => ({
      seat,
      estates: [...player.estates, ...player.fiefs][at] ?? 0,
      standing: player.standing[at] ?? 0,
      worth: player.worth[at] ?? 0,
    }))
    .sort((one, other) => other.estates - one.estates || one.seat - other.seat);
}

/** Those who have estates in a province or fief, most first. */
export function settled(view: MagnaciView, box: Box, place: string): Holding[] {
  return holdings(view, box, place).filter((each) => each.estates);
}

/** What counts for or against a province in war: its buildings, its fiefs where somebody has settled, pawns. */
export function bearings(view: MagnaciView, box: Box, province: string): string[] {
  const buildings = box.buildings.filter((_, at) => view.buildings[at] === province).map((each) => each.id);
  const fiefs = box.fiefsOf(province).filter((fief) => settled(view, box, fief).length > 0);
  const silent = view.silent_sejm ? ["silent_sejm"] : [];
  const clouds = province === CLOUDED && view.black_clouds ? ["black_clouds"] : [];
  return [...buildings, ...fiefs, ...silent, ...clouds];
}

/** The province over which the Black Clouds stand. */
export const CLOUDED = "prussia";

/** Who has Dominance (3) or Advantage (2) in a province. */
export function foremost(view: MagnaciView, at: number): { seat: number; standing: number } | null {
  const seat = view.players.findIndex((each) => (each.standing[at] ?? 0) > 1);
  return seat < 0 ? null : { seat, standing: view.players[seat]!.standing[at]! };
}

/** What somebody may choose among, by kind. */
/** Whether I can play a card now. */
export function playable(seen: Seen, card: string): boolean {
  return optionsOf(seen).some((action) => action.type === "play" && action.card === card);
}
