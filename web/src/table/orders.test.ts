import { describe, expect, test } from "vitest";
import type { Order } from "../api/types";
import { Texts } from "../text/texts";
import { answerName, inOrder, orderable, whatOf } from "./orders";

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

test("an order with a bound is told with it, in the game's own words where it has some", () => {
  const auctions = new Texts("en", [
    `
decision-bidding = Do you bid?
    .name = Bidding
    .order-bid = { $object }: bid up to { $florins }
decision-sale = Do you sell?
    .name = A sale
action-bid = Bid { $florins }
`,
  ]);
  const order = { answer: "bid", at_most: { florins: 500 }, facts: { object: "jester" } } as unknown as Order;

  expect(whatOf({ ...order, decision: "bidding" }, auctions)).toBe("jester: bid up to 500");
  expect(answerName("sale", "bid", auctions, order.at_most)).toBe("Bid 500");
});
