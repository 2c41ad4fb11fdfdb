import { describe, expect, test } from "vitest";
import { cardOf } from "../../games/veto/cards/facts";
import type { DeckData, OwnCard } from "../types";
import { chosen, EMPTY, groupsOf, sameDeck, shippedIn, sizeOf, timesIn, unchosen, withCardSwappedIn, withCodes, withCopies } from "./deck";
import { cupboardOf, drawn, HAND, shuffled } from "./hands";
import { linkTo, pastedLink, wordIn } from "./link";

const card = (id: string, type: string, more: object = {}) => cardOf({ id, type, name: { pl: id, en: id }, ...more });
const feint = card("feint", "thrust");
const elect = card("elect", "character", { keywords: ["elect"], lafa: 9 });
const noble = card("noble", "character", { lafa: 2 });
const gold = card("gold", "strategy");
const made = card("own_x", "character");
const cards = new Map([feint, elect, noble, gold, made].map((each) => [each.id, each]));
const own: OwnCard = { id: "own_x", code: "abc", entry: {}, toml: "" };
const deck: DeckData = { ...EMPTY, faction: "court", cards: { feint: 3, elect: 2, noble: 3 } };

describe("a deck", () => {
  test("gains a copy with every choice and loses one with every refusal", () => {
    const more = chosen(chosen(deck, feint), feint);

    expect(timesIn(more, feint)).toBe(5);
    expect(timesIn(unchosen(more, feint), feint)).toBe(4);
    expect(timesIn(deck, feint)).toBe(3);
  });

  test("forgets a card with its last copy", () => {
    expect(withCopies(deck, "feint", 0).cards).toEqual({ elect: 2, noble: 3 });
    expect(withCopies(deck, "feint", -1).cards).toEqual({ elect: 2, noble: 3 });
  });

  test("has one strategy, which does not count as a card", () => {
    const led = chosen(deck, gold);

    expect([led.strategy, sizeOf(led)]).toEqual(["gold", 8]);
    expect(unchosen(led, gold).strategy).toBe("");
  });

  test("carries the codes of the home-made cards it has, and those that nobody has read yet", () => {
    const known = new Map([[own.id, own]]);
    const one = withCodes(chosen(deck, made), known);

    expect(one.own).toEqual(["abc"]);
    expect(withCodes(unchosen(one, made), known)).toEqual(deck);
    expect(withCodes({ ...deck, own: ["unread"] }, known).own).toEqual(["unread"]);
  });

  test("is the same in whatever order it was made", () => {
    expect(sameDeck(deck, { ...deck, cards: { noble: 3, elect: 2, feint: 3, gone: 0 } })).toBe(true);
    expect(sameDeck(deck, { ...deck, strategy: "gold" })).toBe(false);
  });

  test("is listed by type, the cheap first, with what nobody knows at the end", () => {
    const groups = groupsOf({ ...deck, cards: { ...deck.cards, mystery: 1 } }, cards, "en");

    expect(groups.map(({ type, count }) => [type, count])).toEqual([["character", 5], ["thrust", 3], ["unknown", 1]]);
    expect(groups[0]!.lines.map(({ id }) => id)).toEqual(["noble", "elect"]);
  });

  test("stays as large when a card is swapped in, and keeps its Elects", () => {
    const swapped = withCardSwappedIn(deck, made, cards, 3);

    expect(swapped.cards).toEqual({ feint: 3, elect: 2, own_x: 3 });
    expect(sizeOf(swapped)).toBe(8);
  });

  test("of the box is read from the data", () => {
    const row = { id: "a", name: { pl: "A", en: "A" }, variants: ["feast"], faction: "court", strategy: "none", cards: [{ id: "feint", count: 2 }] };

    expect(shippedIn({ decks: { deck: [row] } })[0]!.deck).toEqual({ faction: "court", strategy: "", cards: { feint: 2 }, own: [] });
  });
});

describe("a sample hand", () => {
  test("has seven cards of the cupboard, each at most as often as the deck", () => {
    const { first, second } = drawn(deck);

    for (const hand of [first, second]) {
      expect(hand).toHaveLength(HAND);
      expect(hand.filter((each) => each === "elect").length).toBeLessThanOrEqual(2);
    }
  });

  test("of a small deck is the whole deck", () => {
    expect(drawn({ ...EMPTY, cards: { feint: 2 } }).first).toEqual(["feint", "feint"]);
  });

  test("is drawn from a shuffled cupboard that loses nothing", () => {
    expect(shuffled(cupboardOf(deck), Math.random).sort()).toEqual(cupboardOf(deck).sort());
    expect(shuffled([1, 2, 3], () => 0)).toEqual([2, 3, 1]);
  });
});

describe("a link", () => {
  test("carries the deck after the hash", () => {
    const link = linkTo("https://example.org", "1.abc-_def");

    expect(link).toBe("https://example.org/workshop#deck=1.abc-_def");
    expect(wordIn(link.split("#")[1]!)).toBe("1.abc-_def");
    expect(wordIn("elsewhere")).toBeNull();
    expect(wordIn("")).toBeNull();
  });

  test("may be pasted whole, or its word alone; a text is no link", () => {
    expect(pastedLink(" https://example.org/workshop#deck=1.abcdefghij \n")).toBe("1.abcdefghij");
    expect(pastedLink("1.abcdefghij")).toBe("1.abcdefghij");
    expect(pastedLink("Faction: The Court\n3 Feint")).toBeNull();
    expect(pastedLink("feint")).toBeNull();
  });
});
