/** The data files of Magnaci, looked up by id. */
import { boxed, byId } from "../../table/components";

export interface Law {
  id: string;
  rule: string;
  estates: number;
  symbols: string[];
  windows: string[];
  office?: string;
  effect: Effect;
}

export interface Senator {
  id: string;
  rule: string;
  symbol: string;
  estates: number;
  window: string;
  effect: Effect;
}

interface Effect {
  type: string;
  amount?: number;
}

export interface Conflict {
  id: string;
  power: string;
  province: string;
  /** By number of players. */
  scale: Record<string, number>;
  reward: { type: "estate" | "fief"; where: string };
  defeat: { type: string; provinces?: string[] };
}

export interface Power {
  id: string;
  province: string;
  slots: [number, number];
}

interface Named {
  id: string;
}

interface Files {
  board: {
    province: (Named & { power: string; fiefs: string[] })[];
    fief: (Named & { province: string })[];
    power: Power[];
    age: Named[];
    phase: Named[];
    building: (Named & { strength: number })[];
    conflict_slot: { roman: string; power: string }[];
    numbers: Record<string, number>;
    trade: { max_initiatives_per_window: number; max_initiatives_per_tie_pause: number };
  };
  conflicts: { conflict: Conflict[] };
  families: { family: Named[]; rank: { id: string; strength: number; influence: number }[] };
  kings: { king: { id: string; age: string; symbol: string }[] };
  laws: { law: Law[] };
  senators: { senator: Senator[] };
}

export class Box {
  readonly laws: ReadonlyMap<string, Law>;
  readonly senators: ReadonlyMap<string, Senator>;
  readonly conflicts: ReadonlyMap<string, Conflict>;
  readonly provinces: readonly string[];
  readonly fiefs: readonly string[];
  readonly offices: readonly string[];
  readonly slots: readonly string[];
  readonly ages: readonly string[];
  readonly powers: readonly Power[];
  readonly buildings: readonly { id: string; strength: number }[];
  /** In the order of the box, which gives them their tinctures. */
  readonly families: readonly string[];
  readonly ranks: ReadonlyMap<string, { strength: number; influence: number }>;

  constructor(readonly files: Files) {
    this.laws = byId(files.laws.law);
    this.senators = byId(files.senators.senator);
    this.conflicts = byId(files.conflicts.conflict);
    this.provinces = files.board.province.map((each) => each.id);
    this.fiefs = files.board.fief.map((each) => each.id);
    this.offices = files.senators.senator.map((each) => each.id);
    this.slots = files.board.conflict_slot.map((each) => each.roman);
    this.ages = files.board.age.map((each) => each.id);
    this.powers = files.board.power;
    this.buildings = files.board.building;
    this.families = files.families.family.map((each) => each.id);
    this.ranks = byId(files.families.rank);
  }

  /** What a Senator or Law adds to a card or to a province; nothing for cards of another kind. */
  amount(card: string): number | undefined {
    const building = this.buildings.find((each) => each.id === BUILDING_OF[card]);
    if (building) return building.strength;
    const effect = (this.laws.get(card) ?? this.senators.get(card))?.effect;
    return effect?.type.startsWith("modify") ? effect.amount : undefined;
  }

  /** The windows in which a Senator or Law can be played. */
  windows(card: string): readonly string[] {
    return this.laws.get(card)?.windows ?? [this.senators.get(card)?.window ?? ""];
  }

  symbols(card: string): readonly string[] {
    return this.laws.get(card)?.symbols ?? [this.senators.get(card)?.symbol ?? ""];
  }

  scale(conflict: string, seats: number): number {
    return this.conflicts.get(conflict)?.scale[seats] ?? 0;
  }

  /** What a standing adds to Wealth. */
  bonus(standing: number): number {
    const { bonus_presence = 0, bonus_advantage = 0, bonus_dominance = 0 } = this.files.board.numbers;
    return [0, bonus_presence, bonus_advantage, bonus_dominance][standing] ?? 0;
  }

  fiefsOf(province: string): readonly string[] {
    return this.files.board.province.find((each) => each.id === province)?.fiefs ?? [];
  }

  kingOf(age: string, kings: readonly string[]): string | undefined {
    return this.files.kings.king.find((each) => each.age === age && kings.includes(each.id))?.id;
  }
}

/** The Laws that put up a building are not all called like it. */
const BUILDING_OF: Record<string, string> = {
  monastery: "monastery",
  palazzo_in_fortezza: "palace",
  fortress: "fortress",
};

/** The box for the data files of a table. */
export const boxOf = boxed(Box);
