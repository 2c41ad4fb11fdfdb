import { afterEach, describe, expect, it } from "vitest";
import type { GameFacts } from "../api/types";
import { preferences } from "../app/preferences.svelte";
import { firstSentence, languageOf, titles, wordsOf } from "./games.svelte";

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

describe("a game in a language it does not speak", () => {
  const words = { pl: { name: "Magnaci" }, en: { name: "The Magnates" } };
  const magnaci = { ...named("Magnaci: Gra o Rzeczpospolitą", "The Magnates: A Game of Power"), texts: words } as unknown as GameFacts;

  afterEach(() => {
    preferences.language = "en";
  });

  it("is told of in English, under its English title", () => {
    preferences.language = "de";

    expect(wordsOf(magnaci)).toBe(words.en);
    expect(languageOf(magnaci)).toBe("en");
    expect(titles(magnaci)).toEqual({ title: "The Magnates", under: "Magnaci: Gra o Rzeczpospolitą" });
  });
});

describe("firstSentence", () => {
  it("ends with the first full stop that ends a word", () => {
    expect(firstSentence("Rule together. In four Ages …")).toBe("Rule together.");
    expect(firstSentence("No stop")).toBe("No stop");
  });
});
