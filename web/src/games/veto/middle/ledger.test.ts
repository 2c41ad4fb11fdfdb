import { describe, expect, test } from "vitest";
import type { DuelView, Event, Line, ObjectView } from "../../../types/veto";
import { besides, counted, ledgerOf, sumOf, verdictOf } from "./ledger";

const printed = (amount: number): Line => ({ kind: "printed", amount, card: "michal_wolodyjowski" });
const bonus = (card: string) => (card === "feint" ? 3 : 1);

function duel(more: Partial<DuelView> = {}): DuelView {
  const parts = { challenger: 5, challenged: 8, cards: ["michal_wolodyjowski", "andrzej_kmicic"], seats: [0, 1], lines: [[printed(9)], [printed(8)]] };
  const numbers = { totals: [9, 8], kill_margins: [3, 3], stakes: [2, 4], decided: false, margin: 0, winner: 0, casualty: null, spoils: 0 };
  return { ...parts, ...numbers, ...more } as DuelView;
}

function thrust(number: number, seat: number, more: Partial<ObjectView> = {}): ObjectView {
  return { number, seat, kind: "thrust", card: "feint", negated: null, ...more } as ObjectView;
}

describe("the sums of a duel", () => {
  test("a thrust on the stack waits below what counts, on the side of its player", () => {
    const [mine, theirs] = ledgerOf(duel(), [thrust(12, 0)], [], bonus);

    expect(mine.map(({ state, line }) => [state, line.amount])).toEqual([["counts", 9], ["waits", 3]]);
    expect(theirs.map(({ state }) => state)).toEqual(["counts"]);
  });

  test("what is negated on the stack is struck through", () => {
    const [mine] = ledgerOf(duel(), [thrust(12, 0, { negated: "discard" })], [], bonus);

    expect(mine.at(-1)!.state).toBe("negated");
  });

  test("what was negated and has left the stack stays struck through, once", () => {
    const events = [
      { type: "ObjectDeclared", number: 12, seat: 1, kind: "thrust", card: "feint" },
      { type: "ObjectNegated", number: 12, kind: "thrust", card: "feint" },
      { type: "ObjectNegated", number: 13, kind: "effect", card: "vivat" },
    ] as unknown as Event[];

    const gone = ledgerOf(duel(), [], events, bonus);
    const lying = ledgerOf(duel(), [thrust(12, 1, { negated: "discard" })], events, bonus);

    expect(gone.map((side) => side.map(({ state }) => state))).toEqual([["counts"], ["counts", "negated"]]);
    expect(lying[1].map(({ state }) => state)).toEqual(["counts", "negated"]);
  });

  test("replies that are no thrusts are no line", () => {
    const [mine, theirs] = ledgerOf(duel(), [thrust(12, 0), thrust(13, 1, { kind: "effect", card: "a_false_step" })], [], bonus);

    expect([mine.length, theirs.length]).toEqual([2, 1]);
  });
});

describe("what follows from the totals", () => {
  test("a small margin wounds, one as large as the winner needs kills", () => {
    expect(verdictOf(duel({ totals: [9, 8] }))).toEqual({ winner: 0, margin: 1, casualty: "wound", spoils: 2 });
    expect(verdictOf(duel({ totals: [5, 8] }))).toEqual({ winner: 1, margin: 3, casualty: "kill", spoils: 4 });
    expect(verdictOf(duel({ totals: [5, 8], kill_margins: [3, 5] })).casualty).toBe("wound");
  });

  test("level totals are a draw", () => {
    expect(verdictOf(duel({ totals: [8, 8] }))).toEqual({ winner: null, margin: 0, casualty: null, spoils: 0 });
  });

  test("once decided, what was decided holds", () => {
    const decided = duel({ decided: true, winner: 8, margin: 2, casualty: "kill", spoils: 1, totals: [9, 9] });

    expect(verdictOf(decided)).toEqual({ winner: 1, margin: 2, casualty: "kill", spoils: 1 });
  });
});

test("lines add up, and a line without an amount is left out", () => {
  const lines = [printed(3), { kind: "upkeep", amount: -1, card: "uhlik" } as Line];

  expect(sumOf(lines)).toBe(2);
  expect([...counted(lines), ...besides(0, "nothing"), ...besides(2, "a bribe")].map(({ line }) => line.amount)).toEqual([3, -1, 2]);
});
