/** A small Signorie for tests: enough of the data files, and views with only what matters. */
import { vi } from "vitest";
import type { Seen, Tools } from "../../../table/board";
import type { PlayerView, SignorieView } from "../../../types/signorie";
import { Box } from "../data";

// The desk looks at the width of the screen, which jsdom does not have; import this file before it.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const columns = [
  { id: "grey", value: 4, management: "mission", hire_target: "turquoise" },
  { id: "turquoise", value: 5, management: "career", hire_target: "grey" },
];
const rows = ["top", "middle", "bottom"];

export const box = new Box({
  alliances: { house: [], alliance_token: [] },
  board: {
    action_column: columns,
    management_action: [{ id: "mission" }, { id: "career", points: 4 }],
    career_track: ["political", "clerical", "military"].map((id) => ({ id })),
    career_space: [1, 2, 3, 4, 5, 6, 7].map((rank) => ({ id: `career_space_${rank}`, rank, vp: 2 * rank - 1, final_vp: rank - 1 })),
    initiative_space: [0, 0, 1, 2, 4, 6, 9, 12].map((vp, index) => ({ index, vp })),
    city: [],
    task_space: columns.flatMap(({ id }) => [
      { id: `task_${id}_upper`, colour: id, position: "upper" as const, sex: "woman" as const },
      { id: `task_${id}_lower`, colour: id, position: "lower" as const, sex: "man" as const },
    ]),
    threshold_step: [],
    portrait: [],
    plan_row: [],
  },
  helpers: {
    helper: columns.flatMap(({ id }) =>
      rows.map((row, at) => ({ id: `helper_${id}_${row}`, column: id, row: at + 1, cost: at + 2, effect: "advance", points: row === "middle" ? 3 : ("die_value" as const) })),
    ),
  },
  rewards: { reward: [{ id: "reward_career", kind: "bonus", effect: "advance", points: 3 }] },
  setup: { game: { row_scoring_minimum_tokens: 3, facedown_alliance_vp: 1, dowry_max: 4, dowry_vp_per_florin: 2 } },
  tasks: {
    task: [
      { id: "task_clerical", repeatable: true, pawns_min: 1, pawns_max: 3, effect: "advance", points_per_pawn: 2 },
      { id: "task_marriage", repeatable: false, pawns_min: 2, pawns_max: 2, effect: "marriage" },
    ],
  },
});

/** Names are their ids. */
export const tools = {
  components: box.files as unknown as Record<string, unknown>,
  texts: { name: (id: string) => id },
} as unknown as Tools;

export function family(changes: Partial<PlayerView> = {}): PlayerView {
  return { vp: 0, scored: [], helpers: [], rows: [], careers: [[], [], []], ...changes } as unknown as PlayerView;
}

/** A moment as seat 0 sees it. */
export function moment(view: Partial<SignorieView>, decision = "", options: object[] = [], facts: object = {}): Seen {
  const whole = { players: [family(), family()], chain: null, tasks: [], ...view };
  return { now: { view: whole, prompt: { decision, facts, seats: [0] }, options }, seat: 0, names: [], news: [], log: [] } as unknown as Seen;
}
