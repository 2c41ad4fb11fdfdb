import { expect, test } from "vitest";
import type { Happened } from "../../api/types";
import { notices } from "./notices";
import { chronicle } from "./state";

const log = (...events: object[]): Happened[] => [{ n: 1, at_ms: 0, events }];

test("what was decided is shown with the cards that decided it", () => {
  const revealed = { type: "CardsRevealed", place: "I", subject: "livonian_war", seats: [0, 1], cards: ["5", "6"] };
  const lost = { type: "ConflictLost", conflict: "livonian_war", strength: 11, scale: 21 };
  const news = log(revealed, { type: "Modified", seat: 1, amount: 3, total: 9 }, lost);

  expect(notices(news, chronicle(news)).map((each) => each.resolved)).toEqual([
    {
      subject: "livonian_war",
      winner: null,
      cards: [
        { seat: 0, card: "5" },
        { seat: 1, card: "6", total: 9 },
      ],
      fought: { won: false, strength: 11, scale: 21 },
    },
  ]);
});

test("a new King and a VETO! are shown, other events are not", () => {
  const king = { type: "KingElected", age: "silver", king: "stephen_bathory", symbol: "sabre" };
  const veto = { type: "Vetoed", seat: 1, card: "rokosz" };
  const news = log(king, { type: "Passed", seat: 0 }, veto);

  expect(notices(news, chronicle(news))).toEqual([
    { key: "1 0", king },
    { key: "1 2", veto },
  ]);
});
