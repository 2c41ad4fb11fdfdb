/** A small Florence for tests: enough of the data files, and houses with only what matters. */
import type { PlayerView, Preview, WorkView } from "../../../types/florence";
import { Box } from "../data";

export const box = new Box({
  board: { round: [], fame_track: { spaces_per_lap: 50 }, grid: { columns: 7, rows: 7 } },
  bonus_cards: { bonus_card: [], draw: 5 },
  characters: { character: [] },
  components: {
    freedom: ["travel", "religion", "opinion"].map((id) => ({ id })),
    architect_step: [],
    values: { work_value_building: 4, work_value_landscape: 3, work_value_freedom: 3 },
  },
  houses: { house: [] },
  prestige_cards: { prestige_card: [] },
  professions: {
    profession: [
      { id: "poet", number: 19, building: "theatre", landscape: "lake", freedom: "travel" },
      { id: "painter", number: 15, building: "studio", landscape: "lake", freedom: "travel" },
    ],
  },
  tiles: { building: [], landscape: [] },
});

export function house(changes: Partial<PlayerView> = {}): PlayerView {
  const nothing = { buildings: [], landscapes: [], freedoms: [], table: [], recruits_on_table: 0, jesters: 0, architects: 0, best_work: 0 };
  return { ...nothing, ...changes } as unknown as PlayerView;
}

export function work(changes: Partial<WorkView>): WorkView {
  return { profession: "poet", building: 0, landscape: 0, freedom: 0, jesters: 0, cards: 0, muse: 0, bonus: [], value: 0, ...changes };
}

/** A preview in which one Work changes. */
export function shift(profession: string, before: number, after: number): Preview {
  const same = { before: [], after: [] };
  return { florins: same, prestige: same, works: [{ profession, before, after }], work: null };
}
