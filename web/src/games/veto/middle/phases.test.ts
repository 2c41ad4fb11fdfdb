import { describe, expect, test } from "vitest";
import type { Action, Happened, Outcome } from "../../../api/types";
import type { Event, VetoView } from "../../../types/veto";
import { cardOf } from "../cards/facts";
import { moment, piece, player } from "../testing";
import { conditionsOf, stepOf as endingStep } from "./ending";
import { figuresOf } from "./figures";
import { sceneOf } from "./scene";
import { accountOf, stepOf } from "./settlement";
import { choicesOf, given, sealOf } from "./setup";

const told = (type: string, more: object = {}) => ({ type, ...more }) as unknown as Event;
const WORDS = { adjusted: "by cards", fixed: "as computed" };

describe("what the middle shows", () => {
  const scene = (view: Partial<VetoView>, decision = "turn", facts = {}) => sceneOf(moment({ decision, facts, view }));

  test("a duel goes before everything else of the game phase", () => {
    const duel = { challenger: 1 } as unknown as VetoView["duel"];

    expect(scene({ duel, stack: [{}] as never })).toBe("duel");
    expect(scene({ stack: [{}] as never })).toBe("deed");
    expect(scene({})).toBe("idle");
  });

  test("each phase has its own scene", () => {
    expect((["setup", "untap", "settlement", "ending"] as const).map((phase) => scene({ phase }))).toEqual(["setup", "initiative", "settlement", "ending"]);
    expect(scene({ phase: "untap" }, "window", { window: "W-U3" })).toBe("untap");
  });

  test("a stack in another phase does not hide it", () => {
    expect(scene({ phase: "settlement", stack: [{}] as never }, "window")).toBe("settlement");
  });

  test("a match that ended with its last round shows the end of the round", () => {
    const seen = { ...moment(), outcome: { reason: "rounds_over" } as Outcome, log: [] as Happened[] };

    expect(sceneOf(seen)).toBe("ending");
  });
});

describe("a settlement", () => {
  const lines = [{ kind: "income", amount: 5, card: "latifundium" }, { kind: "upkeep", amount: -2, card: "uhlik" }] as never;
  const camp = player({ dukats: 4, income_lines: lines, net: 3, adjusted: 1 });

  test("is reckoned from the table until the amounts are fixed", () => {
    const account = accountOf(player({ dukats: 4, income_lines: lines, net: 0, adjusted: 0 }), 0, "cards", [], WORDS);

    expect([account.net, account.before, account.after, account.settled]).toEqual([3, 4, 7, false]);
  });

  test("has a line for what cards change, and one where the table has changed since", () => {
    const changed = accountOf({ ...camp, net: 6 }, 0, "compute", [], WORDS);

    expect(accountOf(camp, 0, "compute", [], WORDS).entries.map(({ words, line }) => words ?? line.card)).toEqual(["latifundium", "uhlik", "by cards"]);
    expect(changed.entries.map(({ line }) => line.amount)).toEqual([5, -2, 1, 3]);
    expect(changed.net).toBe(7);
  });

  test("once settled, says what was told, with cards drawn and discarded", () => {
    const phase = [
      told("Drawn", { seat: 0, count: 2 }),
      told("CardsDiscarded", { seat: 1, cards: ["feint"] }),
      told("Settled", { seat: 0, net: 4, dukats: 8 }),
    ];
    const account = accountOf({ ...camp, dukats: 8 }, 0, "settle", phase, WORDS);

    expect([account.before, account.net, account.after, account.settled, account.drawn, account.discarded]).toEqual([4, 4, 8, true, 2, []]);
  });

  test("a treasury is never below 0", () => {
    expect(accountOf(player({ dukats: 1, income_lines: [], net: -5, adjusted: 0 }), 0, "compute", [], WORDS).after).toBe(0);
  });

  test("the step is that of the question, else of the window, else of what was told", () => {
    expect(stepOf("discard_for_upkeep", "", [])).toBe("settle");
    expect(stepOf("window", "W-S3", [])).toBe("compute");
    expect(stepOf("order_pile", "", [told("Drawn")])).toBe("cards");
  });
});

describe("the end of a round", () => {
  test("counts the kreski and the Elects of a camp", () => {
    const table = [
      piece(3, "janusz_radziwill", { controller: 0, field: "karmazyn", keywords: ["elect"] }),
      piece(4, "uhlik", { controller: 0, field: "election" }),
      piece(5, "jeremi", { controller: 1, field: "election", keywords: ["elect"] }),
    ];
    const view = { players: [player({ kreski: 9, strategy: "armed_foray" })], table, winning: [] } as unknown as VetoView;

    expect(conditionsOf(view, 0)).toEqual({ kreski: 9, elects: ["janusz_radziwill"], strategy: null });
    expect(conditionsOf({ ...view, winning: [0] }, 0).strategy).toEqual({ card: "armed_foray", met: true });
  });

  test("goes from fame over the check to the discards", () => {
    expect(["W-E1", "W-E2", "W-E3"].map((window) => endingStep("window", window, []))).toEqual(["fame", "victory", "discard"]);
    expect(endingStep("ending_discard", "", [])).toBe("discard");
  });
});

test("the figures of a match come from what was told and what lies there", () => {
  const view = { players: [player({ dukats: 0 }), player({ dukats: 0 })], table: [piece(3, "kuszel", { controller: 1, field: "election" })] } as unknown as VetoView;
  const events = [
    told("CardEntered", { card: "kuszel", seat: 1 }),
    told("AgitationDone", { seat: 0 }),
    told("DuelDecided", { winner: "kuszel" }),
    told("DuelDecided", { winner: "" }),
    told("CardLeft", { card: "uhlik", owner: 0, how: "killed" }),
    told("CardLeft", { card: "uhlik", owner: 0, how: "wounded" }),
  ];

  const counts = Object.fromEntries(figuresOf(view, events).map((each) => [each.id, each.counts]));

  expect(counts).toEqual({ agitations: [1, 0], won: [0, 1], killed: [1, 0], characters: [0, 1] });
});

describe("the choice of a deck", () => {
  const decks = ["court", "radziwill", "lubomirski"].map((faction) => ({ id: `${faction}_starter`, faction, size: 60, cards: [{ id: "feint", count: 3 }, { id: "uhlik", count: 1 }] })) as never[];
  const cards = new Map([cardOf({ id: "feint", type: "thrust" }), cardOf({ id: "uhlik", type: "character" })].map((card) => [card.id, card]));
  const options: Action[] = [{ type: "choose_deck", deck: "court_starter" }];

  test("offers what the engine offers, and shows what is led already", () => {
    const choices = choicesOf(decks, cards, options, ["radziwill"]);

    expect(choices.map(({ deck, action }) => [deck.id, action !== null])).toEqual([["court_starter", true], ["radziwill_starter", false]]);
    expect(choices[0]!.counts).toEqual({ thrust: 3, character: 1 });
  });

  test("is sealed by whoever is no longer asked, until all is open", () => {
    expect([0, 1].map((seat) => sealOf(seat, [1], false))).toEqual(["sealed", "choosing"]);
    expect(sealOf(1, [1], true)).toBe("open");
  });

  test("a link is told from a text", () => {
    expect(given(" https://example.org/veto/decks?deck=Ab-3_x \n")).toEqual({ link: "Ab-3_x" });
    expect(given("Faction: The Court\n3 Feint")).toEqual({ text: "Faction: The Court\n3 Feint" });
  });
});
