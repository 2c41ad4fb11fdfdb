import { describe, expect, test } from "vitest";
import type { Prompt } from "../../../api/types";
import type { Event, ObjectView } from "../../../types/veto";
import { abilityAt, deedOf, rightOf, rowsOf } from "./stack";

function item(number: number, answered = 0): ObjectView {
  return { number, answered, kind: "effect", card: `card_${number}`, seat: 0 } as ObjectView;
}

describe("the stack", () => {
  test("is read from the top, and every object says what it answers", () => {
    const rows = rowsOf([item(7), item(9, 7), item(11, 7)], []);

    expect(rows.map(({ place, answers }) => [place, answers])).toEqual([[3, 1], [2, 1], [1, null]]);
  });

  test("what was answered and is gone is not pointed at", () => {
    expect(rowsOf([item(9, 7)], [])[0]!.answers).toBeNull();
  });

  test("tells by names what an object is aimed at, as it was declared last", () => {
    const told = (targets: string[]) => ({ type: "ObjectDeclared", number: 7, targets }) as unknown as Event;

    expect(rowsOf([item(7)], [told(["uhlik"]), told(["seat-1", "kuszel"])])[0]!.aims).toEqual(["seat-1", "kuszel"]);
  });

  test("the deed under way is what lies at its bottom", () => {
    expect(deedOf([item(7), item(9)])!.number).toBe(7);
    expect(deedOf([])).toBeNull();
  });
});

describe("the right to reply", () => {
  const prompt = (decision: string) => ({ decision, rule: "VE-6.3", seats: [1], facts: { benes: 1, of: 3, after: [2] } }) as unknown as Prompt;

  test("is told while a window is open", () => {
    expect(rightOf(prompt("window"))).toEqual({ seat: 1, after: [2], benes: 1, of: 3 });
  });

  test("is nobody's otherwise", () => {
    expect(rightOf(prompt("turn"))).toBeNull();
    expect(rightOf(null)).toBeNull();
  });
});

test("an ability is found among those that somebody uses", () => {
  expect(abilityAt(["passive", "trifle", "passive", "reply"], "4")).toBe(1);
  expect(abilityAt(["passive", "trifle"], "1")).toBeNull();
  expect(abilityAt(["reply"], "lady-2")).toBeNull();
});
