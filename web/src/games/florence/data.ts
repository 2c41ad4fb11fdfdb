/** The data files of The Princes of Florence, looked up by id. */
import { boxed, byId } from "../../table/components";

interface Named {
  id: string;
}

export interface Profession extends Named {
  number: number;
  building: string;
  landscape: string;
  freedom: string;
}

export interface Tile extends Named {
  cells: number;
  copies: number;
  /** Column and row of every cell, in the printed orientation. */
  shape: [number, number][];
  size_class?: "large" | "medium" | "small";
}

export interface Bonus extends Named {
  counters: string[];
  per_unit: number;
  mode: "sum" | "kinds";
}

export interface Prestige extends Named {
  kind: "majority" | "threshold";
  points: number;
  tie_points?: number;
}

export interface Character extends Named {
  /** Florins, from the lowest space up. */
  bid_spaces: number[];
}

export interface Round {
  number: number;
  min_work_value: number;
  muse_bonus: number;
}

interface Files {
  board: { round: Round[]; fame_track: { spaces_per_lap: number }; grid: { columns: number; rows: number } };
  bonus_cards: { bonus_card: Bonus[]; draw: number };
  characters: { character: Character[] };
  components: {
    freedom: Named[];
    architect_step: { number: number; adjacent_buildings_allowed: boolean }[];
    values: Record<string, number>;
  };
  houses: { house: Named[] };
  prestige_cards: { prestige_card: Prestige[] };
  professions: { profession: Profession[] };
  tiles: { building: Tile[]; landscape: Tile[] };
}

export class Box {
  readonly professions: ReadonlyMap<string, Profession>;
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly bonus: ReadonlyMap<string, Bonus>;
  readonly prestige: ReadonlyMap<string, Prestige>;
  readonly characters: readonly Character[];
  /** In the order of the box, as `buildings_left` and `landscapes_left` count them. */
  readonly buildings: readonly string[];
  readonly landscapes: readonly string[];
  readonly rounds: readonly Round[];
  /** Columns and rows of a principality. */
  readonly columns: number;
  readonly rows: number;
  /** Spaces of the fame track until it begins anew. */
  readonly lap: number;

  constructor(readonly files: Files) {
    this.professions = byId(files.professions.profession);
    this.tiles = byId([...files.tiles.building, ...files.tiles.landscape]);
    this.bonus = byId(files.bonus_cards.bonus_card);
    this.prestige = byId(files.prestige_cards.prestige_card);
    this.characters = files.characters.character;
    this.buildings = files.tiles.building.map((each) => each.id);
    this.landscapes = files.tiles.landscape.map((each) => each.id);
    this.rounds = files.board.round;
    this.columns = files.board.grid.columns;
    this.rows = files.board.grid.rows;
    this.lap = files.board.fame_track.spaces_per_lap;
  }

  /** Whether buildings may touch each other and the palazzo, with so many architects. */
  mayTouch(architects: number): boolean {
    const steps = this.files.components.architect_step;
    return steps.some((each) => each.number === architects && each.adjacent_buildings_allowed);
  }

  /** The three wishes of a profession. */
  wishes(profession: string): readonly string[] {
    const found = this.professions.get(profession);
    return found ? [found.building, found.landscape, found.freedom] : [];
  }
}

/** The box for the data files of a table. */
export const boxOf = boxed(Box);
