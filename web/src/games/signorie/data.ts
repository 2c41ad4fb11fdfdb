/** The data files of Signorie, looked up by id. */
import { boxed, byId } from "../../table/components";

interface Named {
  id: string;
}

export interface Column extends Named {
  value: number;
  management: string;
  hire_target: string;
}

export interface Helper extends Named {
  column: string;
  row: number;
  cost: number;
  effect: string;
  amount?: number;
  points?: number | "die_value";
  tracks?: string[];
}

export interface Task extends Named {
  repeatable: boolean;
  pawns_min: number;
  pawns_max: number;
  effect: string;
  points_per_pawn?: number;
  amount_per_pawn?: number;
  tracks?: string[];
}

export interface TaskSpace extends Named {
  colour: string;
  position: "upper" | "lower";
  sex: "man" | "woman";
}

export interface Reward extends Named {
  kind: "bonus" | "vp";
  effect: string;
  sex?: "man" | "woman";
  amount?: number;
  points?: number;
  tracks?: string[];
}

export interface Token extends Named {
  house: string;
  vp: number;
}

export interface CareerSpace extends Named {
  rank: number;
  vp: number;
  final_vp: number;
  bonus_florins?: number;
  bonus_initiative?: number;
}

export interface City extends Named {
  board_name: string;
  spaces: number[];
}

export interface Portrait extends Named {
  married_at_start: boolean;
  wedding_vp: number;
}

interface Files {
  alliances: { house: Named[]; alliance_token: Token[] };
  board: {
    action_column: Column[];
    management_action: (Named & { points?: number; woman_results?: number[] })[];
    career_track: Named[];
    career_space: CareerSpace[];
    initiative_space: { index: number; vp: number }[];
    city: City[];
    task_space: TaskSpace[];
    threshold_step: { pawns: number; threshold: number }[];
    portrait: Portrait[];
    plan_row: Named[];
  };
  helpers: { helper: Helper[] };
  rewards: { reward: Reward[] };
  setup: { game: Record<string, number> };
  tasks: { task: Task[] };
}

export class Box {
  readonly tokens: ReadonlyMap<string, Token>;
  readonly helpers: ReadonlyMap<string, Helper>;
  readonly tasks: ReadonlyMap<string, Task>;
  readonly rewards: ReadonlyMap<string, Reward>;
  readonly cities: ReadonlyMap<string, City>;
  /** From left to right. */
  readonly columns: readonly Column[];
  readonly careers: readonly string[];

  constructor(readonly files: Files) {
    this.tokens = byId(files.alliances.alliance_token);
    this.helpers = byId(files.helpers.helper);
    this.tasks = byId(files.tasks.task);
    this.rewards = byId(files.rewards.reward);
    this.cities = byId(files.board.city);
    this.columns = files.board.action_column;
    this.careers = files.board.career_track.map((each) => each.id);
  }

  /** The helpers of a column, from top to bottom. */
  helpersOf(colour: string): Helper[] {
    return this.files.helpers.helper.filter((each) => each.column === colour).sort((one, other) => one.row - other.row);
  }

  /** The task spaces of a colour, the upper one first. */
  spacesOf(colour: string): TaskSpace[] {
    return this.files.board.task_space.filter((each) => each.colour === colour);
  }

  /** Where a task space stands among all of them, as the view lists its tasks. */
  spaceAt(space: string): number {
    return this.files.board.task_space.findIndex((each) => each.id === space);
  }
}

/** The box for the data files of a table. */
export const boxOf = boxed(Box);

/** The tinctures of the five that look like the player colours. */
const TINCTURES: Record<string, number> = { red_player: 0, blue_player: 1, yellow_player: 2, purple_player: 4 };
const PATTERNS: Record<number, string> = { 0: "chevrons", 1: "bends", 2: "dots", 4: "chequers" };

export function tinctureOf(colour: string | undefined): number {
  return TINCTURES[colour ?? ""] ?? 0;
}

/** The cloth that a family wears. */
export function patternOf(colour: string): string {
  return PATTERNS[tinctureOf(colour)]!;
}
