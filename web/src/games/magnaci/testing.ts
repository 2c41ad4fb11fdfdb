/** A small Commonwealth for tests: enough of the data files, and views with only what matters. */
import { vi } from "vitest";
import type { Seen, Tools } from "../../table/board";
import type { MagnaciView, PlayerView } from "../../types/magnaci";
import { Box } from "./data";

// The desk looks at the width of the screen, which jsdom does not have; import this file before it.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const slots = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
const ranks = ["2", "3", "4", "5", "6", "lady"];

export const box = new Box({
  board: {
    province: [
      { id: "prussia", power: "moscow", fiefs: [] },
      { id: "lithuania", power: "moscow", fiefs: ["livonia"] },
    ],
    fief: [{ id: "livonia", province: "lithuania" }],
    power: [{ id: "moscow", province: "lithuania", slots: [1, 2] }],
    age: [{ id: "golden" }],
    phase: [{ id: "senate" }],
    building: [{ id: "fortress", strength: 3 }],
    conflict_slot: slots.map((roman) => ({ roman, power: "moscow" })),
    numbers: {},
    trade: { max_initiatives_per_window: 2, max_initiatives_per_tie_pause: 1 },
  },
  conflicts: { conflict: [] },
  families: {
    family: ["potocki", "radziwill", "sapieha"].map((id) => ({ id })),
    rank: ranks.map((id) => ({ id, strength: Number(id) || 1, influence: Number(id) || 10 })),
  },
  kings: { king: [] },
  laws: {
    law: [
      { id: "rokosz", rule: "MA-15.15", estates: 1, symbols: ["sabre"], windows: ["conflict"], effect: { type: "modify_strength", amount: -2 } },
      { id: "union_of_brest", rule: "MA-15.20", estates: 1, symbols: ["chalice"], windows: ["interregnum"], effect: { type: "gain_estates", amount: 1 } },
    ],
  },
  senators: {
    senator: ["primate", "treasurer", "hetman", "chancellor"].map((id) => ({
      id,
      rule: "MA-15.1",
      symbol: "chalice",
      estates: 1,
      window: "none",
      effect: { type: "break_ties" },
    })),
  },
});

/** Names are their ids; nothing can be opened or asked for. */
export const tools = {
  game: "magnaci",
  components: box.files as unknown as Record<string, unknown>,
  texts: { name: (id: string) => id, attribute: () => "", action: ({ type }: { type: string }) => type, seat: (seat: number, names: readonly string[]) => names[seat] },
  choose: null,
  foresee: () => Promise.resolve([]),
  openRule: () => {},
  openThing: () => {},
} as unknown as Tools;

export function player(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    family: "potocki",
    cards_in_hand: 6,
    hand: null,
    laid: [],
    laying: null,
    shown: null,
    modifier: 0,
    played: [],
    offices: [],
    used: [],
    laws: [],
    won: [],
    pledged: [],
    estates: [0, 0],
    fiefs: [0],
    standing: [0, 0],
    worth: [0, 0, 0],
    wealth: 0,
    ...changes,
  };
}

export function view(changes: Partial<MagnaciView> = {}): MagnaciView {
  return {
    seat: 0,
    age: "golden",
    phase: "senate",
    king: null,
    symbol: null,
    past_kings: [],
    track: [1, 0, 2],
    players: [player({ hand: ranks }), player(), player()],
    sejm: [],
    laws_in_deck: 25,
    laws_out: [],
    conflicts: slots.map(() => null),
    conflicts_in_deck: 25,
    conflicts_out: [],
    partitioned: [],
    buildings: [null],
    silent_sejm: false,
    black_clouds: false,
    modifiers: [0, 0],
    moved: [],
    trade: true,
    contest: null,
    window: null,
    ...changes,
  };
}

export function seen(decision: string, facts: Record<string, unknown>, shown: MagnaciView, options: object[] = []): Seen {
  return {
    now: { view: shown, prompt: { decision, rule: "MA-1.1", seats: [0], facts }, options },
    seat: 0,
    seats: [],
    names: ["potocki", "sapieha", "radziwill"],
    news: [],
    log: [],
    outcome: null,
  };
}
