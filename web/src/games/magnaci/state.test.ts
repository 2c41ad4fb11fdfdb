import { describe, expect, test } from "vitest";
import type { Happened, Outcome } from "../../api/types";
import { armed, bearings, cardAt, cardsByPlace, chronicle, doing, lays, muster, replyTo, settled, slots, wealthOf } from "./state";
import { box, player, seen, view } from "./testing";

const log = (...events: object[]): Happened[] => [{ n: 1, at_ms: 0, events }];
const revealed = { type: "CardsRevealed", place: "I", subject: "livonian_war", seats: [0, 1], cards: ["5", "6"] };

describe("the chronicle of an Age", () => {
  test("keeps what was declined until the window ends", () => {
    const proposed = { type: "Proposed", seat: 0, to: 1, give: ["rokosz"], take: [] };
    const refused = log(proposed, { type: "Declined", seat: 1, to: 0 });

    expect(chronicle(refused).declined).toEqual([proposed]);
    expect(chronicle([...refused, ...log({ type: "LawWon", seat: 2, law: "rokosz" })]).declined).toEqual([]);
  });

  test("knows where a Conflict was fought", () => {
    const age = chronicle(log(revealed, { type: "ConflictWon", conflict: "livonian_war", strength: 11, scale: 10 }));

    expect(age.fought).toEqual([{ conflict: "livonian_war", slot: "I", strength: 11, scale: 10, won: true }]);
  });

  test("begins anew with a King", () => {
    const age = chronicle(log({ type: "LawsDealt", laws: ["rokosz"] }, { type: "KingElected", age: "silver" }));

    expect(age.laws).toEqual([]);
  });

  test("says who won a Law", () => {
    const age = chronicle(log({ type: "LawsDealt", laws: ["rokosz"] }, { type: "LawWon", seat: 2, law: "rokosz" }));

    expect(age.laws).toEqual([{ law: "rokosz", winner: 2 }]);
  });
});

describe("a space for a Conflict", () => {
  const lying = view({ phase: "conflicts", conflicts: ["livonian_war", ...Array<null>(9).fill(null)] });

  test("holds what was left over, unless it came in this Age", () => {
    expect(slots(lying, chronicle([]), box, "")[0]!.state).toBe("left");

    const dealt = chronicle(log({ type: "ConflictDealt", conflict: "livonian_war", slot: "I" }));
    expect(slots(lying, dealt, box, "")[0]!.state).toBe("dealt");
    expect(slots(lying, dealt, box, "I")[0]!.state).toBe("now");
  });

  test("remembers what was won there", () => {
    const age = chronicle(log(revealed, { type: "ConflictWon", conflict: "livonian_war", strength: 11, scale: 10 }));

    expect(slots(view({ phase: "conflicts" }), age, box, "")[0]).toMatchObject({ state: "won", conflict: "livonian_war" });
  });
});

describe("cards to be laid", () => {
  test("stand for three offices, and the fourth is left out first", () => {
    const laying = muster(seen("placement", { place: "" }, view({ players: [player({ laid: [null, null, null, null] })] })), box)!;

    expect(laying.wanted).toBe(3);
    expect(lays(laying, { primate: "2", hetman: "4", chancellor: "3" })).toEqual([
      { type: "leave_out", office: "treasurer" },
      { type: "lay", place: "primate", card: "2" },
      { type: "lay", place: "hetman", card: "4" },
      { type: "lay", place: "chancellor", card: "3" },
    ]);
  });

  test("go on where they were after a reload", () => {
    const me = player({ hand: ["2", "3", "4"], laying: ["3"] });
    const laying = muster(seen("sejm_commitment", { place: "2" }, view({ sejm: ["rokosz", "union_of_brest"], players: [me] })), box)!;

    expect(laying.spaces.map((space) => [space.place, space.laid, space.open])).toEqual([
      ["1", "3", false],
      ["2", null, true],
    ]);
    expect(lays(laying, { "2": "4" })).toEqual([{ type: "lay", place: "2", card: "4" }]);
  });

  test("are shown by where they went", () => {
    const me = player({ hand: ["2"], laid: ["3", null, null, null], shown: "5" });
    const groups = cardsByPlace(seen("turn", {}, view({ players: [me] })), chronicle(log({ ...revealed, place: "primate" })), box);

    expect(groups.map((group) => [group.name, group.cards.map((each) => `${each.card} ${each.state}`)])).toEqual([
      ["senate", ["5 now", "3 down"]],
      ["hand", ["2 hand"]],
    ]);
  });
});

describe("a round", () => {
  test("shows who has passed and who comes next", () => {
    const window = { kind: "conflict", place: "I", seat: 0, rest: [2] };
    const prompt = { decision: "turn", rule: "MA-14.3", seats: [0], facts: {} };

    expect([0, 1, 2].map((seat) => doing(view({ window }), prompt, seat))).toEqual(["deciding", "passed", "next"]);
  });

  test("in secret shows only who is ready", () => {
    const prompt = { decision: "sejm_commitment", rule: "MA-8.2", seats: [1], facts: {} };

    expect([0, 1].map((seat) => doing(view(), prompt, seat))).toEqual(["sealed", "choosing"]);
  });
});

test("families stand in a province by their numbers", () => {
  const small = player({ estates: [1, 0], standing: [1, 0], worth: [2, 0, 0] });
  const great = player({ estates: [3, 0], standing: [3, 0], worth: [6, 0, 0] });
  const land = view({ players: [small, great, player()] });

  expect(settled(land, box, "prussia")).toEqual([
    { seat: 1, estates: 3, standing: 3, worth: 6 },
    { seat: 0, estates: 1, standing: 1, worth: 2 },
  ]);
});

test("only cards for this window are a threat in it", () => {
  const rivals = view({ players: [player({ laws: ["rokosz", "union_of_brest"] })] });

  expect(armed(rivals, box, "conflict", 0)).toEqual(["rokosz"]);
  expect(box.amount("rokosz")).toBe(-2);
  expect(box.amount("union_of_brest")).toBeUndefined();
});

test("VETO! answers a declared card, Entail a loss", () => {
  const asked = (decision: string, facts: object) => seen(decision, facts as Record<string, unknown>, view()).now.prompt;

  expect(replyTo(asked("veto_question", { card: "rokosz", actor: 2 }))).toEqual({ card: "rokosz", actor: 2 });
  expect(replyTo(asked("entail_question", { losses: ["prussia"] }))).toEqual({ card: "entail", actor: 0 });
  expect(replyTo(asked("turn", {}))).toBeNull();
});

test("buildings, settled fiefs and pawns bear on the strength of a province", () => {
  const helped = view({ buildings: ["lithuania"], players: [player({ fiefs: [1] })] });
  const hindered = view({ silent_sejm: true, black_clouds: true });

  expect(bearings(helped, box, "lithuania")).toEqual(["fortress", "livonia"]);
  expect(bearings(helped, box, "prussia")).toEqual([]);
  expect(bearings(hindered, box, "lithuania")).toEqual(["silent_sejm"]);
  expect(bearings(hindered, box, "prussia")).toEqual(["silent_sejm", "black_clouds"]);
});

test("my card at a Conflict is known to me while Conflicts are fought", () => {
  const laid = player({ laid: ["5", ...Array<null>(9).fill(null)] });

  expect(cardAt(seen("turn", {}, view({ phase: "conflicts", players: [laid] })), box, "I")).toBe("5");
  expect(cardAt(seen("turn", {}, view({ phase: "senate", players: [laid] })), box, "I")).toBeNull();
});

test("Wealth is shown while it counts, and not after a collapse", () => {
  const shown = seen("turn", {}, view());

  expect(wealthOf(shown, 0)).toBe(String(view().players[0]!.wealth));
  expect(wealthOf({ ...shown, outcome: { reason: "collapsed" } as Outcome }, 0)).toBe("–");
});
