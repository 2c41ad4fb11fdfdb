import { afterEach, describe, expect, it } from "vitest";
import { box, family, moment, tools } from "./testing";
import type { Happened, KeptOrder, Outcome } from "../../../api/types";
import type { SignorieView } from "../../../types/signorie";
import { desk } from "../desk.svelte";
import { trailOf } from "./chain";
import { fruitful, pointsFrom, tied } from "./ending";
import { cardsOf, waiting } from "./main";
import { citiesOf, menOf, missionsOf } from "./missions";
import { beside, chosenBy, gridOf } from "./grid";
import { always, standing } from "./orders";
import { brings } from "./outlook";
import { allOn, broughtBy, spaceAfter } from "./points";
import { gains } from "./words";

afterEach(() => desk.letGo());

describe("what an option brings", () => {
  it("is told piece by piece, without the pawns that pay for it", () => {
    expect(gains(tools, { florins: 2, men: -1, vp: 3 })).toEqual(["si-gain-vp", "si-gain-florins"]);
    expect(gains(tools, { women: 2, points: 4 })).toEqual(["si-gain-women", "si-gain-points"]);
  });

  it("says what a mission or a marriage can bring, where there is a man or a dowry for it", () => {
    const cities = [{ id: "roma", in_play: true, free: 2 }] as SignorieView["cities"];
    const rich = moment({ cities, players: [family({ florins: 9, careers: [[], [3], [6]] })] });
    const poor = moment({ cities, players: [family({ florins: 1 })] });

    expect(brings(rich, tools, { mission: true, vp: 1 })).toBe("si-gain-vp, si-gain-mission");
    expect(brings(rich, tools, { marriage: true })).toBe("si-gain-marriage");
    expect([brings(poor, tools, { mission: true }), brings(poor, tools, { marriage: true })]).toEqual(["", ""]);
  });

  it("is nothing where nothing changes", () => {
    expect(gains(tools, {})).toEqual([]);
  });
});

describe("the main actions of a die", () => {
  const cards = cardsOf(box, ["task_marriage", "task_marriage", "task_clerical", "task_marriage"], "turquoise");

  it("are four cards: management, two tasks, a helper", () => {
    expect(cards.map(({ id, thing }) => [id, thing])).toEqual([
      ["manage", "career"],
      ["task_turquoise_upper", "task_clerical"],
      ["task_turquoise_lower", "task_marriage"],
      ["hire", "grey"],
    ]);
  });

  it("can be done in as many ways as there are pawns or spaces", () => {
    expect(cards.map(({ actions }) => actions.length)).toEqual([1, 3, 1, 3]);
    expect(cards[2]!.actions).toEqual([{ type: "perform", space: "task_turquoise_lower", pawns: 2 }]);
  });

  it("wait for a die in hand, or one on its space", () => {
    const taking = moment({}, "take_die", [{ type: "pass" }]);
    expect(waiting(taking)).toBeNull();
    desk.picked = { colour: "grey", value: 3 };

    expect(waiting(taking)).toEqual({ colour: "grey", value: 3 });
    expect(waiting(moment({}, "choose_main_action", [{ type: "manage" }], { colour: "turquoise", value: 6, cost: 0 }))).toEqual({
      colour: "turquoise",
      value: 6,
    });
  });
});

describe("things in columns", () => {
  const tasks = ["task_marriage", "task_marriage", "task_clerical", "task_marriage"];

  it("have keys in reading order, or within a column", () => {
    const rows = gridOf(box, tasks, false);
    const helpers = gridOf(box, tasks, true);

    expect([0, 1, 2, 4].map((place) => chosenBy(rows, place, null)?.action.space)).toEqual([
      "task_grey_upper",
      "task_turquoise_upper",
      "task_grey_lower",
      undefined,
    ]);
    expect(chosenBy(helpers, 2, 1)?.thing).toBe("helper_turquoise_bottom");
    expect(chosenBy(helpers, 3, 1)).toBeUndefined();
  });

  it("are gone through by arrows", () => {
    const columns = [["a", "b"], ["c", "d"]];

    expect(["ArrowRight", "ArrowDown", "ArrowLeft", "x"].map((key) => beside(columns, "a", key))).toEqual(["c", "b", undefined, undefined]);
  });
});

describe("the chain of a turn", () => {
  const players = [family({ helpers: ["helper_grey_bottom"] }), family({ helpers: ["helper_grey_top", "helper_grey_bottom"] })];
  const helpers = ["helper_grey_middle", "helper_grey_bottom"];

  it("goes from the die to the question, with the helpers that are still to come", () => {
    const chain = { seat: 1, colour: "grey", value: 5, links: ["mission", "helper_grey_top"], helpers, extra: false };

    expect(trailOf(moment({ players, chain }), box)).toEqual({
      seat: 1,
      die: { colour: "grey", value: 5 },
      held: false,
      links: ["mission", "helper_grey_top"],
      then: ["helper_grey_bottom"],
    });
  });

  it("begins with the die in hand, which nobody else sees", () => {
    desk.picked = { colour: "grey", value: 2 };

    expect(trailOf(moment({ players }, "take_die", [{ type: "pass" }]), box)).toMatchObject({ seat: 0, held: true, then: ["helper_grey_bottom"] });
  });

  it("is not there between turns", () => {
    expect(trailOf(moment({ players }), box)).toBeNull();
  });
});

describe("advancement points", () => {
  const view = { chain: { value: 6 } } as SignorieView;
  const log = [{ n: 1, at_ms: 0, events: [{ type: "TaskBegun", task: "task_clerical", pawns: 3 }] }] as Happened[];

  it("are as many as their source brought", () => {
    const brought = (by: string) => broughtBy(box, view, log, by, 1);

    expect(["career", "helper_grey_top", "helper_grey_middle", "reward_career", "task_clerical", "unknown"].map(brought)).toEqual([4, 6, 3, 3, 6, 1]);
  });

  it("go on with the same man up to the top", () => {
    const enter = { type: "enter", career: "clerical" };

    expect(spaceAfter(enter, 3)).toBe(1);
    expect(allOn(box, enter, 3, 0)).toEqual([enter, { type: "advance", career: "clerical", rank: 1 }, { type: "advance", career: "clerical", rank: 2 }]);
    expect(allOn(box, { type: "advance", career: "military", rank: 6 }, 4, 0)).toHaveLength(1);
    expect(allOn(box, { type: "initiative" }, 4, 5)).toEqual([{ type: "initiative" }, { type: "initiative" }]);
  });
});

describe("missions", () => {
  const options = [
    { type: "mission", career: "political", rank: 1, city: "roma" },
    { type: "mission", career: "military", rank: 4, city: "roma" },
    { type: "mission", career: "military", rank: 4, city: "milano" },
  ];

  it("are found by man and by city, the man who brings most first", () => {
    expect(menOf(options)).toEqual([
      { career: "military", rank: 4 },
      { career: "political", rank: 1 },
    ]);
    expect(citiesOf(missionsOf(options, { career: "military", rank: 4 }, null))).toEqual(["roma", "milano"]);
    expect(menOf(missionsOf(options, null, "milano"))).toHaveLength(1);
  });
});

describe("a helper that always works", () => {
  it("is known by its order", () => {
    const order = always("helper_grey_top");
    const kept = [
      { id: 7, order },
      { id: 8, order: { decision: "take_die", answer: "pass", facts: {} } },
    ] as unknown as KeptOrder[];

    expect(standing(kept)).toEqual([{ id: 7, helper: "helper_grey_top" }]);
  });
});

describe("the end", () => {
  const players = [family({ scored: [9, 0, 4, 0, 0, 0, 0, 1, 10] }), family({ scored: [20, 0, 4] })];

  it("counts every source that brought something", () => {
    expect(fruitful({ players } as SignorieView)).toEqual(["mission", "initiative", "career", "plan"]);
    expect(pointsFrom(players[1]!, "plan")).toBe(0);
  });

  it("says who is ahead of whom by turn order alone", () => {
    const outcome: Outcome = { reason: "finished", ranking: [2, 0, 1], ranks: [2, 3, 1], scores: [24, 24, 30], detail: "" };

    expect(tied(outcome)).toEqual([{ ahead: 0, behind: 1, vp: 24 }]);
  });
});
