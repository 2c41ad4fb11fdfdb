import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { moment, piece, tools } from "../testing";
import type { Preview } from "../../../types/veto";
import { ready, touch } from "../choosing";
import { desk } from "../desk.svelte";
import { besideHand, entriesOf } from "./entries";
import { outlookOf } from "./outlook";
import { question } from "./question";

const kmicic = piece(4, "andrzej_kmicic", { field: "election", szabla: 9 });
const foe = piece(9, "roch_kowalski", { field: "election", controller: 1, owner: 1 });
const other = piece(10, "sakowicz", { field: "election", controller: 1, owner: 1 });

const turn = moment({
  view: { table: [kmicic, foe, other], own: { hand: ["latifundium", "janusz_radziwill"], lafa: [3, 11], deck: [] } },
  options: [
    { type: "deploy_character", card: "janusz_radziwill", field: "election" },
    { type: "deploy_character", card: "janusz_radziwill", field: "karmazyn" },
    { type: "agitate", character: 4, thrust: 0, against: -1 },
    { type: "challenge", character: 4, challenged: 9 },
    { type: "challenge", character: 4, challenged: 10 },
    { type: "deploy_possession", card: "latifundium" },
    { type: "yield" },
    { type: "bene" },
  ],
});
const fight = moment({
  decision: "fight_turn",
  view: { table: [kmicic, foe], duel: { challenger: 9, challenged: 4, seats: [1, 0], cards: ["roch_kowalski", "andrzej_kmicic"] } as never },
});

beforeEach(() => vi.mocked(tools.choose!).mockClear());
afterEach(() => desk.letGo());

describe("the answers to a question", () => {
  test("are the cards something can be done with, and the words that are always there", () => {
    const entries = entriesOf(turn, tools);

    expect(entries.map(({ title }) => title)).toEqual(["Janusz_radziwill", "Andrzej_kmicic", "Latifundium", "Action-yield", "Action-bene"]);
    expect(entries.map(({ letter }) => letter)).toEqual(["", "", "", "Y", "B"]);
  });

  test("leave the cards of the hand out where the hand lies just below", () => {
    expect(besideHand(entriesOf(turn, tools)).map(({ title }) => title)).toEqual(["Andrzej_kmicic", "Action-yield", "Action-bene"]);
  });

  test("of a card that was picked up are its ways, with pictures of what it is aimed at", () => {
    touch(turn, tools, "piece-4");

    const entries = entriesOf(turn, tools);

    expect(entries.map(({ action }) => action?.type)).toEqual(["agitate", "challenge", "challenge"]);
    expect(question(turn, tools)).toBe("ve-ask");
  });

  test("can all be chosen, whatever is asked", () => {
    const one = moment({ decision: "take_from_top", options: [{ type: "take", cards: [] }, { type: "take", cards: ["feint"] }] });

    entriesOf(one, tools).forEach((entry) => entry.choose());

    expect(vi.mocked(tools.choose!).mock.calls.map(([action]) => action["cards"])).toEqual([[], ["feint"]]);
  });
});

describe("a touch on the table", () => {
  test("picks a card up, and a touch on its only target says it", () => {
    touch(turn, tools, "piece-4");
    touch(turn, tools, "piece-9");

    expect(tools.choose).toHaveBeenCalledWith({ type: "challenge", character: 4, challenged: 9 });
  });

  test("puts a card down again, or takes another one instead", () => {
    touch(turn, tools, "piece-4");
    touch(turn, tools, "piece-4");
    expect(desk.holding).toBe(false);

    touch(turn, tools, "piece-4");
    touch(turn, tools, "card-latifundium");
    expect(desk.picked).toBe("card-latifundium");
    expect(ready(turn)).toEqual({ type: "deploy_possession", card: "latifundium" });
    expect(tools.choose).not.toHaveBeenCalled();
  });

  test("on something that has no part in it does nothing", () => {
    touch(turn, tools, "piece-9");

    expect(desk.holding).toBe(false);
  });
});

describe("what an option would bring", () => {
  const told = (preview: Preview, seen = turn) => outlookOf(seen, tools, preview);

  test("is nothing where nothing can be known", () => {
    expect(told({})).toBeNull();
    expect(outlookOf(turn, tools, null)).toBeNull();
  });

  test("is good where I gain kreski, and bad where another does", () => {
    expect(told({ seats: [{ seat: 0, kreski: 2 }] })).toEqual({ tone: "good", words: ["ve-out-kreski"] });
    expect(told({ seats: [{ seat: 1, kreski: 1 }] })?.tone).toBe("bad");
  });

  test("does not say again what it costs", () => {
    const spent = { seats: [{ seat: 0, dukats: -3, income: 2 }] };

    expect(outlookOf(turn, tools, spent, 3)?.words).toEqual(["ve-out-income"]);
    expect(outlookOf(turn, tools, { seats: [{ seat: 0, dukats: -3 }] }, 3)).toBeNull();
    expect(outlookOf(turn, tools, spent, 1)?.words).toEqual(["ve-out-dukats, ve-out-income"]);
  });

  test("of a duel is the score, and only a wound is not the worst", () => {
    const duel = (winner: number, casualty: "kill" | "wound") => ({ duel: { totals: [15, 13] as [number, number], winner, casualty } }) as unknown as Preview;

    expect(told(duel(9, "kill"), fight)).toEqual({ tone: "bad", words: ["ve-out-score"] });
    expect(told(duel(9, "wound"), fight)?.tone).toBe("mixed");
    expect(told(duel(4, "kill"), fight)?.tone).toBe("good");
  });

  test("names what leaves the table once, without what is attached to it", () => {
    const rapier = piece(11, "feint", { host: 9, controller: 1 });
    const seen = moment({ view: { table: [kmicic, foe, rapier] } });

    expect(told({ left: [{ piece: 9, how: "killed" }, { piece: 11, how: "discarded" }] }, seen)).toEqual({ tone: "good", words: ["ve-out-left"] });
  });

  test("says that something is unknown", () => {
    expect(told({ unsure: true })?.words).toEqual(["ve-out-unsure"]);
  });
});
