import { expect, test } from "vitest";
import { Texts } from "../text/texts";
import { find, kindsOf, textOf } from "./things";

const files = {
  board: {
    game: { id: "magnaci", min_players: 2, source: "rulebook" },
    building: [{ id: "fortress", name: { pl: "Twierdza", en: "Fortress" }, strength: 3, source: "rulebook" }],
  },
  laws: {
    schema: "laws/1",
    count: 1,
    law: [
      {
        id: "fortress",
        rule: "MA-15.17",
        name: { pl: "Twierdza", en: "Fortress" },
        scale: { "2": 14, "3": 21 },
        symbols: ["sabre"],
        source: "public",
        ours_fields: ["scale.2"],
        rulebook_fields: ["name"],
        note: "Why.",
      },
    ],
  },
  /** Another way to write names. */
  tiles: { tile: [{ id: "park", pl: "Park", en: "Park", shape: [[0, 0], [1, 0]], effect: { kind: "x", more: { deep: 1 } } }] },
};
const texts = new Texts("en", ["name-fortress = Fortress\nlaw-fortress = Fortress\n    .text = It rises."]);

test("every table of a data file becomes a card, loose numbers a card of the file", () => {
  expect(kindsOf(files).map((kind) => [kind.kind, kind.things.length])).toEqual([
    ["game", 1],
    ["building", 1],
    ["laws", 1],
    ["law", 1],
    ["tile", 1],
  ]);
});

test("a number that comes from elsewhere than its card says so", () => {
  const law = find(kindsOf(files), "law.fortress", texts)[0]!;

  expect(law.origin).toBe("public");
  expect(law.nameOrigin).toBe("rulebook");
  expect(law.facts.find((fact) => fact.field === "scale")!.values).toEqual([
    { key: "2", value: 14, origin: "ours" },
    { key: "3", value: 21, origin: null },
  ]);
  expect(law.notes).toEqual(["Why."]);
});

test("an id that several kinds share leads to the card with a text first", () => {
  expect(find(kindsOf(files), "fortress", texts).map((thing) => thing.anchor)).toEqual([
    "law.fortress",
    "building.fortress",
  ]);
  expect(find(kindsOf(files), "nothing", texts)).toEqual([]);
});

test("kinds of the same name in several files go by their files", () => {
  const cards = { heroes: { card: [{ id: "a" }] }, plots: { card: [{ id: "b" }] }, rest: { deck: [{ id: "c" }] } };

  expect(kindsOf(cards).map((kind) => kind.kind)).toEqual(["heroes", "plots", "deck"]);
});

test("a field in several languages is one field", () => {
  const figures = { figures: { figure: [{ id: "a", desc_pl: "hetman", desc_en: "captain" }] } };

  expect(find(kindsOf(figures), "a", texts)[0]!.facts).toEqual([
    {
      field: "desc",
      values: [
        { key: "pl", value: "hetman", origin: null },
        { key: "en", value: "captain", origin: null },
      ],
    },
  ]);
});

test("names beside the id, lists of lists and tables in tables come out too", () => {
  const tile = find(kindsOf(files), "park", texts)[0]!;

  expect(tile.names).toEqual({ pl: "Park", en: "Park" });
  expect(tile.facts).toEqual([
    { field: "shape", values: [{ key: "", value: ["0 0", "1 0"], origin: null }] },
    {
      field: "effect",
      values: [
        { key: "kind", value: "x", origin: null },
        { key: "more.deep", value: 1, origin: null },
      ],
    },
  ]);
});

test("a list of things with their counts says how many there are of each", () => {
  const deck = { id: "starter", cards: [{ id: "fortress", count: 2 }, { id: "park", count: 1 }] };
  const [kind] = kindsOf({ decks: { deck: [deck] } });

  expect(kind?.things[0]?.facts[0]?.values).toEqual([
    { key: "", count: 2, value: "fortress", origin: null },
    { key: "", count: 1, value: "park", origin: null },
  ]);
});

test("what is printed on a card stands at its kind or at its name", () => {
  const named = new Texts("en", ["name-park = Park\n    .text = It is green."]);

  expect(find(kindsOf(files), "park", named).map((thing) => textOf(thing, named))).toEqual(["It is green."]);
  expect(find(kindsOf(files), "law.fortress", texts).map((thing) => textOf(thing, texts))).toEqual(["It rises."]);
});
