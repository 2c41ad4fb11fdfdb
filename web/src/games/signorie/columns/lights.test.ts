import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Action, Foreseen } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import type { SignorieView } from "../../../types/signorie";
import type { Box } from "../data";

// The desk looks at the width of the screen, which jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
const { desk } = await import("../desk.svelte");
const { columnOf, dieLight, lightOf, managed, proposed, working, workingNow } = await import("./lights");

const box = {
  helpers: new Map([["helper_red_top", {}], ["helper_red_middle", {}]]),
  helpersOf: () => [{ id: "helper_red_top" }, { id: "helper_red_middle" }],
} as unknown as Box;
const manage = { type: "manage" };
const hire = { type: "hire", helper: "helper_yellow_top" };
const red = { colour: "red", value: 4 };
const takeRed = { type: "take", ...red };

function seen(decision: string, options: Action[], changes: Partial<SignorieView> = {}, facts = {}): Seen {
  const player = { passed: false, dice: [0, 0], helpers: ["helper_red_middle"] };
  const view = { players: [player, { ...player, helpers: [] }], dice: [[1], [4, 5]], chain: null, ...changes };
  return { seat: 0, names: [], news: [], now: { view, options, prompt: { decision, facts } } } as unknown as Seen;
}

const tools = {
  texts: { say: (message: string) => message },
  choose: () => {},
  foresee: (actions: readonly Action[]): Promise<Foreseen[]> =>
    Promise.resolve(
      actions.map(({ colour }) =>
        colour === "red"
          ? { refusal: null, stands: null, preview: { change: {}, total: 4, opens: [{ action: manage, change: {} }], closed: [{ action: hire, message: "cannot-pay-helper", rule: "SI-HIR.2", values: {} }] } }
          : { refusal: { code: "illegal", text: "Used.", rule: "SI-ACT.5" }, stands: null, preview: null },
      ) as unknown as Foreseen[],
    ),
} as unknown as Tools;

const taking = seen("take_die", [takeRed, { type: "pass" }]);

beforeEach(() => desk.foresight.ask(taking, tools, [takeRed, { type: "take", colour: "yellow", value: 1 }]));
afterEach(() => {
  desk.letGo();
  desk.hovered = null;
});

describe("a die", () => {
  it("can be taken if the engine offers it", () => {
    expect(dieLight(taking, tools, 1, red)).toEqual({ offered: true, faded: false, reason: null });
  });

  it("that is refused is faded and says why", () => {
    const light = dieLight(taking, tools, 0, { colour: "yellow", value: 1 });

    expect(light).toMatchObject({ offered: false, faded: true, reason: { rule: "SI-ACT.5" } });
  });

  it("stays bright for who waits, unless the colour is used", () => {
    const waiting = seen("take_die", []);
    const used = seen("take_die", [], { players: [{ passed: false, dice: [0, 4], helpers: [] }] as unknown as SignorieView["players"] });

    expect(dieLight(waiting, tools, 1, red).faded).toBe(false);
    expect(dieLight(used, tools, 1, red).faded).toBe(true);
  });

  it("cannot be taken in a replay", () => {
    expect(dieLight(taking, { ...tools, choose: null }, 1, red).offered).toBe(false);
  });
});

describe("what a die opens", () => {
  it("is only hinted at while the die is pointed at, and offered once it is picked up", () => {
    desk.hovered = red;
    expect(lightOf(taking, tools, manage)).toMatchObject({ offers: [], hinted: true });

    desk.picked = red;
    expect(lightOf(taking, tools, manage).offers).toEqual([manage]);
    expect(managed(taking)).toBe("red");
  });

  it("leaves out what it does not open, with the reason", () => {
    desk.picked = red;

    expect(lightOf(taking, tools, hire)).toMatchObject({ offers: [], hinted: false, reason: { text: "refusal-cannot-pay-helper", rule: "SI-HIR.2" } });
  });
});

describe("the column", () => {
  const chain = { seat: 1, colour: "red", value: 4, links: ["hire", "helper_red_top"], helpers: ["helper_red_middle"], extra: false };

  it("is that of the die looked at, or of what its owner does", () => {
    expect(columnOf(seen("x", [], { chain }), 0)).toBeNull();
    expect(columnOf(seen("x", [], { chain }), 1)).toBe("red");

    desk.hovered = red;
    expect(columnOf(taking, 0)).toBe("red");
  });

  it("has the helpers that may work: those hired, of the die or still to come", () => {
    expect(working(taking, box, 0).size).toBe(0);

    desk.hovered = red;
    expect([...working(taking, box, 0)]).toEqual(["helper_red_middle"]);
    desk.hovered = null;
    expect([...working(seen("x", [], { chain: { ...chain, seat: 0 } }), box, 0)]).toEqual(["helper_red_middle"]);
    expect(working(seen("x", [], { chain }), box, 1).size).toBe(0);
  });

  it("knows who works right now", () => {
    const asked = seen("activate_helper", [{ type: "activate" }], { chain }, { helper: "helper_red_top" });

    expect(workingNow(asked, box, 1)).toBe("helper_red_top");
    expect(workingNow(asked, box, 0)).toBeNull();
    expect(proposed(asked, "helper_red_top")).toBe(true);
    expect(proposed(asked, "helper_red_middle")).toBe(false);
  });
});
