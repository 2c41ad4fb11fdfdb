import { expect, test } from "vitest";
import type { Happened } from "../../../api/types";
import { standing } from "../../../table/moves";
import type { Event } from "../../../types/signorie";
import { servedOf } from "./served";

let n = 0;
const move = (by: number | null, ...events: object[]): Happened => ({ n: (n += 1), at_ms: 0, by, events });
const noted = (note: object, by: number | null = null): Happened => ({ n: (n += 1), at_ms: 0, by, note: { ...note } });

const counted = [
  { type: "InitiativeScored", seat: 0, space: 2, vp: 1 },
  { type: "InitiativeScored", seat: 1, space: 4, vp: 4 },
  { type: "NewOrder", order: [1, 0] },
  { type: "DiceCounted", seat: 1, total: 9, threshold: 13, qualified: true },
  { type: "DiceCounted", seat: 0, total: 17, threshold: 16, qualified: false },
];
const bonus = { type: "BonusTaken", seat: 1, reward: "reward_career" };

test("The list stands in the new turn order and says what everybody got", () => {
  const log = [
    move(0, { type: "InitiativeScored", seat: 0, space: 7, vp: 12 }, { type: "NewOrder", order: [0, 1] }, { type: "RoundBegun", round: 2 }),
    move(0, { type: "Passed", seat: 0 }, ...counted),
    move(1, bonus),
    move(1, { type: "WeddingHeld", seat: 1, brides: 1, vp: 0, florins: 2 }),
  ];

  expect(servedOf(log)).toEqual([
    { seat: 1, initiative: 4, total: 9, threshold: 13, qualified: true, bonus: "reward_career", wedding: { vp: 0, florins: 2 } },
    { seat: 0, initiative: 1, total: 17, threshold: 16, qualified: false },
  ]);
});

test("In the last rounds it tells of the token and of points that were bought", () => {
  const log = [
    move(0, ...counted, { type: "RewardScored", seat: 1, reward: "reward_vp_men", count: 2, vp: 4 }),
    move(1, { type: "PointsBought", seat: 1, florins: 5, vp: 5 }),
  ];

  expect(servedOf(log)[0]).toMatchObject({ scored: 4, bought: 5 });
});

test("Before the first new order there is no list", () => {
  expect(servedOf([move(null, { type: "RoundBegun", round: 1 })])).toEqual([]);
});

test("What was taken back does not stand", () => {
  const log = [move(null, { type: "RoundBegun", round: 1 }), move(0, { type: "Passed", seat: 0 }), move(1, bonus)];
  const types = (more: Happened[]) => standing<Event>([...log, ...more]).map(({ type }) => type);

  expect(types([noted({ undo: 1 }, 1)])).toEqual(["RoundBegun", "Passed"]);
  expect(types([noted({ rewind: 0 })])).toEqual(["RoundBegun"]);
  expect(types([noted({ undo: 1 }, 1), move(1, { type: "FlorinsTaken", seat: 1, florins: 3 })])).toEqual(["RoundBegun", "Passed", "FlorinsTaken"]);
});
