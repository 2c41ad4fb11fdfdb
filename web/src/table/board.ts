/** What a game's own board is given, and what it may offer. */
import type { Component } from "svelte";
import type { Action, Foreseen, Happened, Now, Outcome, SeatFacts } from "../api/types";
import type { Tagged, Texts } from "../text/texts";
import { ui } from "../text/ui.svelte";
import type { Key } from "./keylist";
import type { StandingOrders } from "./standing.svelte";

/** A moment of a match, live or replayed, as one viewer sees it. */
export interface Seen {
  now: Now;
  /** The seat that looks; null is the public. */
  seat: number | null;
  seats: readonly SeatFacts[];
  /** The ids of the names the seats go by. */
  names: readonly string[];
  /** What led to this moment. */
  news: readonly Happened[];
  /** Everything so far. */
  log: readonly Happened[];
  outcome: Outcome | null;
}

/** What a board can do; in a replay nothing can be chosen. */
export interface Tools {
  /** The slug of the game. */
  game: string;
  texts: Texts;
  /** The data files of the game, by name. */
  components: Record<string, unknown>;
  /**
   * Choose one of the options; null when I am not asked. What cannot be taken back is asked about
   * again, unless the player is sure because the board has asked already.
   */
  choose: ((action: Action, sure?: boolean) => void) | null;
  /** Take back my last move; null when it stands. */
  undo: (() => void) | null;
  /** What actions would change, or why they are not possible. */
  foresee: (actions: readonly Action[]) => Promise<readonly Foreseen[]>;
  /** Standing orders of mine; null where none can be given. */
  orders: StandingOrders | null;
  /** Open the reference at a rule, or at a component. */
  openRule: (rule: string) => void;
  openThing: (id: string) => void;
}

/** What is known of a game before anybody plays it: its data files and its words. */
export type Known = Pick<Tools, "components" | "texts">;

export interface BoardProps {
  seen: Seen;
  tools: Tools;
}

export interface PanelProps extends BoardProps {
  /** Whose panel it is. */
  of: number;
}

/** A stretch of a game that has a name: an age, or as a part of it a phase. */
export interface Round {
  /** The id of its name. */
  name: string;
  /** It belongs to the round that began before it. */
  part?: boolean;
}

/** The parts of a table that a game draws itself; what it leaves out is drawn as for any game. */
export interface GameBoard {
  Board: Component<BoardProps>;
  /** The public things of one seat, in the rail. */
  Panel?: Component<PanelProps>;
  /** What is looked at closely, at the foot of the rail. */
  Focus?: Component<BoardProps>;
  /** Phases and dangers, in the top bar. */
  Status?: Component<BoardProps>;
  /** The options of a question, in the prompt. */
  Choices?: Component<BoardProps>;
  /** A word beside the question, also for those who wait. */
  Note?: Component<BoardProps>;
  /** What is known in this match, with things that are in no file; the same answer as long as they are the same. */
  known?: (view: unknown, known: Known) => Known;
  /** Show a thing that is in no reference. */
  show?: (id: string, tools: Tools) => void;
  /** Keys of this board, beside those of every table. */
  keys?: readonly Key[];
  /** The question as this board puts it to who is asked; that of the engine if left out. */
  question?: (seen: Seen, tools: Tools) => string;
  /** Which of the five tinctures a seat bears; that of its place at the table if left out. */
  tincture?: (seen: Seen, tools: Tools, seat: number) => number;
  /** The letter on the shield of a seat; the first of its name if left out or undefined. */
  letter?: (seen: Seen, seat: number) => string | undefined;
  /** One line for a seat on a phone, such as its points. */
  brief?: (seen: Seen, seat: number) => string;
  /** A second line under it, with what it means; null while there is nothing to tell. */
  beneath?: (seen: Seen, seat: number) => { words: string; title: string } | null;
  /** A series for the graph of a replay: a number for each seat. */
  scores?: (view: unknown) => readonly number[];
  /** What an event begins, if it begins something one would look for in a replay. */
  rounds?: (event: Tagged) => Round | null;
}

/** The boards there are; a game without one is played with the panel for all games. */
const boards: Record<string, () => Promise<{ board: GameBoard }>> = {
  florence: () => import("../games/florence/board"),
  magnaci: () => import("../games/magnaci/board"),
  sigismundus: () => import("../games/sigismundus/board"),
  signorie: () => import("../games/signorie/board"),
  veto: () => import("../games/veto/board"),
};

export function hasBoard(game: string): boolean {
  return game in boards;
}

/** The board of a game, with its words; null if it has none. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  if (!hasBoard(game)) return null;
  const [{ board }] = await Promise.all([boards[game]!(), ui.learn(game)]);
  return board;
}

/** What is known of a game in this match. */
export function knownIn(board: GameBoard | null, view: unknown, texts: Texts | null, components: Record<string, unknown> | null): Known | null {
  if (!texts || !components) return null;
  return board?.known?.(view, { texts, components }) ?? { texts, components };
}
