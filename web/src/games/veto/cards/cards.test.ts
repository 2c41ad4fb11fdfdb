import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Texts } from "../../../text/texts";
import CardFace from "./CardFace.svelte";
import CardMini from "./CardMini.svelte";
import { cardOf, cardsOf, TYPES, type CardFacts } from "./facts";
import { picture } from "./picture";
import { Dice, hash } from "./pictures/dice";
import { emblemsOf } from "./pictures/emblems";
import { described, longerOfTwoLines, paragraphs, subtitle } from "./words";

/** The words of the game that stand on faces. */
const FACES = import.meta.glob<string>("../../../../../src/interpares/games/veto/text/faces.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMES = ["character", "effect", "Szabla", "Kreski", "Famous", "Loyal"].map((name) => `name-${name.toLowerCase()} = ${name}`);
const texts = (language: string) => {
  const faces = Object.entries(FACES).find(([file]) => file.endsWith(`.${language}.ftl`))![1];
  return new Texts(language, [faces, ...NAMES, "name-court = The Court"]);
};
const [english, polish] = [texts("en"), texts("pl")];

const zagloba = {
  id: "jan_zagloba",
  number: 40,
  type: "character",
  name: { pl: "Jan Zagłoba", en: "Jan Zagłoba" },
  epithet: { pl: "Pan Onufry", en: "Sir Onufry" },
  person: "jan_zagloba",
  faction: "court",
  szabla: 5,
  kreski: 2,
  lafa: 7,
  upkeep: 0,
  income: 0,
  keywords: ["famous"],
  rarity: "R",
  text: {
    pl: "R: Z, gdy przeciwnik zagra efekt: unieważnij go.",
    en: "Reply: mark, when an opponent plays an effect: negate it.",
  },
  ability: [{ kind: "reply", cost: { mark: "self" }, do: [{ op: "negate", object: "answered" }] }],
};
const effect = (operations: unknown[], more: Record<string, unknown> = {}) =>
  cardOf({ id: "home_made", type: "effect", name: { pl: "Ćma", en: "Moth" }, play: { kind: "trifle", do: operations }, ...more });

beforeEach(() => vi.stubGlobal("fetch", async () => new Response("<svg/>")));
afterEach(cleanup);

test("the numbers of a name never change", () => {
  expect(hash("jan_zagloba/1")).toBe(3952703995);
  const [one, other] = [new Dice("feint"), new Dice("feint")];
  expect([one.roll(100), one.roll(100), one.roll(7)]).toEqual([other.roll(100), other.roll(100), other.roll(7)]);
});

test("the same card has the same picture, whoever draws it", () => {
  const drawn = TYPES.map((type) => picture(cardOf({ ...zagloba, type })));

  expect(TYPES.map((type) => picture(cardOf({ ...zagloba, type })))).toEqual(drawn);
  expect(drawn.map(hash)).toMatchInlineSnapshot(`
    [
      3621107137,
      210604761,
      2983089938,
      3758061447,
      1739963435,
      3319966069,
      295240412,
    ]
  `);
});

test("pictures refer to drawings only, and define no ids of their own", () => {
  for (const type of TYPES) {
    const drawn = picture(cardOf({ ...zagloba, type }));

    expect(drawn).toContain('href="#ve-');
    expect(drawn).not.toMatch(/ id=|url\(|NaN|undefined/);
  }
});

test("versions of a person share their arms", () => {
  const arms = (card: CardFacts) => /scale\(0\.95\)">.*$/.exec(picture(card))?.[0];
  const young = cardOf({ ...zagloba, id: "young_zagloba", epithet: { pl: "Młody", en: "The Young" } });

  expect(arms(young)).toBe(arms(cardOf(zagloba)));
  expect(arms(young)).toBeTruthy();
});

test("an effect shows what it does: by its operations, the most important first", () => {
  expect(emblemsOf(effect([{ op: "draw", who: "you", amount: 1 }]))).toEqual(["cards"]);
  expect(emblemsOf(effect([{ op: "draw" }, { op: "kill", card: "t" }]))).toEqual(["skull", "cards"]);
  expect(emblemsOf(effect([{ op: "modify", trait: "szabla", amount: 1 }]))).toEqual(["sabres"]);
  expect(emblemsOf(effect([{ op: "modify", trait: "income", amount: 1 }]))).toEqual(["coins"]);
  expect(emblemsOf(effect([{ op: "grant", keyword: "elect" }]))).toEqual(["crown", "rosette"]);
  expect(emblemsOf(effect([{ op: "if", cond: [], then: [{ op: "unmark" }], else: [] }]))).toEqual(["turn"]);
  expect(emblemsOf(effect([{ op: "something_new" }]))).toEqual(["gate"]);
});

test("equipment nobody knows is drawn by its keyword", () => {
  const thing = (keywords: string[]) => picture(cardOf({ id: "my_own_thing", type: "equipment", keywords }));

  expect(thing(["weapon"])).toContain("#ve-e-sabre");
  expect(thing(["firearm"])).toMatch(/#ve-e-(wheel_lock_pistol|carbine|musket)/);
  expect(thing(["armour"])).toMatch(/#ve-e-(hussar_armour|mail_shirt|mail_cap)/);
  expect(thing([])).toMatch(/#ve-e-(chest|jewel|purse|letter_of_safe_conduct)/);
});

test("a card that is only begun has a face too, and no mark-up of its maker reaches the picture", () => {
  for (const type of TYPES) expect(picture(cardOf({ type }))).not.toMatch(/NaN|undefined/);

  const spiteful = effect([], { name: { pl: "<script>", en: "<script>" }, id: '"><script>' });

  expect(picture(spiteful)).not.toContain("script");
  const { container } = render(CardFace, { card: spiteful, texts: english });
  expect(container.querySelector(".title")?.textContent).toBe("<script>");
});

test("the cards of all files are found by their ids", () => {
  const components = { characters: { card: [zagloba] }, effects: { card: [{ id: "moth", type: "effect" }] }, decks: { deck: [] } };

  expect([...cardsOf(components).keys()]).toEqual(["jan_zagloba", "moth"]);
  expect(cardsOf(components)).toBe(cardsOf(components));
  expect(cardsOf(components).get("jan_zagloba")).toMatchObject({ faction: "court", lafa: 7, kinds: ["reply"], number: 40 });
});

test("a text falls into abilities, with signs for marking and Szabla, in both languages", () => {
  const card = (pl: string, en: string) => cardOf({ ...zagloba, text: { pl, en } });

  expect(paragraphs(cardOf(zagloba), english)).toEqual([
    [{ badge: "reply" }, { mark: true }, { text: "when an opponent plays an effect: negate it." }],
  ]);
  expect(paragraphs(cardOf(zagloba), polish)).toEqual([
    [{ badge: "reply" }, { mark: true }, { text: "gdy przeciwnik zagra efekt: unieważnij go." }],
  ]);
  const influence = card("Masz +1 Szabla. Wpływ polityczny – D, Z: weź 1.", "You have +1 Szabla. Political influence – trifle, mark: take 1.");
  expect(paragraphs(influence, english)).toEqual([
    [{ text: "You have " }, { szabla: "+1" }, { text: ". " }],
    [{ badge: "influence" }, { badge: "trifle" }, { mark: true }, { text: "take 1." }],
  ]);
  expect(paragraphs(influence, polish)[1]!.slice(0, 3)).toEqual([{ badge: "influence" }, { badge: "trifle" }, { mark: true }]);
  expect(paragraphs(card("C: Zaznacz postać.", "Deed: mark a character."), english)).toEqual([[{ badge: "deed" }, { text: "mark a character." }]]);
  expect(paragraphs(card("(bez zasady gry)", "(no game text)"), polish)).toEqual([]);
});

test("those who listen are told the whole card, and what has changed on it", () => {
  expect(described(cardOf(zagloba), english, { szabla: 7 })).toBe(
    "Jan Zagłoba. Sir Onufry. character, The Court, Famous. costs 7 dukats. Szabla 7 (printed 5). Kreski 2. Reply: mark, when an opponent plays an effect: negate it",
  );
});

test("below the name stands the epithet, or the Polish name of a card read in English", () => {
  expect(subtitle(cardOf(zagloba), polish)).toBe("Pan Onufry");
  expect(subtitle(effect([]), english)).toBe("Ćma");
  expect(subtitle(effect([]), polish)).toBe("");
});

test("a name is set in two lines as evenly as its words allow", () => {
  expect(longerOfTwoLines("Łubnie")).toBe("Łubnie".length);
  expect(longerOfTwoLines("Jeremi Wiśniowiecki")).toBe("Wiśniowiecki".length);
  expect(longerOfTwoLines("The Referendary’s Cut")).toBe("The Referendary’s".length);
});

test("every type has a window of its own shape, and a faction its band", () => {
  for (const type of TYPES) {
    const { container } = render(CardFace, { card: cardOf({ ...zagloba, type }), texts: english });

    expect(container.querySelector(`.ve-window.${type}`)).toBeTruthy();
    cleanup();
  }
  const { container } = render(CardFace, { card: cardOf(zagloba), texts: english });
  expect(container.querySelector(".face.ve-court")).toBeTruthy();
});

test("a changed trait goes up or down, and a small card says all that lies on it", () => {
  const card = cardOf({ ...zagloba, keywords: ["famous", "loyal", "elect", "karmazyn"] });
  const { container } = render(CardMini, { card, texts: english, changed: { szabla: 3 }, marked: true, thrusts: 2, badge: "in the duel" });

  expect(container.querySelector(".ve-down")?.textContent).toBe("3");
  expect(container.querySelector("[role=img]")!.getAttribute("aria-label")).toMatch(
    /printed 5.*marked\. in the duel\. 2 face-down thrusts$/,
  );
  expect(container.querySelectorAll(".thrusts svg")).toHaveLength(2);
});
