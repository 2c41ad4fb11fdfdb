import { describe, expect, test } from "vitest";
import { Texts } from "../text/texts";
import { answerName, inOrder, orderable } from "./orders";

const texts = new Texts("en", [
  `
decision-turn = What now?
    .name = A turn
    .answer-pass = I pass
decision-tie = Who?
    .name = A tie
decision-reply = Well?
    .name = A reply
    .answer-decline = I say nothing
action-pass = Pass
action-decline = No
`,
]);

describe("what can be ordered", () => {
  test("comes in the order in which the game tells of it", () => {
    expect(inOrder(["reply", "tie", "turn"], texts)).toEqual(["turn", "tie", "reply"]);
  });

  test("is what the game has words for", () => {
    expect(orderable(["reply", "tie", "turn"], ["decline", "pass"], texts)).toEqual([
      { question: "turn", answers: ["pass"] },
      { question: "reply", answers: ["decline"] },
    ]);
  });

  test("is everything in a game without such words", () => {
    expect(orderable(["tie"], ["decline", "pass"], texts)).toEqual([{ question: "tie", answers: ["decline", "pass"] }]);
  });
});

test("an answer has words of its own to a question, or those of the action", () => {
  expect(answerName("reply", "decline", texts)).toBe("I say nothing");
  expect(answerName("tie", "decline", texts)).toBe("No");
});
