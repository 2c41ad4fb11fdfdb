/** Principalities side by side: what lies where, in the columns of the one in the middle. */
import type { Seen } from "../../../table/board";
import type { Event, FlorenceView, TileView } from "../../../types/florence";
import { desk } from "../desk.svelte";
import { decisionOf, factsOf, viewOf } from "../state";
import { type Cell, moved, read, written } from "./geometry";

/** Columns of a principality. */
export const COLUMNS = 7;

/** A tile of a principality: its own cells, and the whole with the part across the border. */
export interface Lying {
  tile: string;
  cells: Cell[];
  whole: Cell[];
  partner: number | null;
}

/** A joint building that is being talked about. */
export interface Offer {
  tile: string;
  actor: number;
  to: number;
  at: string;
  beyond: string;
  florins: number;
}

const NEGOTIATED = ["propose_price", "answer_proposal", "counter_place", "counter_price", "answer_counter"];

/** Where another principality borders on this one: 1 in the east, -1 in the west, 0 nowhere. */
export function sideOf(view: FlorenceView, seat: number, other: number): number {
  const player = view.players[seat]!;
  return player.east === other ? 1 : player.west === other ? -1 : 0;
}

/** The tiles of a principality, with what lies across the border. */
export function tilesOf(view: FlorenceView, seat: number): Lying[] {
  const player = view.players[seat]!;
  return [...player.landscapes, ...player.buildings].map((each) => lyingOf(view, seat, each));
}

function lyingOf(view: FlorenceView, seat: number, { tile, cells: text, partner }: TileView): Lying {
  const cells = read(text);
  if (partner === null) return { tile, cells, whole: cells, partner };
  const other = view.players[partner]!.buildings.find((each) => each.tile === tile && each.partner === seat);
  const across = moved(read(other?.cells ?? ""), sideOf(view, seat, partner) * COLUMNS);
  return { tile, cells, whole: [...cells, ...across], partner };
}

/** Cells in the columns of one who builds: the own ones, and those across a border as the neighbour counts them. */
export function parted(cells: readonly Cell[]): [own: Cell[], beyond: Cell[]] {
  const own = cells.filter(([column]) => column >= 0 && column < COLUMNS);
  const beyond = cells.filter((cell) => !own.includes(cell));
  return [own, beyond.map(([column, row]): Cell => [(column + COLUMNS) % COLUMNS, row])];
}

/** The offer on the table, known to everybody. */
export function offerOf(seen: Seen): Offer | null {
  return NEGOTIATED.includes(decisionOf(seen)) ? (factsOf<Offer>(seen) as Offer) : null;
}

/** The cells of an offer, in the columns of one of the two partners; null for anybody else. */
export function offered(view: FlorenceView, offer: Offer, middle: number): Cell[] | null {
  if (middle !== offer.actor && middle !== offer.to) return null;
  const [own, other] = middle === offer.actor ? [offer.at, offer.beyond] : [offer.beyond, offer.at];
  const side = sideOf(view, middle, middle === offer.actor ? offer.to : offer.actor);
  return [...read(own), ...moved(read(other), side * COLUMNS)];
}

/** Whose principality is shown large: who is looked at, who negotiates, or the one who looks. */
export function middleOf(seen: Seen): number {
  const looked = desk.peeked ?? desk.pinned;
  if (looked !== null && looked < seen.names.length) return looked;
  const offer = offerOf(seen);
  if (offer && seen.seat !== offer.actor && seen.seat !== offer.to) return offer.actor;
  return seen.seat ?? 0;
}

/** With whom the one in the middle has to do now: that side is shown whole. */
export function partnerOf(seen: Seen, middle: number): number | null {
  const { actor, to } = factsOf<Offer>(seen);
  if (!viewOf(seen).cooperative || actor === undefined || to === undefined) return null;
  return middle === actor ? to : middle === to ? actor : null;
}

/** Which columns are shown, from the first up to but without the last. */
export function span(seen: Seen, middle: number, narrow: boolean): [west: number, east: number] {
  const player = viewOf(seen).players[middle]!;
  const partner = partnerOf(seen, middle);
  const side = partner === null ? 0 : sideOf(viewOf(seen), middle, partner);
  if (narrow && side) return side > 0 ? [2, COLUMNS + 5] : [-5, COLUMNS - 2];
  const alone = player.west === null || player.east === null;
  const few = narrow ? 1 : side ? 2 : alone ? COLUMNS : 5;
  const west = player.west === null ? 0 : side < 0 ? COLUMNS : few;
  const east = player.east === null ? 0 : side > 0 ? COLUMNS : few;
  return [-west, COLUMNS + east];
}

/** Whether a tile of a principality has only just been laid. */
export function isNew(news: readonly Event[], seat: number, { tile, cells }: Lying): boolean {
  return news.some((event) => {
    switch (event.type) {
      case "TilePlaced":
        return event.seat === seat && event.tile === tile && event.cells === written(cells);
      case "Built":
        return event.seat === seat && event.building === tile;
      case "BuiltJointly":
        return (event.seat === seat || event.partner === seat) && event.building === tile;
      default:
        return false;
    }
  });
}
