import { expect, test } from "vitest";
import { aimAt, forkOf, groupsOf, isWord, litKeys, narrowed, offersOf } from "./offers";
import { moment, piece } from "./testing";

const janusz = piece(3, "janusz_radziwill", { field: "karmazyn" });
const kmicic = piece(4, "andrzej_kmicic", { field: "election" });
const foe = piece(9, "roch_kowalski", { field: "election", controller: 1, owner: 1 });

const turn = moment({
  view: { table: [janusz, kmicic, foe] },
  options: [
    { type: "deploy_character", card: "sakowicz", field: "election" },
    { type: "deploy_character", card: "sakowicz", field: "karmazyn" },
    { type: "agitate", character: 4, thrust: 0, against: -1 },
    { type: "challenge", character: 4, challenged: 9 },
    { type: "move_character", character: 3 },
    { type: "bene" },
  ],
});

test("at first what something can be done with is lit", () => {
  const offers = offersOf(turn);

  expect([...litKeys(offers, [])]).toEqual(["card-sakowicz", "piece-4", "piece-3", "say-bene"]);
  expect(groupsOf(offers).map(([key, each]) => [key, each.length])).toEqual([
    ["card-sakowicz", 2],
    ["piece-4", 2],
    ["piece-3", 1],
    ["say-bene", 1],
  ]);
});

test("a card that was picked up lights what it could be aimed at", () => {
  const offers = offersOf(turn);
  const aims = [aimAt(offers, [], "card-sakowicz")!];

  const lit = litKeys(offers, aims);

  expect(lit.has("field-election") && lit.has("field-karmazyn")).toBe(true);
  expect(forkOf(narrowed(offers, aims))).toBe(2);
});

test("a target says by itself how a character is used", () => {
  const offers = offersOf(turn);
  const aims = [aimAt(offers, [], "piece-4")!];

  const left = narrowed(offers, [...aims, aimAt(offers, aims, "piece-9")!]);

  expect(left.map(({ action }) => action.type)).toEqual(["challenge"]);
});

test("a character moves to the field where it is not", () => {
  const offers = offersOf(turn);

  expect(litKeys(offers, [{ at: 0, key: "piece-3" }])).toEqual(new Set(["do-move", "field-election"]));
});

test("two targets are said in the order of the text", () => {
  const swap = (one: number, other: number) => ({ type: "play", card: "swap", targets: [one, other], mark: 0, discards: [], to: 0 });
  const offers = offersOf(moment({ options: [swap(3, 4), swap(4, 3), swap(3, 9)] }));
  const first = aimAt(offers, [{ at: 0, key: "card-swap" }], "piece-3")!;

  expect(first.at).toBe(2);
  expect([...litKeys(offers, [{ at: 0, key: "card-swap" }, first])]).toContain("piece-9");
  const second = aimAt(offers, [{ at: 0, key: "card-swap" }, first], "piece-4")!;
  expect(narrowed(offers, [first, second]).map(({ action }) => action["targets"])).toEqual([[3, 4]]);
});

test("a target that is a player is no card of that number", () => {
  const play = { type: "play", card: "bribe", targets: [1], mark: 0, discards: [], to: 0 };

  const [offer] = offersOf(moment({ options: [play], described: [{ targets: ["seat-1"] }] }));

  expect(offer!.path).toContain("seat-1");
});

test("a card of another hand is not one of mine", () => {
  const options = [{ type: "discard_card", card: "feint" }];

  expect(offersOf(moment({ decision: "discard_own", options }))[0]!.path[0]).toBe("card-feint");
  expect(offersOf(moment({ decision: "discard_others", options }))[0]!.path[0]).toBe("found-feint");
});

test("amounts and answers need no card, and differ by what they say", () => {
  const offers = offersOf(moment({ decision: "bribery", options: [0, 3, 6].map((dukats) => ({ type: "bribe", dukats })) }));

  expect(offers.every(isWord)).toBe(true);
  expect(forkOf(offers)).toBe(1);
});

test("thrusts lie face down or up, and each way can be said", () => {
  const lay = (face_up: boolean) => ({ type: "lay_thrust", card: "feint", character: 4, face_up });
  const offers = offersOf(moment({ options: [lay(false), lay(true)] }));

  expect(groupsOf(offers).map(([key]) => key)).toEqual(["face-down", "face-up"]);
});
