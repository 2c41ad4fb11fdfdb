/** The data files of Sigismundus Augustus, looked up by id. */
import { boxed, byId } from "../../table/components";

interface Named {
  id: string;
}

export interface Office extends Named {
  number: number;
  kind: "ecclesiastical" | "ministerial" | "land";
  rank: string;
  latin: string;
  flip_act?: string;
}

export interface Policy extends Named {
  number: number;
  deck: "internal" | "foreign" | "military";
  copies: number;
}

export interface Figure extends Named {
  calling: "military" | "diplomacy" | "culture";
  ribbon: boolean;
}

export interface SejmCard extends Named {
  round: string;
  year: number;
  place: string;
  /** What its Act does, where the board shows it: more votes on a space of a track. */
  effect: { op: string; track?: string; space?: number; votes?: number };
}

export interface Demand extends Named {
  kind: "tax" | "sejm_support" | "noble_host";
  resource: "ducats" | "votes" | "units";
}

export interface Field extends Named {
  action: number;
  min_players: number;
}

export interface Track extends Named {
  votes: number[];
  representative: string;
}

export interface Country extends Named {
  latin: string;
  seal: { when: string; op: string; count: number };
}

interface Files {
  board: {
    phase: (Named & { order: number; stages?: string[] })[];
    field: Field[];
    support_track: Track[];
    foreign_policy_space: { space: number; first: number; second: number }[];
    country: Country[];
  };
  components: {
    unit: (Named & { power: number; upkeep: number; count: number })[];
    constants: Record<string, number>;
    component: (Named & { count: number })[];
    /** The numbers of the offices one can begin with. */
    start_offices: { players: number; offices: number[] }[];
  };
  figures: { figure: Figure[] };
  houses: { house: (Named & { arms: string; colour: string; initiative: number })[] };
  offices: { office: Office[] };
  policy_cards: { policy: Policy[] };
  royal_demands: { royal_demand: Demand[] };
  sejm_cards: { sejm: SejmCard[] };
}

export class Box {
  readonly offices: ReadonlyMap<string, Office>;
  readonly policies: ReadonlyMap<string, Policy>;
  readonly figures: ReadonlyMap<string, Figure>;
  readonly sejms: ReadonlyMap<string, SejmCard>;
  readonly demands: ReadonlyMap<string, Demand>;
  readonly fields: ReadonlyMap<string, Field>;
  readonly countries: ReadonlyMap<string, Country>;
  readonly tracks: ReadonlyMap<string, Track>;

  constructor(readonly files: Files) {
    this.offices = byId(files.offices.office);
    this.policies = byId(files.policy_cards.policy);
    this.figures = byId(files.figures.figure);
    this.sejms = byId(files.sejm_cards.sejm);
    this.demands = byId(files.royal_demands.royal_demand);
    this.fields = byId(files.board.field);
    this.countries = byId(files.board.country);
    this.tracks = byId(files.board.support_track);
  }
}

/** The box for the data files of a table. */
export const boxOf = boxed(Box);

/** The tinctures of the five that look like the colours of the Houses, and the cloth they wear. */
const TINCTURES: Record<string, number> = { zamoyski: 0, zborowski: 1, tarnowski: 2, gorka: 3, firlej: 4 };
const CLOTHS = ["chevrons", "bends", "dots", "bars", "chequers"];

export function tinctureOf(house: string | undefined): number {
  return TINCTURES[house ?? ""] ?? 0;
}

/** The letter of a House on its markers, if it is not its first: two Houses begin with a Z. */
export function letterOf(house: string | undefined): string | undefined {
  return house === "zborowski" ? "B" : undefined;
}

/** The pattern of a House, for drawings that take it from the variable `--cloth`. */
export function clothOf(house: string | undefined): string {
  return `url(#sga-${CLOTHS[tinctureOf(house)]})`;
}
