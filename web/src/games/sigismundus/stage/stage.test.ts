import { describe, expect, test, vi } from "vitest";
import type { Happened } from "../../../api/types";
import type { Seen } from "../../../table/board";
import type { Texts } from "../../../text/texts";
import type { Event } from "../../../types/sigismundus";

// The desk looks at the width of the screen, which jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const { agendaOf } = await import("./agenda");
const { fightOf } = await import("./combat");
const { signsOf } = await import("./doings");
const { tied, ribbonsOf } = await import("./ending");
const { fan, handsOf, mostOf, undecided } = await import("./hands");
const { marketOf } = await import("./market");
const { rankingOf } = await import("./ranking");
const { scoredLands, tallyOf } = await import("./scoring");
const { lastOpened, OPENED, storyOf, toldAt } = await import("./story");
const { officePlace, thinking, verdictOf } = await import("./verdict");

const events = (...list: object[]) => list as Event[];

function moment(decision: string, options: object[], sealed: number[] = [], seat: number | null = 0, closed: object | null = null): Seen {
  const view = { players: [{}, {}, {}], sealed, hand: { closed } };
  return { now: { view, prompt: { decision, facts: { office: "primate" }, seats: [0, 1, 2].filter((each) => !sealed.includes(each)) }, options }, seat, names: [], news: [], log: [] } as unknown as Seen;
}

describe("the story", () => {
  const log: Happened[] = [
    { n: 1, at_ms: 0, events: [{ type: "RoundBegun" }, { type: "PhaseBegun", phase: "sejm" }, { type: "StageBegun", stage: "voting" }] },
    { n: 2, at_ms: 0, by: 0, events: [{ type: "BidsOpened", office: "primate", bids: [1, 0] }] },
    { n: 3, at_ms: 0, by: 1, events: [{ type: "StageBegun", stage: "act_of_law" }] },
  ];

  test("is cut at the round, the phase and the stage", () => {
    const { round, phase, stage } = storyOf(log);
    expect([round.length, phase.length, stage.length]).toEqual([5, 4, 1]);
  });

  test("remembers the Sejm and the scoring when the next round is on", () => {
    const { round, sejm, scoring } = storyOf([...log, { n: 4, at_ms: 0, by: 0, events: [{ type: "PhaseBegun", phase: "scoring" }, { type: "PrestigeScored" }, { type: "RoundBegun" }, { type: "PhaseBegun", phase: "income" }] }]);
    expect([round.length, sejm.length, scoring.length]).toEqual([2, 4, 3]);
  });

  test("leaves out what was taken back", () => {
    expect(storyOf([...log, { n: 4, at_ms: 0, by: 1, note: { undo: 1 } }]).stage).toHaveLength(2);
  });

  test("knows where hands opened last, although the next stage is on", () => {
    expect(toldAt(log, OPENED)).toBe(2);
    expect(lastOpened(storyOf(log).sejm)).toMatchObject({ name: "voting", events: [{ type: "StageBegun" }, { type: "BidsOpened" }] });
    expect(toldAt([], OPENED)).toBe(0);
  });
});

describe("hands", () => {
  const bid = [0, 1, 2, 3].map((votes) => ({ type: "bid", votes }));

  test("are closed while all choose, and only mine is to be filled", () => {
    const hands = handsOf(moment("bid_for_office", bid, [1]), [], "ducats")!;
    expect(hands).toMatchObject({ kind: "votes", about: "primate", open: false });
    expect(hands.palms.map(({ state }) => state)).toEqual(["mine", "sealed", "waiting"]);
    expect(hands.palms.every(({ amount, tokens }) => !amount && !tokens.length)).toBe(true);
  });

  test("show nothing to be filled to who watches", () => {
    expect(handsOf(moment("bid_for_office", [], [1], null), [], "")!.palms.map(({ state }) => state)).toEqual(["waiting", "sealed", "waiting"]);
  });

  test("show what lies in my closed one to nobody but me", () => {
    const closed = (action: object, decision = "bid_for_office") => handsOf(moment(decision, [], [0, 1], 0, action), [], "units")!.palms;
    const [mine, other] = closed({ type: "bid", votes: 2 });
    expect(mine).toMatchObject({ state: "kept", amount: 2, tokens: ["sg-ballot", "sg-ballot"] });
    expect(other).toMatchObject({ state: "sealed", amount: 0, tokens: [] });
    expect(closed({ type: "offer_ducats", ducats: 1 }, "hide_ducats")[0]!.tokens).toEqual(["sg-coin"]);
    expect(closed({ type: "commit_units", infantry: 1, hussars: 0, artillery: 1 }, "commit_units_to_host")[0]!.tokens).toEqual(["sg-unit-infantry", "sg-unit-artillery"]);
    expect(closed({ type: "vote_against" }, "vote_on_act")[0]).toMatchObject({ side: false, tokens: [] });
  });

  test("have no winner while they still move", () => {
    const stage = events({ type: "BidsOpened", office: "primate", bids: [2, 2, 1] });
    expect(undecided(handsOf(moment("", []), stage, "")!).palms.some(({ tied: even, won }) => even || won)).toBe(false);
  });

  test("hold what the king demands", () => {
    expect(handsOf(moment("commit_to_demand", []), [], "ducats")!.kind).toBe("ducats");
    expect(handsOf(moment("commit_units_to_host", []), [], "units")!.kind).toBe("power");
  });

  test("open with a tie, and with the votes of the marker", () => {
    const stage = events({ type: "ExtraVotes", seat: 1, office: "primate", votes: 2 }, { type: "BidsOpened", office: "primate", bids: [3, 3, 1] });
    const [first, second, third] = handsOf(moment("break_office_tie", []), stage, "")!.palms;
    expect([first!.tied, second!.tied, third!.tied]).toEqual([true, true, false]);
    expect([first!.extra, second!.extra]).toEqual([0, 2]);
    expect(second!.tokens).toEqual(["sg-ballot", "sg-ballot", "sg-ballot"]);
    const settled = handsOf(moment("", []), events(...stage, { type: "TieSettled", seat: 0, winner: 1, office: "primate" }), "")!;
    expect(settled.palms.map(({ won }) => won)).toEqual([false, true, false]);
  });

  test("stay open for a while although the next ones close", () => {
    const stage = events({ type: "BidsOpened", office: "primate", bids: [0, 4, 1] });
    expect(handsOf(moment("bid_for_office", bid), stage, "", true)).toMatchObject({ open: true, palms: [{}, { won: true, amount: 4 }, {}] });
  });

  test("of the host hold units", () => {
    const stage = events({ type: "HostSent", seat: 2, units: [1, 0, 1] }, { type: "Committed", demand: "noble_host_1", amounts: [0, 0, 4] });
    expect(handsOf(moment("", []), stage, "units")!.palms[2]!.tokens).toEqual(["sg-unit-infantry", "sg-unit-artillery"]);
  });

  test("take as much as the options allow, and lay it out within the palm", () => {
    expect(mostOf(moment("bid_for_office", bid))).toBe(3);
    expect(fan(0)).toEqual([]);
    for (const { x, y, size } of fan(20)) {
      expect(x).toBeGreaterThan(24);
      expect(x + size).toBeLessThan(84);
      expect(y + size).toBeLessThan(96);
    }
  });
});

describe("the verdict", () => {
  const bids = (...amounts: number[]) => ({ type: "BidsOpened", office: "primate", bids: amounts });

  test("is not there before hands are open", () => {
    expect(verdictOf([], 0)).toBeNull();
  });

  test("names the winner of an office, who settles a tie, or that nobody wants it", () => {
    expect(verdictOf(events(bids(1, 3, 0)), 0)).toEqual({ id: "sg-verdict-office", seats: { name: 1 }, counts: { votes: 3 } });
    expect(verdictOf(events(bids(3, 3, 0)), 2)).toEqual({ id: "sg-tie-decider", seats: { name: 2 }, open: true });
    expect(verdictOf(events(bids(3, 3, 0), { type: "TieSettled", seat: 2, winner: 1, office: "primate" }), 2)).toEqual({ id: "sg-verdict-settled", seats: { name: 1, decider: 2 } });
    expect(verdictOf(events(bids(0, 0, 0), { type: "OfficeVacant", office: "primate" }), 2)).toEqual({ id: "sg-verdict-vacant" });
  });

  test("counts what is on the market", () => {
    expect(verdictOf(events({ type: "DucatsOffered", ducats: [2, 0, 3] }), 0)).toMatchObject({ id: "sg-verdict-ducats", counts: { count: 5 } });
    expect(verdictOf(events({ type: "DucatsOffered", ducats: [2, 0, 3] }, { type: "VotesOffered", votes: [0, 0, 0] }), 0)).toMatchObject({ id: "sg-verdict-votes", counts: { count: 0 } });
  });

  test("tells of the king's favour and of the Act", () => {
    const gifts = { type: "Committed", demand: "tax_1", amounts: [2, 5, 2] };
    expect(verdictOf(events(gifts), 1)).toMatchObject({ id: "sg-verdict-favour-tie", open: true });
    expect(verdictOf(events(gifts, { type: "FavourRanked", seats: [1, 2, 0] }), 1)).toEqual({ id: "sg-verdict-favour", seats: { name: 1 } });
    expect(verdictOf(events({ type: "ActVoted" }), 1)).toMatchObject({ id: "sg-act-tie", open: true });
    expect(verdictOf(events({ type: "ActVoted" }, { type: "ActPassed" }), 1)).toEqual({ id: "sg-act-passed" });
    expect(verdictOf(events({ type: "ActVoted" }, { type: "ActRejected" }), 1)).toEqual({ id: "sg-act-rejected" });
  });

  test("says where the Sejm stands and who still chooses", () => {
    const sejm = events({ type: "OfficesVoted", offices: ["a", "b", "c"] });
    expect(officePlace(sejm, "b")).toEqual({ at: 2, of: 3 });
    expect(officePlace(events({ type: "OfficesVoted", offices: ["a"] }), "a")).toBeNull();
    expect(thinking(moment("bid_for_office", [], [1]))).toEqual([2]);
    expect(thinking(moment("bid_for_office", [], [1], null))).toEqual([0, 2]);
    expect(thinking(moment("place_client", []))).toEqual([]);
  });
});

describe("bribery", () => {
  const offered = events({ type: "DucatsOffered", ducats: [0, 3, 2, 1] }, { type: "VotesOffered", votes: [4, 0, 2, 0] });

  test("has no market before all hands are open", () => {
    expect(marketOf(offered.slice(0, 1), null)).toBeNull();
  });

  test("draws a line to every buyer who may be chosen", () => {
    const market = marketOf(offered, 0)!;
    expect(market.sellers.map(({ seat, state }) => [seat, state])).toEqual([[0, "now"], [2, "waiting"]]);
    expect(market.lines).toEqual([1, 2, 3].map((buyer) => ({ seller: 0, buyer, sold: false })));
  });

  test("keeps what was sold, and nobody sells to himself", () => {
    const market = marketOf(events(...offered, { type: "VotesSold", seat: 0, buyer: 1, votes: 4, ducats: 3 }), 2)!;
    expect(market.lines).toEqual([{ seller: 0, buyer: 1, sold: true }, { seller: 2, buyer: 3, sold: false }]);
    expect(market.buyers.map(({ state }) => state)).toEqual(["done", "waiting", "waiting"]);
  });

  test("gives back what nobody took", () => {
    const market = marketOf(events(...offered, { type: "VotesUnsold", seat: 2, votes: 2 }, { type: "DucatsBack", seat: 1, ducats: 3 }), null)!;
    expect(market.sellers[1]!.state).toBe("vain");
    expect(market.buyers.every(({ state }) => state === "vain")).toBe(true);
  });
});

test("favour is ranked by gifts, the tied wait for their order", () => {
  const stage = events({ type: "Committed", demand: "tax_1", amounts: [2, 5, 2, 0] });
  expect(rankingOf(stage).map(({ seat, tied: even }) => [seat, even])).toEqual([[1, false], [0, true], [2, true], [3, false]]);
  expect(rankingOf(stage, [2]).map(({ seat }) => seat)).toEqual([1, 2, 0, 3]);
  expect(rankingOf(events(...stage, { type: "TiedRanked", seat: 1, seats: [2, 0] })).map(({ seat, tied: even }) => [seat, even])).toEqual([[1, false], [2, false], [0, false], [3, false]]);
});

test("the agenda tells what was decided, what is next and what comes later", () => {
  const phase = events({ type: "OfficesVoted", offices: ["a", "b", "c", "d"] }, { type: "BidsOpened", office: "a", bids: [0, 4] });
  expect(agendaOf(phase, "b").map(({ state, winner }) => [state, winner])).toEqual([["done", 1], ["now", null], ["next", null], ["later", null]]);
});

describe("combat", () => {
  const rolled = { type: "Rolled", unit: "hussars", attacker: 0, defender: 1, attacker_die: 3, defender_die: 6, attacker_damage: 5, defender_damage: 8, wounds_on_attacker: 2, wounds_on_defender: 1 };
  const begun = { type: "Attacked", seat: 0, target: 1, card: "foray" };

  test("goes through three steps; those nobody has units for are left out", () => {
    const fight = fightOf(events(begun, rolled, { type: "CardsDiscarded", seat: 0, cards: ["sack"], purpose: "wounds" }))!;
    expect(fight.steps.map(({ unit, state }) => [unit, state])).toEqual([["artillery", "none"], ["hussars", "now"], ["infantry", "to-come"]]);
    expect(fight.steps[1]!.attacker).toMatchObject({ die: 3, damage: 5, wounds: 2, lost: ["sg-sack"] });
  });

  test("ends with a result and booty, and is over when something else happens", () => {
    const over = [begun, rolled, { type: "UnitsLost", seat: 1, units: [0, 1, 0] }, { type: "CombatWon", seat: 0, target: 1, power: 3, against: 1 }, { type: "PointsTaken", seat: 0, target: 1, vp: 6 }];
    expect(fightOf(events(...over))).toMatchObject({ result: { power: 3 }, booty: { vp: 6 }, steps: [{}, { state: "done", defender: { lost: ["sg-unit-hussars"] } }, { state: "none" }] });
    expect(fightOf(events(...over, { type: "Passed", seat: 1, phase: "special_actions" }))).toBeNull();
    expect(fightOf([])).toBeNull();
  });
});

test("doings are told by signs: the last of several steps, and the card I know", () => {
  const texts = { name: (id: string) => id, seat: String, event: ({ type }: Event) => [{ text: type }] } as unknown as Texts;
  const signs = signsOf(
    events(
      { type: "TrackMoved", seat: 0, track: "senatorial_support", space: 3 },
      { type: "TrackMoved", seat: 0, track: "senatorial_support", space: 2 },
      { type: "CardDrawn", seat: 0, deck: "internal" },
      { type: "CardKnown", seat: 0, card: "sack" },
      { type: "CountryMoved", country: "sweden", space: 1 },
    ),
    texts,
    [],
  );
  expect(signs.map(({ icon, words }) => [icon, words])).toEqual([["sg-magnate", "II"], ["sg-sack", "sack"]]);
});

test("a scored country remembers who got its seal", () => {
  const scored = { type: "CountryScored", country: "sweden", first: 5, second: 2, markers: [1, 0], points: [5, 0] };
  expect(scoredLands(events(scored))[0]!.seal).toBeNull();
  expect(scoredLands(events(scored, { type: "SealAwarded", seat: 0, country: "sweden" }))[0]!.seal).toBe(0);
});

test("the scoring adds up by House, the most first", () => {
  const prestige = [4, 7].map((vp, seat) => ({ type: "PrestigeScored", seat, vp, bonus: seat }));
  const country = (points: number[]) => ({ type: "CountryScored", country: "sweden", first: 5, second: 2, markers: [], points });
  expect(tallyOf(events(...prestige, country([5, 2]), country([3, 0])))).toEqual([
    { seat: 0, prestige: 4, bonus: 0, lands: [5, 3], sum: 12 },
    { seat: 1, prestige: 7, bonus: 1, lands: [2, 0], sum: 9 },
  ]);
});

test("the end tells ribbons by rank, and where favour decided", () => {
  const ribbon = { type: "RibbonScored", seat: 1, figure: "jan_laski", items: 2, vp: 4 };
  expect(ribbonsOf(events(ribbon), [1, 0])).toEqual([{ seat: 1, ribbons: [ribbon] }]);
  expect(tied({ ranking: [2, 0, 1], scores: [9, 4, 9] } as never)).toEqual([{ ahead: 2, behind: 0, vp: 9 }]);
});
