import { describe, expect, test } from "vitest";
import { Refused } from "../../../api/http";
import type { Action, KeptOrder, Order } from "../../../api/types";
import type { StandingOrders } from "../../../table/standing.svelte";
import { moment } from "../testing";
import {
  comfortOf,
  hasStack,
  objectNow,
  partOf,
  repliesNow,
  resolveStack,
  setIgnored,
  setMode,
  setTimings,
  timingGroups,
  untilSomethingHappens,
  withdrawAll,
} from "./orders";

const USUAL = { fields: {}, at_most: {}, at_least: {}, facts: {}, among: {}, ignoring: null, otherwise: "", prefer: "first", until: "", lasts: {}, times: null };
const VETO = { answer: "play", fields: { card: "liberum_veto" } };

function order(more: Partial<Order>): Order {
  return { ...USUAL, decision: "window", answer: "bene", ...more } as Order;
}

/** A server that keeps orders. */
class Kept {
  kept: KeptOrder[];
  private last = 100;

  constructor(...orders: Partial<Order>[]) {
    this.kept = orders.map((each, id) => ({ id, order: order(each) }));
  }

  async load(): Promise<void> {}

  async give(given: Partial<Order>): Promise<void> {
    this.kept = [...this.kept, { id: this.last++, order: order(given) }];
  }

  async drop(id: number): Promise<void> {
    this.kept = this.kept.filter((each) => each.id !== id);
  }

  get comfort() {
    return comfortOf(this.kept);
  }
}

function orders(...given: Partial<Order>[]): Kept & StandingOrders {
  return new Kept(...given) as unknown as Kept & StandingOrders;
}

function window(facts: object, options: readonly Action[] = [{ type: "bene" }]) {
  return moment({ decision: "window", facts: { timing: "W-A-others", touches: false, bottom: 7, so_far: [2, -1, 9], card: "vivat", ...facts }, options });
}

describe("what is in force", () => {
  test("is nothing at first", () => {
    expect(comfortOf([])).toEqual({ mode: "every", ignored: [], objects: [], timings: [], until: false, stack: false });
  });

  test("is read from what the server keeps", () => {
    const { kept } = orders({ ignoring: [VETO] }, { facts: { touches: false } }, { among: { timing: ["W-S1"] } }, { among: { card: ["vivat"] } }, { lasts: { so_far: [1] } }, { lasts: { bottom: 3 } });

    expect(comfortOf(kept)).toEqual({ mode: "touching", ignored: [VETO], objects: ["vivat"], timings: ["W-S1"], until: true, stack: true });
  });

  test("is no longer an order for a stack that is gone", () => {
    const { kept } = orders({ lasts: { bottom: 3 } });
    const stack = (...numbers: number[]) => moment({ view: { stack: numbers.map((number) => ({ number })) as never } });

    expect(comfortOf(kept, stack(3, 5)).stack).toBe(true);
    expect(comfortOf(kept, stack(5)).stack).toBe(false);
    expect(comfortOf(kept, stack()).stack).toBe(false);
  });

  test("is none of the other orders", () => {
    expect(partOf(order({ decision: "fight_turn", ignoring: [] }))).toBe(null);
    expect(partOf(order({ times: 1 }))).toBe(null);
  });
});

describe("where I am asked", () => {
  test("goes from one mode to the next and back, and the cards passed over stay", async () => {
    const server = orders();

    await setMode(server, "reply");
    expect(server.comfort.mode).toBe("reply");
    await setIgnored(server, [VETO]);
    await setMode(server, "touching");
    expect(server.comfort).toMatchObject({ mode: "touching", ignored: [VETO] });
    await setMode(server, "every");
    expect(server.kept).toEqual([]);
  });

  test("to pass over a card is to be asked where I hold another one", async () => {
    const server = orders();

    await setIgnored(server, [VETO]);

    expect(server.comfort).toMatchObject({ mode: "reply", ignored: [VETO] });
  });

  test("timings are one order, however many there are", async () => {
    const server = orders();

    await setTimings(server, ["W-S1"]);
    await setTimings(server, ["W-S1", "W-U1"]);
    expect(server.kept.map(({ order: each }) => each.among)).toEqual([{ timing: ["W-S1", "W-U1"] }]);

    await setTimings(server, []);
    expect(server.kept).toEqual([]);
  });

  test("everything is withdrawn at once, and what was ordered elsewhere stays", async () => {
    const server = orders({ ignoring: [] }, { lasts: { bottom: 3 } }, { decision: "fight_turn" });

    await withdrawAll(server);

    expect(server.kept.map(({ order: each }) => each.decision)).toEqual(["fight_turn"]);
  });
});

describe("for a while", () => {
  test("orders last with what the window tells", async () => {
    const server = orders({ lasts: { bottom: 3 } });

    await untilSomethingHappens(server, window({}));
    await resolveStack(server, window({}));

    expect(server.kept.map(({ order: each }) => each.lasts)).toEqual([{ so_far: [2, -1, 9] }, { bottom: 7 }]);
  });

  test("nothing is ordered where no window is open, or no stack lies there", async () => {
    const server = orders();

    await untilSomethingHappens(server, moment());
    await resolveStack(server, window({ bottom: 0 }));

    expect(server.kept).toEqual([]);
    expect(hasStack(window({ bottom: 0 }))).toBe(false);
  });

  test("an order that has ended meanwhile is no problem, anything else is one", async () => {
    const server = orders({ lasts: { bottom: 3 } });
    const refused = (message: string) => async () => {
      throw new Refused(404, { code: "not_found", message, text: "" } as never);
    };

    server.drop = refused("no-order");
    await withdrawAll(server);
    server.drop = refused("no-table");
    await expect(withdrawAll(server)).rejects.toThrow();
  });
});

describe("what a window offers to pass over", () => {
  test("each card that replies, once, whatever it is aimed at", () => {
    const options = [
      { type: "bene" },
      { type: "play", card: "liberum_veto", targets: [3] },
      { type: "play", card: "liberum_veto", targets: [4] },
      { type: "use", piece: 5, ability: "1" },
    ];

    expect(repliesNow(window({}, options))).toEqual([VETO, { answer: "use", fields: { piece: 5 } }]);
    expect(repliesNow(moment({ options }))).toEqual([]);
  });

  test("the card of somebody else on the stack, not my own", () => {
    expect(objectNow(window({}))).toBe("vivat");
    expect(objectNow(window({ timing: "W-A-own" }))).toBe("");
    expect(objectNow(moment())).toBe("");
  });
});

test("timings are grouped, and an object is mine or that of others", () => {
  const windows = [
    ["W-U1", "untap_begin"],
    ["W-U2", "initiative_set"],
    ["W-A", "declared"],
    ["W-D1", "declared"],
    ["W-D2", "duel_answered"],
    ["W-X", "entered_play, left_play"],
  ].map(([id, event]) => ({ id, event }));

  expect(timingGroups({ game: { window: windows } }).map(({ id, timings }) => [id, timings.map((each) => each.id)])).toEqual([
    ["untap", ["W-U1", "W-U2"]],
    ["stack", ["W-A-others", "W-A-own", "W-X"]],
    ["duel", ["W-D2"]],
  ]);
});
