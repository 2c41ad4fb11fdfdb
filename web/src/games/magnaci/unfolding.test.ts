import { expect, test, vi } from "vitest";
import type { ContestView } from "../../types/magnaci";
import { seen, view } from "./testing";
import { Unfolding } from "./unfolding.svelte";

const contest: ContestView = {
  place: "1",
  subject: "rokosz",
  sides: [0, 1, 2].map((seat) => ({ seat, card: "5", modifier: 0, total: 5 })),
  leaders: [0, 1, 2],
  falls_to: [0, 1, 2],
  decider: 0,
  battle: null,
};
const revealed = { type: "CardsRevealed", place: "1", subject: "rokosz", seats: [0, 1, 2], cards: ["5", "5", "5"] };
const news = [{ n: 1, at_ms: 0, events: [revealed] }];

test("cards find their places in the order of the track, within a second", () => {
  vi.useFakeTimers();
  const unfolding = new Unfolding({ ...seen("turn", {}, view({ track: [1, 0, 2] })), news }, contest, 1);
  const placed = () => [0, 1, 2, null].map((seat) => unfolding.has(seat));
  unfolding.run();

  expect(placed()).toEqual([false, false, false, false]);
  vi.advanceTimersByTime(260);
  expect(placed()).toEqual([false, true, false, false]);
  expect(unfolding.over).toBe(false);
  vi.advanceTimersByTime(450);
  expect(placed()).toEqual([true, true, true, true]);
  expect(unfolding.over).toBe(true);
  vi.useRealTimers();
});

test("cards that lay open already are in their places", () => {
  expect(new Unfolding(seen("turn", {}, view()), contest, 0).over).toBe(true);
});
