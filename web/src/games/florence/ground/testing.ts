/** A small table for tests: a few tiles, and views with only what matters to the land. */
import { vi } from "vitest";
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import type { Event, FlorenceView, PlayerView, TileView } from "../../../types/florence";
import { Box } from "../data";

// The desk looks at the width of the screen, which jsdom does not have; import this file before it.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const tile = (id: string, shape: [number, number][], size_class?: "large" | "medium" | "small") => ({
  id,
  cells: shape.length,
  copies: 3,
  shape,
  ...(size_class ? { size_class } : {}),
});

export const box = new Box({
  board: { round: [], fame_track: { spaces_per_lap: 50 }, grid: { columns: 7, rows: 7 } },
  bonus_cards: { bonus_card: [], draw: 5 },
  characters: { character: [] },
  components: {
    freedom: [],
    architect_step: [
      { number: 1, adjacent_buildings_allowed: false },
      { number: 2, adjacent_buildings_allowed: true },
    ],
    values: {},
  },
  houses: { house: [] },
  prestige_cards: { prestige_card: [] },
  professions: { profession: [{ id: "poet", number: 19, building: "theatre", landscape: "lake", freedom: "travel" }] },
  tiles: {
    building: [
      tile("workshop", [[0, 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 2], [2, 2]], "large"),
      tile("studio", [[0, 0], [0, 1], [0, 2], [0, 3], [1, 3]], "medium"),
      tile("tower", [[0, 0], [0, 1], [0, 2]], "small"),
      tile("chapel", [[0, 0], [0, 1], [1, 1]], "small"),
    ],
    landscape: [tile("forest", [[0, 0], [1, 0], [0, 1], [1, 1]])],
  },
});

export function laid(tile: string, cells: string, partner: number | null = null): TileView {
  return { tile, cells, partner };
}

/** Three principalities in a ring, or apart. */
export function table(houses: Partial<PlayerView>[], cooperative = false): FlorenceView {
  const players = houses.map((house, seat) => ({
    buildings: [],
    landscapes: [],
    west: cooperative ? (seat + houses.length - 1) % houses.length : null,
    east: cooperative ? (seat + 1) % houses.length : null,
    ...house,
  }));
  return { players, cooperative, palazzo: cooperative ? "c6d6e6c7d7e7" : "a6b6c6a7b7c7" } as unknown as FlorenceView;
}

export function asked(view: FlorenceView, decision: string, facts: object, options: Action[], news: Event[] = []): Seen {
  return {
    now: { view, prompt: { decision, facts, seats: [0], rule: "PF-8.9" }, options },
    seat: 0,
    names: view.players.map((_, seat) => `house_${seat}`),
    news: [{ events: news }],
  } as unknown as Seen;
}
