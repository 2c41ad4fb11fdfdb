import { beforeAll, describe, expect, test } from "vitest";
import type { Foreseen } from "../../api/types";
import { ui } from "../../text/ui.svelte";
import { player, seen, tools, view } from "./testing";
import { previewWords } from "./preview";

beforeAll(async () => {
  await ui.load("en");
  await ui.learn("magnaci");
});

/** What the engine would say: Wealth of the three seats before and after, and who places estates next. */
function foreseen(wealth: readonly number[], placing: { seat: number; count: number } | null = null): Foreseen {
  const before = [10, 10, 10];
  const after = before.map((each, seat) => each + (wealth[seat] ?? 0));
  return { preview: { contest: null, places: [], wealth: { before, after }, partitioned: [], placing } } as unknown as Foreseen;
}

const texts = (decision: string, action: { type: string }, answer: Foreseen) =>
  previewWords(seen(decision, {}, view({ players: [player(), player(), player()] })), tools, action, answer).map((word) => word.text);

describe("the words under an option", () => {
  test("say whose estates come next", () => {
    const answer = { type: "hand_over", what: "prussia" };

    expect(texts("extorted", answer, foreseen([-4, 4, 0], { seat: 1, count: 1 }))).toEqual([
      "Wealth −4",
      "sapieha\u00A0+4",
      "then sapieha places 1 estate",
    ]);
    expect(texts("extorted", answer, foreseen([0, 0, 0], { seat: 0, count: 2 }))).toEqual(["then 2 estates to place"]);
  });

  test("are the same two numbers wherever Entail lets me lose, and if I keep it", () => {
    const redirect = { type: "redirect", loss: "prussia", instead: "lithuania" };

    expect(texts("entail_question", redirect, foreseen([0, -5, -4]))).toEqual(["Wealth ±0", "others −9"]);
    expect(texts("entail_question", { type: "decline" }, foreseen([-3, -5, -4]))).toEqual(["Wealth −3", "others −9"]);
  });

  test("tell of a partition that ends", () => {
    const now = seen("turn", {}, view({ partitioned: ["prussia"] }));

    const words = previewWords(now, tools, { type: "pass" }, foreseen([0, 0, 0]));

    expect(words).toEqual([{ text: "ends the partition of prussia", mood: "ok" }]);
  });
});
