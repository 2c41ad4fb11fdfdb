import { beforeEach, expect, it } from "vitest";
import type { GameFacts, Strength } from "../api/types";
import { preferences } from "../app/preferences.svelte";
import { ui } from "../text/ui.svelte";
import { levelText, strengthOf, strengthWords } from "./levels";

const noble: Strength = {
  level: "noble",
  seats: 4,
  rating: 1712.4,
  interval: [1650.2, 1771],
  games: 240,
  seconds: 0.213,
  beats: { level: "squire", wins: 151, games: 200, interval: [0.69, 0.81] },
};
const squire: Strength = { ...noble, level: "squire", rating: 1500, interval: null, seconds: 0.002, beats: null };
const game = { strengths: [squire, noble] } as unknown as GameFacts;

beforeEach(() => ui.speak("en"));

it("finds what was measured of a level at that table, and nothing of another", () => {
  expect(strengthOf(game, "noble", 4)).toBe(noble);
  expect(strengthOf(game, "noble", 3)).toBeUndefined();
});

it("says how strong a level is, whom it beats and how long it thinks", () => {
  expect(strengthWords(noble).join(" ")).toBe(
    "Rating 1712 (1650 to 1771) after 240 games. Wins 76 of 100 against 3 squires (200 games). " +
      "Thinks about 0.2 s.",
  );
});

it("names the measure of all ratings", () => {
  expect(strengthWords(squire).join(" ")).toBe(
    "Rating 1500, by which the others are measured (240 games). Answers at once.",
  );
});

it("speaks of one rival in the singular, also in Polish and German", async () => {
  const duel = { ...noble, seats: 2, games: 1 };
  expect(strengthWords(duel)).toContain("Wins 76 of 100 against a squire (200 games).");

  await ui.speak("pl");
  expect(strengthWords(duel)[0]).toBe("Ranking 1712 (1650–1771) po 1 partii.");
  expect(strengthWords(duel)[1]).toBe("Wygrywa 76 na 100 partii z giermkiem (partii: 200).");
  expect(strengthWords(noble)[1]).toBe("Wygrywa 76 na 100 partii z 3 giermkami (partii: 200).");

  await ui.speak("de");
  expect(strengthWords(duel)[1]).toBe("Gewinnt 76 von 100 Partien gegen einen Knappen (200 Partien).");
});

it("writes numbers as the language does", async () => {
  await ui.speak("pl");

  expect(preferences.language).toBe("pl");
  expect(strengthWords(noble).at(-1)).toBe("Myśli około 0,2 s.");
});

it("has a sentence for every level, and none for one it does not know", () => {
  for (const level of ["novice", "squire", "noble", "magnate"]) expect(levelText(level)).toMatch(/\.$/);
  expect(levelText("king")).toBe("");
});
