import { expect, test } from "vitest";
import type { Happened } from "../api/types";
import { breakdownOf } from "./breakdown";
import { marksOf, roundAt, sameMoment } from "./rounds";

function log(...events: (object[] | null)[]): Happened[] {
  return events.map((each, at) => ({ n: at + 1, at_ms: 0, ...(each ? { events: each } : {}) }));
}

const match = log([{ type: "Age", name: "golden" }], [{ type: "Laid" }], [{ type: "Laid" }], [{ type: "Age", name: "silver" }]);
const rounds = (event: { type: string; name?: string }) =>
  event.type === "Age" ? { name: event.name! } : { name: "senate", part: true };

test("rounds begin where an event says so, parts of them only once", () => {
  expect(marksOf(match, rounds).map((mark) => [mark.n, mark.name])).toEqual([
    [1, "golden"],
    [2, "senate"],
    [4, "silver"],
  ]);
});

test("a moment belongs to a round, and to a part of that round only", () => {
  const marks = marksOf(match, rounds);

  expect(roundAt(marks, 3)).toMatchObject({ round: { name: "golden" }, part: { name: "senate" } });
  expect(roundAt(marks, 4)).toMatchObject({ round: { name: "silver" } });
  expect(roundAt(marks, 4).part).toBeUndefined();
  expect(roundAt(marks, 0)).toEqual({});
});

test("the same moment is found in the log of somebody who noticed more", () => {
  const mine = log([{ type: "Age", name: "golden" }], null, null, [{ type: "Laid" }], null, [{ type: "Age", name: "silver" }]);

  expect(sameMoment(match, 4, mine)).toBe(6);
  expect(sameMoment(mine, 5, match)).toBe(3);
  expect(sameMoment(match, 0, mine)).toBe(0);
});

test("the final reckoning is the last one that every seat has", () => {
  const counted = (seat: number, wealth: number) => ({ type: "WealthCounted", seat, estates: 2, laws: 1, wealth });
  const end = log([{ type: "Placed", seat: 0, count: 1 }], [counted(0, 9), counted(1, 7)]);

  expect(breakdownOf(end, 2)).toEqual({
    fields: ["estates", "laws", "wealth"],
    rows: new Map([
      [0, { estates: 2, laws: 1, wealth: 9 }],
      [1, { estates: 2, laws: 1, wealth: 7 }],
    ]),
  });
  expect(breakdownOf(end, 3)).toBeNull();
});

test("a fork begins in the round it was taken from, whatever came before", () => {
  const before = match.map((each) => ({ ...each, n: 0 }));
  const since = [...before, { n: 1, at_ms: 0, events: [{ type: "Laid" }] }];

  expect(marksOf(before.slice(0, 3), rounds).map((mark) => mark.name)).toEqual(["golden", "senate"]);
  expect(marksOf(since, rounds)).toEqual([
    { n: 0, name: "silver" },
    { n: 1, name: "senate", part: true },
  ]);
});
