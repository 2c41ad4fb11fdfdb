import { describe, expect, it } from "vitest";
import type { GameFacts } from "../api/types";
import { firstSentence, titles } from "./games.svelte";

function named(pl: string, en: string): GameFacts {
  return { slug: "game", names: { pl, en } } as unknown as GameFacts;
}

describe("titles", () => {
  const magnaci = named("Magnaci: Gra o Rzeczpospolitą", "The Magnates: A Game of Power");

  it("give the original title to those who read a translated one", () => {
    expect(titles(magnaci, "en")).toEqual({ title: "The Magnates", under: "Magnaci: Gra o Rzeczpospolitą" });
    expect(titles(magnaci, "pl")).toEqual({ title: "Magnaci", under: "Gra o Rzeczpospolitą" });
  });

  it("keep what stands after an exclamation mark", () => {
    const veto = named("Veto! Szlachecka Gra Karciana", "Veto! A Card Game of the Nobility");

    expect(titles(veto, "en")).toEqual({ title: "Veto!", under: "A Card Game of the Nobility" });
  });

  it("fall back on the other language where there is one title only", () => {
    const florence = named("Książęta Florencji", "The Princes of Florence");

    expect(titles(florence, "pl").under).toBe("The Princes of Florence");
  });
});

describe("firstSentence", () => {
  it("ends with the first full stop that ends a word", () => {
    expect(firstSentence("Rule together. In four Ages …")).toBe("Rule together.");
    expect(firstSentence("No stop")).toBe("No stop");
  });
});
