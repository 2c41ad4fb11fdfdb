import { beforeEach, describe, expect, test } from "vitest";
import type { Action } from "../../api/types";
import type { Tools } from "../../table/board";
import { box, seen, view } from "./testing";
import { desk } from "./desk.svelte";
import type { Muster } from "./state";

const lay = (place: string): Action => ({ type: "lay", place, card: "2" });
const at = (...options: Action[]) => seen("sejm_commitment", {}, view(), options);
const tools = (choose: Tools["choose"]) => ({ choose }) as Tools;

test("Steps that are given up leave their cards where they lie, and say so", () => {
  desk.steps.begin([lay("1"), lay("2")]);

  desk.steps.goOn(at(lay("1")), tools(() => {}));
  desk.steps.goOn(at(lay("3")), tools(() => {}));

  expect(desk.arranged).toEqual({ "2": "2" });
  expect(desk.trouble).toBe("ma-not-taken");
});

const space = (place: string) => ({ place, subject: place, laid: null, open: true });
const senate: Muster = { kind: "placement", spaces: box.offices.map(space), wanted: 3 };

describe("cards on the desk", () => {
  beforeEach(() => desk.clear());

  test("change places freely", () => {
    desk.lay(senate, "primate", "5");
    desk.lay(senate, "hetman", "6");
    desk.lay(senate, "hetman", "5");
    expect(desk.arranged).toEqual({ hetman: "5", primate: "6" });

    desk.lay(senate, "treasurer", "5");
    expect(desk.arranged).toEqual({ treasurer: "5", primate: "6" });

    desk.touch(senate, "primate");
    expect(desk.arranged).toEqual({ treasurer: "5" });
  });

  test("are never more than are wanted, but one may take the place of another", () => {
    desk.lay(senate, "primate", "2");
    desk.lay(senate, "treasurer", "3");
    desk.lay(senate, "hetman", "4");

    desk.lay(senate, "chancellor", "5");
    expect(Object.keys(desk.arranged)).toEqual(["primate", "treasurer", "hetman"]);
    expect(desk.trouble).toBe("ma-too-many");

    desk.lay(senate, "hetman", "5");
    expect(desk.arranged).toEqual({ primate: "2", treasurer: "3", hetman: "5" });
    expect(desk.trouble).toBe("");
  });

  test("that are typed go to the next space, and back when typed again", () => {
    desk.put(senate, "lady");
    desk.put(senate, "6");
    expect(desk.arranged).toEqual({ primate: "lady", treasurer: "6" });

    desk.put(senate, "lady");
    expect(desk.arranged).toEqual({ treasurer: "6" });

    desk.space = "hetman";
    desk.put(senate, "6");
    expect(desk.arranged).toEqual({ hetman: "6" });
  });

  test("stay when somebody else seals, and go with the question", () => {
    const mine = at(lay("1"));
    desk.follow(mine);
    desk.lay({ ...senate, spaces: [space("1")] }, "1", "5");

    desk.follow({ ...mine, now: { ...mine.now, prompt: { ...mine.now.prompt!, seats: [0, 2] } } });
    expect(desk.arranged).toEqual({ "1": "5" });

    desk.follow(at());
    expect(desk.arranged).toEqual({});
  });
});

describe("arrows", () => {
  beforeEach(() => desk.clear());

  test("go on from the space that was filled last", () => {
    desk.put(senate, "lady");
    desk.step(senate, 1);
    desk.put(senate, "2");
    desk.step(senate, 1);
    desk.put(senate, "6");

    expect(desk.arranged).toEqual({ primate: "lady", treasurer: "2", hetman: "6" });
  });

  test("lead to a space that is taken, and the card there is known to go back", () => {
    desk.put(senate, "lady");
    desk.step(senate, 1);
    desk.step(senate, -1);
    desk.put(senate, "6");

    expect(desk.arranged).toEqual({ primate: "6" });
    expect(desk.done).toEqual({ place: "primate", card: "6", back: "lady" });
  });
});
