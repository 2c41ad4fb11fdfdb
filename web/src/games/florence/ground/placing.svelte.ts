/** The tile that is being placed: where it hangs, how it lies, and what the engine says to that. */
import type { Action, Foreseen, Refusal } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import type { FlorenceView } from "../../../types/florence";
import type { Box } from "../data";
import { desk } from "../desk.svelte";
import { asks, factsOf, optionsOf, viewOf } from "../state";
import {
  type Cell,
  cellsAt,
  flipped,
  holds,
  kept,
  lying,
  moved,
  read,
  shared,
  snapped,
  type Spot,
  spotOf,
  turned,
  waysOf,
  written,
} from "./geometry";
import { COLUMNS, type Offer, parted, sideOf, tilesOf } from "./ring";

const PATIENCE_MS = 140;

/** What is to be placed, and the ways the engine allows. */
export interface Task {
  tile: string;
  shape: readonly Cell[];
  building: boolean;
  /** The neighbour of a joint building, and on which side; null who builds alone. */
  partner: number | null;
  side: number;
  /** Every allowed placement, as cells in the columns of the one who places. */
  ways: ReadonlyMap<string, { action: Action; cells: Cell[] }>;
}

/** Something a tile would touch. */
export interface Contact {
  tile: string;
  edges: [Cell, Cell][];
}

/** What I am asked to place; null if that is not the question. */
export function taskOf(seen: Seen, box: Box): Task | null {
  if (!asks(seen, "place_building", "place_landscape", "place_jointly", "counter_place")) return null;
  const { tile = "", actor, to } = factsOf<Offer>(seen);
  const partner = actor === undefined ? null : actor === seen.seat ? to! : actor;
  const side = partner === null ? 0 : sideOf(viewOf(seen), seen.seat!, partner);
  const ways = optionsOf(seen).map((action) => {
    const cells = [...read(String(action.at)), ...moved(read(String(action.beyond ?? "")), side * COLUMNS)];
    return [written(moved(cells, COLUMNS)), { action, cells }] as const;
  });
  const { shape, size_class } = box.tiles.get(tile)!;
  return { tile, shape, building: size_class !== undefined, partner, side, ways: new Map(ways) };
}

/** What a tile on these cells would touch: buildings, and the palazzo. */
export function contacts(view: FlorenceView, seat: number, cells: readonly Cell[]): Contact[] {
  const player = view.players[seat]!;
  const lands: [number | null, number][] = [[seat, 0], [player.west, -COLUMNS], [player.east, COLUMNS]];
  const stands = lands.flatMap(([owner, by]) =>
    owner === null
      ? []
      : [
          { tile: "palazzo", cells: moved(read(view.palazzo), by) },
          ...tilesOf(view, owner)
            .filter(({ tile }) => view.players[owner]!.buildings.some((each) => each.tile === tile))
            .map((each) => ({ tile: each.tile, cells: moved(each.cells, by) })),
        ],
  );
  return stands
    .map((each) => ({ tile: each.tile, edges: shared(cells, each.cells) }))
    .filter(({ edges }) => edges.length);
}

class Placing {
  /** Where the tile hangs; null before anything is to be placed. */
  spot = $state.raw<Spot | null>(null);
  /** A price as it is being chosen, for the tag on the offer. */
  price = $state<number | null>(null);
  /** The drawing of the land, so that keys go there. */
  field: SVGSVGElement | undefined;
  private refusals = $state.raw<ReadonlyMap<string, Refusal>>(new Map());
  private question = "";

  /** A new tile comes into the hand where it may lie, as printed if that is possible; then I look at my own land. */
  begin(seen: Seen, task: Task | null): void {
    const question = task ? JSON.stringify([seen.now.prompt?.facts, [...task.ways.keys()]]) : "";
    if (question === this.question) return;
    this.question = question;
    this.refusals = new Map();
    this.spot = task && firstSpot(task, offeredCells(seen, task));
    if (!task) return;
    desk.pinned = null;
    if (!desk.narrow.current) this.field?.focus({ preventScroll: true });
  }

  cells(task: Task): Cell[] {
    return this.spot ? cellsAt(task.shape, this.spot) : [];
  }

  /** The allowed placement at this place; null if there is none. */
  legal(task: Task): Action | null {
    return task.ways.get(written(moved(this.cells(task), COLUMNS)))?.action ?? null;
  }

  /** The cells on which the tile can come to lie, as it is turned now or anyhow. */
  reach(task: Task, asItLies: boolean): Cell[] {
    const form = this.spot ? written(lying(task.shape, this.spot)) : "";
    const found = new Map<string, Cell>();
    for (const { cells } of task.ways.values()) {
      if (asItLies && formOf(cells) !== form) continue;
      for (const cell of cells) found.set(String(cell), cell);
    }
    return [...found.values()];
  }

  point(task: Task, x: number, y: number): void {
    if (this.spot) this.spot = snapped(task.shape, this.spot, x, y);
  }

  move(task: Task, columns: number, rows: number): void {
    if (!this.spot) return;
    this.keep(task, { ...this.spot, left: this.spot.left + columns, top: this.spot.top + rows });
  }

  turn(task: Task): void {
    if (this.spot) this.keep(task, turned(task.shape, this.spot));
  }

  flip(task: Task): void {
    if (this.spot) this.keep(task, flipped(this.spot));
  }

  private keep(task: Task, spot: Spot): void {
    const west = task.side < 0 ? -COLUMNS : 0;
    this.spot = kept(task.shape, spot, west, COLUMNS + (task.side > 0 ? COLUMNS : 0), COLUMNS);
  }

  /** Why the tile cannot lie here, once the engine has said so. */
  refusal(seen: Seen, task: Task): Refusal | undefined {
    return this.refusals.get(JSON.stringify(tried(seen, task, this.cells(task))));
  }

  /** The cells that are at fault. */
  faults(seen: Seen, task: Task): Cell[] {
    const cells = this.cells(task);
    const [west, east] = area(viewOf(seen), seen.seat!);
    const outside = cells.filter(([column, row]) => column < west || column >= east || row < 0 || row >= COLUMNS);
    if (outside.length) return outside;
    const named = read(String(this.refusal(seen, task)?.values?.cells ?? ""));
    return cells.filter(([column, row]) => holds(named, [(column + COLUMNS) % COLUMNS, row]));
  }

  /** Ask why not, when the tile has hung there for a moment; returns how to forget it. */
  wonder(seen: Seen, tools: Tools, task: Task): () => void {
    const action = tried(seen, task, this.cells(task));
    const key = JSON.stringify(action);
    if (this.legal(task) || this.refusals.has(key)) return () => {};
    const timer = setTimeout(() => void tools.foresee([action]).then((told) => this.hear(key, told), () => {}), PATIENCE_MS);
    return () => clearTimeout(timer);
  }

  private hear(key: string, [told]: readonly Foreseen[]): void {
    if (told?.refusal) this.refusals = new Map([...this.refusals, [key, told.refusal]]);
  }
}

export const placing = new Placing();

/** The columns somebody could think of: the own ones, and those of the neighbours. */
function area(view: FlorenceView, seat: number): [west: number, east: number] {
  const { west, east } = view.players[seat]!;
  return [west === null ? 0 : -COLUMNS, east === null ? COLUMNS : 2 * COLUMNS];
}

/** A placement as one would say it; one outside can only be said below the last row. */
export function tried(seen: Seen, task: Task, cells: readonly Cell[]): Action {
  const [west, east] = area(viewOf(seen), seen.seat!);
  const inside = cells.every(([column, row]) => column >= west && column < east && row >= 0 && row < COLUMNS);
  const [own, beyond] = parted(inside ? cells : below(task, cells));
  return { type: "place", at: written(own), beyond: written(beyond) };
}

/** The same shape hanging over the lower edge, on both sides of the border where it is a joint one. */
function below(task: Task, cells: readonly Cell[]): Cell[] {
  const shape = lying(task.shape, spotOf(task.shape, cells)!);
  const deepest = Math.max(...shape.map(([, row]) => row));
  const left = task.side > 0 ? COLUMNS - 1 : task.side < 0 ? -1 : 0;
  return moved(shape, left, COLUMNS + 1 - deepest);
}

function formOf(cells: readonly Cell[]): string {
  return written(moved(cells, -Math.min(...cells.map(([column]) => column)), -Math.min(...cells.map(([, row]) => row))));
}

/** A counter-offer begins where the offer lies. */
function offeredCells(seen: Seen, task: Task): Cell[] {
  const { at, beyond } = factsOf<Offer>(seen);
  return at && beyond ? [...read(beyond), ...moved(read(at), task.side * COLUMNS)] : [];
}

function firstSpot(task: Task, offer: readonly Cell[]): Spot | null {
  if (offer.length) return spotOf(task.shape, offer);
  const all = [...task.ways.values()].map(({ cells }) => cells);
  for (const lie of waysOf(task.shape)) {
    const form = written(lying(task.shape, lie));
    const found = all.find((cells) => formOf(cells) === form);
    if (found) return spotOf(task.shape, found);
  }
  return null;
}
