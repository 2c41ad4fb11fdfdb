/** Moments of Veto! for tests: a small table, and whatever is asked. */
import { vi } from "vitest";
import type { Action } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { Texts } from "../../text/texts";
import type { PieceView, PlayerView, VetoView } from "../../types/veto";

// The desk looks at the width of the screen, which jsdom does not have; import this file before it.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const spoken = (name: string) => ({ pl: name, en: name });
const card = (type: string) => (id: string) => ({ id, type, number: 1, name: spoken(id), text: spoken(""), keywords: [] });

/** A box of a few cards, and texts that know nothing but ids. */
export const tools = {
  game: "veto",
  texts: new Texts("en", []),
  components: {
    characters: { card: ["janusz_radziwill", "andrzej_kmicic", "roch_kowalski", "sakowicz"].map(card("character")) },
    possessions: { card: ["latifundium"].map(card("possession")) },
    thrusts: { card: ["feint"].map(card("thrust")) },
    effects: { card: ["veto"].map(card("effect")) },
    keywords: { keyword: [] },
    decks: { deck: [] },
    game: { constants: {} },
  },
  choose: vi.fn(),
  undo: null,
  orders: null,
  foresee: () => Promise.resolve([]),
  openRule: () => {},
  openThing: () => {},
} as unknown as Tools;

export function player(more: Partial<PlayerView> = {}): PlayerView {
  const counts = { dukats: 10, kreski: 0, hand: 5, cupboard: 40, discard: 0, income: 3, initiative: 0, bribe: 0, adjusted: 0 };
  const facts = { faction: "radziwill", strategy: "", discard_top: "", removed: [], alive: true, redrew: false, hand_limit: 6, threshold: 14 };
  return { ...counts, ...facts, ...more } as PlayerView;
}

export function piece(id: number, card: string, more: Partial<PieceView> = {}): PieceView {
  const place = { owner: 0, controller: 0, host: 0, field: null, marked: false, markers: 0, face_down: false, in_duel: false, until: 0 };
  return { id, card, ...place, keywords: [], szabla: 0, kreski: 0, silent: false, ...more } as PieceView;
}

interface Asked {
  decision?: string;
  facts?: Record<string, unknown>;
  options?: readonly Action[];
  described?: readonly Record<string, unknown>[];
  seat?: number | null;
  view?: Partial<VetoView>;
}

/** A moment in round 2 of two camps. */
export function moment({ decision = "turn", facts = {}, options = [], described, seat = 0, view = {} }: Asked = {}): Seen {
  const whole = {
    seat,
    variant: "standard",
    first_game: false,
    max_rounds: 40,
    round: 2,
    phase: "game",
    pool: 21,
    total: 21,
    initiative: 0,
    voice: 0,
    deeds: 1,
    acted: false,
    election: -1,
    influence: [],
    players: [player(), player({ faction: "court" })],
    table: [],
    stack: [],
    lasting: [],
    duel: null,
    queued: [],
    barred: [],
    own: seat === null ? null : { hand: [], lafa: [], deck: [] },
    ...view,
  };
  const prompt = { decision, facts, seats: [0], rule: "VE-5.1" };
  const now = { view: whole, prompt, options, described: described ?? options.map(() => ({})) };
  return { now, seat, seats: [], names: ["radziwill", "court"], news: [], log: [], outcome: null } as unknown as Seen;
}
