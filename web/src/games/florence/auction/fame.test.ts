import { describe, expect, test } from "vitest";
import type { Happened } from "../../../api/types";
import type { FlorenceView } from "../../../types/florence";
import { awardOf, spaceOf, spread, stretch } from "./fame";

test("points beyond the end of the track begin a new lap", () => {
  expect([0, 1, 50, 51, 100, 101].map((points) => spaceOf(points, 50))).toEqual([
    { space: 0, laps: 0 },
    { space: 1, laps: 0 },
    { space: 50, laps: 0 },
    { space: 1, laps: 1 },
    { space: 50, laps: 1 },
    { space: 1, laps: 2 },
  ]);
});

describe("pawns", () => {
  test("stand where they want while there is room", () => {
    expect(spread([100, 40], 20, 400)).toEqual([100, 40]);
  });

  test("that are equal stand side by side around their space", () => {
    expect(spread([100, 100], 20, 400)).toEqual([90, 110]);
  });

  test("push one another aside in their order", () => {
    const places = spread([100, 104, 96], 20, 400);

    expect(places).toEqual([100, 120, 80]);
  });

  test("stay on the track", () => {
    expect(spread([4, 4, 4], 20, 400)).toEqual([10, 30, 50]);
    expect(spread([399], 20, 400)).toEqual([390]);
  });

  test("at the edge push aside those beside them", () => {
    expect(spread([4, 4, 34], 20, 400)).toEqual([10, 30, 50]);
  });
});

function standing(minimum: number, ...players: [number, number][]): FlorenceView {
  return { minimum, players: players.map(([prestige, best_work]) => ({ prestige, best_work })) } as FlorenceView;
}

describe("the stretch of the track", () => {
  test("holds everybody, the best Works and the minimum", () => {
    expect(stretch(standing(14, [14, 15], [20, 0], [16, 14]), 50)).toEqual([5, 25]);
  });

  test("is never so short that neighbours touch", () => {
    const [first, last] = stretch(standing(7, [0, 0], [0, 0]), 50);

    expect(last - first).toBeGreaterThanOrEqual(19);
  });

  test("ends with the track", () => {
    expect(stretch(standing(17, [48, 0], [50, 0]), 50)).toEqual([10, 50]);
  });
});

test("the best Work of a round is told with what it brings", () => {
  const news = [
    { n: 1, events: [{ type: "BestWork", seats: [1, 2], value: 16 }, { type: "Gained", seat: 1, points: 3, reason: "best_work" }] },
  ] as unknown as Happened[];

  expect(awardOf(news)).toEqual({ seats: [1, 2], value: 16, points: 3 });
  expect(awardOf([])).toBeNull();
});
