import { describe, expect, it } from "vitest";
import type { Event } from "../../../types/florence";
import { countOf, sources, worksOf } from "./sources";
import { box, house } from "./testing";

const completed = { profession: "poet", florins: 1500, building: 4, landscape: 3, freedom: 3, jesters: 0, cards: 5, bonus: [], bonus_values: [], muse: 0, architects: 0 };

const events = [
  { type: "RoundBegun", round: 7, minimum: 17, start: 0 },
  { type: "Gained", seat: 0, points: 3, reason: "architect" },
  { type: "Gained", seat: 1, points: 3, reason: "landscape" },
  { type: "WorkCompleted", seat: 0, value: 15, ...completed },
  { type: "Exchanged", seat: 0, points: 7, florins: 1400 },
  { type: "Gained", seat: 0, points: 3, reason: "building" },
  { type: "Sold", seat: 1, points: 2, florins: 200 },
  { type: "WorkCompleted", seat: 1, value: 17, ...completed },
  { type: "BestWork", seats: [1], value: 17 },
  { type: "Gained", seat: 1, points: 3, reason: "best_work" },
  { type: "RankTaken", seat: 0, rank: 2 },
  { type: "Exchanged", seat: 1, points: 4, florins: 800 },
  { type: "PrestigeScored", seat: 1, card: "prestige_most_lakes", points: 6 },
] as Event[];

describe("where prestige came from", () => {
  it("is told by what happened, and adds up", () => {
    const [mine, other] = sources(events, 2);

    expect(mine).toEqual({ works: 7, best_work: 0, building: 3, landscape: 0, architect: 3, characters: 2, prestige: 0, sold: 0 });
    expect(other).toMatchObject({ landscape: 3, best_work: 3, characters: 4, prestige: 6, sold: -2, works: 0 });
  });

  it("remembers the round and the value of every Work", () => {
    expect(worksOf(events, 0).get("poet")).toEqual({ round: 7, value: 15 });
  });
});

describe("what a prestige card counts", () => {
  const land = house({
    buildings: [{ tile: "theatre", cells: "a1a2b1b2c1", partner: null }],
    landscapes: [{ tile: "lake", cells: "d1d2e1", partner: null }],
    table: ["poet"],
    recruits_on_table: 2,
    jesters: 1,
  });

  it("is seen in the house", () => {
    const count = (metric: string) => countOf(box, land, metric, "a6a7b6b7c6c7");

    expect(["building", "landscape", "lake", "park", "jester", "works_on_table"].map(count)).toEqual([1, 1, 1, 0, 1, 3]);
    expect(count("empty_cells")).toBe(49 - 6 - 5 - 3);
  });
});
