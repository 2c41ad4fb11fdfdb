import { describe, expect, test } from "vitest";
import { cardOf } from "../games/veto/cards/facts";
import { ALL, filtered, isFiltered, type Filters, type Knowledge } from "./filter";

const box = [
  { id: "lubnie", type: "possession", name: { pl: "Łubnie", en: "Łubnie" }, text: { pl: "Zamek księcia.", en: "The prince's castle." }, faction: "wisniowiecki", lafa: 5 },
  { id: "inn", type: "possession", name: { pl: "Szynk", en: "Tap-house" }, keywords: ["inn"], lafa: 3 },
  { id: "jeremi", type: "character", name: { pl: "Jeremi", en: "Jeremi" }, text: { pl: "Honorowi +1.", en: "Honourable +1." }, faction: "wisniowiecki", lafa: 12, szabla: 8, kreski: 4, keywords: ["elect", "famous"] },
  { id: "own_feint_1", type: "thrust", name: { pl: "Finta", en: "Feint" }, szabla: 3 },
  { id: "rebellion", type: "strategy", name: { pl: "Rokosz", en: "Rebellion" } },
].map(cardOf);

const known: Knowledge = {
  language: "pl",
  named: (id) => ({ elect: "Elekt", possession: "posesja" })[id] ?? id,
  isOwn: (id) => id.startsWith("own_"),
  isChosen: (card) => card.id === "inn",
};

function ids(filters: Partial<Filters>, language: "pl" | "en" = "pl"): string[] {
  return filtered(box, { ...ALL, ...filters }, { ...known, language }).map(({ id }) => id);
}

describe("the card browser", () => {
  test("shows everything by type and price when nothing is asked", () => {
    expect(ids({})).toEqual(["jeremi", "inn", "lubnie", "own_feint_1", "rebellion"]);
  });

  test("finds names without their accents", () => {
    expect(ids({ text: "lubnie" })).toEqual(["lubnie"]);
    expect(ids({ text: "ŁUB" })).toEqual(["lubnie"]);
  });

  test("finds names in either language, and texts in the reader's", () => {
    expect(ids({ text: "tap-house" })).toEqual(["inn"]);
    expect(ids({ text: "zamek" })).toEqual(["lubnie"]);
    expect(ids({ text: "zamek" }, "en")).toEqual([]);
  });

  test("finds keywords and types by what they are called", () => {
    expect(ids({ text: "elekt" })).toEqual(["jeremi"]);
    expect(ids({ text: "posesja ksiecia" })).toEqual(["lubnie"]);
  });

  test("keeps to faction, type and keyword", () => {
    expect(ids({ faction: "wisniowiecki" })).toEqual(["jeremi", "lubnie"]);
    expect(ids({ faction: "none", type: "possession" })).toEqual(["inn"]);
    expect(ids({ keyword: "famous" })).toEqual(["jeremi"]);
  });

  test("keeps to prices, both ends included; what has no price is not asked for by price", () => {
    expect(ids({ least: 3, most: 5 })).toEqual(["inn", "lubnie"]);
    expect(ids({ most: 3 })).toEqual(["inn", "own_feint_1"]);
  });

  test("shows home-made cards alone, and those of the deck", () => {
    expect(ids({ own: true })).toEqual(["own_feint_1"]);
    expect(ids({ chosen: true })).toEqual(["inn"]);
  });

  test("sorts by name as the language does, and by strength", () => {
    expect(ids({ order: "name" })).toEqual(["own_feint_1", "jeremi", "lubnie", "rebellion", "inn"]);
    expect(ids({ order: "szabla" })[0]).toBe("jeremi");
    expect(ids({ order: "lafa", type: "possession" })).toEqual(["inn", "lubnie"]);
  });

  test("knows whether anything is left out", () => {
    expect(isFiltered({ ...ALL, order: "name" })).toBe(false);
    expect(isFiltered({ ...ALL, most: 3 })).toBe(true);
  });
});
