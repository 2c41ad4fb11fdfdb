import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Action } from "../../api/types";
import type { Tools } from "../../table/board";
import { seen, view } from "./testing";

// The desk looks at the width of the screen, which jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
let desk: (typeof import("./desk.svelte"))["desk"];
beforeAll(async () => ({ desk } = await import("./desk.svelte")));

const lay = (place: string): Action => ({ type: "lay", place, card: "2" });
const at = (...options: Action[]) => seen("sejm_commitment", {}, view(), options);
const tools = (choose: Tools["choose"]) => ({ choose }) as Tools;

describe("steps", () => {
  test("are sent one after another, each when it is asked for", () => {
    const sent: Action[] = [];
    const choose = (action: Action) => void sent.push(action);
    desk.send([lay("1"), lay("2")]);

    desk.goOn(at(lay("1")), tools(choose));
    desk.goOn(at(lay("1")), tools(null));
    desk.goOn(at(lay("2")), tools(choose));
    desk.goOn(at(), tools(choose));

    expect(sent).toEqual([lay("1"), lay("2")]);
    expect(desk.steps).toEqual([]);
  });

  test("that are not possible are given up", () => {
    const choose = vi.fn();
    desk.send([lay("3"), lay("4")]);

    desk.goOn(at(lay("1")), tools(choose));

    expect(choose).not.toHaveBeenCalled();
    expect(desk.steps).toEqual([]);
  });

  test("that are refused are tried again, but not for ever", () => {
    const choose = vi.fn();
    desk.send([lay("1")]);

    for (let time = 0; time < 9; time += 1) desk.goOn(at(lay("1")), tools(choose));

    expect(choose).toHaveBeenCalledTimes(3);
    expect(desk.steps).toEqual([]);
  });
});

describe("cards on the desk", () => {
  test("change places freely", () => {
    desk.lay("1", "5");
    desk.lay("2", "6");
    desk.lay("2", "5");

    expect(desk.arranged).toEqual({ "2": "5" });

    desk.touch("2");
    expect(desk.arranged).toEqual({});
  });

  test("stay when somebody else seals, and go with the question", () => {
    const mine = at(lay("1"));
    desk.follow(mine);
    desk.lay("1", "5");

    desk.follow({ ...mine, now: { ...mine.now, prompt: { ...mine.now.prompt!, seats: [0, 2] } } });
    expect(desk.arranged).toEqual({ "1": "5" });

    desk.follow(at());
    expect(desk.arranged).toEqual({});
  });
});
