import { describe, expect, test } from "vitest";
import { Texts } from "../../text/texts";
import { cardOf } from "./cards/facts";
import { known, wordsOf } from "./homemade";

const entry = { type: "effect", name: { pl: "Złoty deszcz", en: "Golden {Rain}" }, text: { pl: "", en: ".Two" }, lafa: 1 };
const view = { own_cards: [{ id: "own_rain_1", entry }] };
const before = { components: { effects: { card: [{ id: "liberum_veto", type: "effect" }] } }, texts: new Texts("en", ["name-x = X"]) };

describe("home-made cards at a table", () => {
  test("have their names and lie with the others", () => {
    const { components, texts } = known(view, before);

    expect(texts.name("own_rain_1")).toBe("Golden {Rain}");
    expect(texts.name("x")).toBe("X");
    expect((components.effects as { card: { id: string }[] }).card.map(({ id }) => id)).toEqual(["liberum_veto", "own_rain_1"]);
    expect(before.components.effects.card).toHaveLength(1);
  });

  test("are the same as long as nothing changes", () => {
    expect(known(view, before)).toBe(known({ own_cards: [...view.own_cards] }, before));
  });

  test("are none at most tables", () => {
    expect(known({ own_cards: null }, before)).toBe(before);
    expect(known(undefined, before)).toBe(before);
  });

  test("name their options, each choice from the first", () => {
    const choose = { op: "choose", who: "you", options: [{ pl: "Tak", en: "Yes", do: [] }, { pl: "Nie", en: "No", do: [] }] };
    const words = wordsOf(cardOf({ ...entry, id: "own_y_2", play: { kind: "trifle", do: [choose] } }), "pl");

    expect(new Texts("pl", [words]).name("own_y_2_option_2")).toBe("Nie");
  });
});
