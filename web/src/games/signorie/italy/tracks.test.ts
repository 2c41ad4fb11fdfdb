import { expect, test } from "vitest";
import type { SignorieView } from "../../../types/signorie";
import { menOn, stepsTo, stepsUp, walked } from "./tracks";

const enter = { type: "enter", career: "clerical" };
const advance = (rank: number, career = "clerical") => ({ type: "advance", career, rank });
const up = { type: "initiative" };

test("A farther space is reached step by step, by the man who is nearest", () => {
  const options = [enter, advance(1), advance(3), advance(4, "military"), up];

  expect(stepsTo(options, "clerical", 4, 3)).toEqual([advance(3)]);
  expect(stepsTo(options, "clerical", 6, 3)).toEqual([advance(3), advance(4), advance(5)]);
  expect(stepsTo(options, "clerical", 2, 3)).toEqual([advance(1)]);
  expect(stepsTo([enter], "clerical", 2, 3)).toEqual([enter, advance(1)]);
});

test("No steps lead where the points do not reach, back, or to a track that is not offered", () => {
  expect(stepsTo([advance(3)], "clerical", 6, 2)).toEqual([]);
  expect(stepsTo([advance(3)], "clerical", 3, 2)).toEqual([]);
  expect(stepsTo([enter], "political", 1, 2)).toEqual([]);
});

test("The disc goes up as far as the points reach", () => {
  expect(stepsUp([up], 2, 4, 3)).toEqual([up, up]);
  expect(stepsUp([up], 2, 6, 3)).toEqual([]);
  expect(stepsUp([up], 2, 2, 3)).toEqual([]);
  expect(stepsUp([enter], 2, 3, 3)).toEqual([]);
});

test("Men of one family on a space stand together, mine in front", () => {
  const view = { players: [{ careers: [[2, 2, 5]] }, { careers: [[2]] }] } as unknown as SignorieView;

  expect(menOn(view, 0, 2, 0)).toEqual([
    { seat: 1, count: 1 },
    { seat: 0, count: 2 },
  ]);
  expect(menOn(view, 0, 3, 0)).toEqual([]);
});

test("A man has walked as many spaces as were told without a gap", () => {
  const moved = (rank: number, career = "clerical") => ({ type: "ManAdvanced", seat: 1, career, rank });
  const events = [moved(2), moved(3), { type: "InitiativeMoved", seat: 1, space: 3 }, moved(4), moved(1, "military")];

  expect(walked(events, 1, "clerical", 4)).toBe(3);
  expect(walked(events, 1, "military", 1)).toBe(1);
  expect(walked(events, 1, "initiative", 3)).toBe(1);
  expect(walked(events, 1, "clerical", 6)).toBe(0);
  expect(walked(events, 0, "clerical", 4)).toBe(0);
});
