import { expect, test, vi } from "vitest";
import type { Action } from "../api/types";
import type { Seen, Tools } from "./board";
import { Steps } from "./steps.svelte";

const lay = (place: string): Action => ({ type: "lay", place });
const asked = (...options: Action[]) => ({ now: { options } }) as Seen;
const tools = (choose: Tools["choose"]) => ({ choose }) as Tools;

test("Steps are sent one after another, each when it is asked for", () => {
  const [choose, done] = [vi.fn(), vi.fn()];
  const steps = new Steps({ done });
  steps.begin([lay("1"), lay("2")]);

  steps.goOn(asked(lay("1"), lay("2")), tools(choose));
  steps.goOn(asked(lay("2")), tools(null));
  expect(choose).toHaveBeenCalledTimes(1);
  steps.goOn(asked(lay("2")), tools(choose));
  expect([steps.taken, steps.total]).toEqual([1, 2]);
  steps.goOn(asked(), tools(choose));

  expect(choose.mock.calls).toEqual([
    [lay("1"), true],
    [lay("2"), true],
  ]);
  expect(done).toHaveBeenCalledOnce();
  expect(steps.busy).toBe(false);
});

test("A step that is refused is tried again, and never passed over for the next", () => {
  const [choose, vain] = [vi.fn(), vi.fn()];
  const steps = new Steps({ vain });
  steps.begin([lay("1"), lay("2")]);

  for (let time = 0; time < 9; time += 1) steps.goOn(asked(lay("1"), lay("2")), tools(choose));

  expect(choose.mock.calls).toEqual(Array(3).fill([lay("1"), true]));
  expect(vain).toHaveBeenCalledExactlyOnceWith([lay("1"), lay("2")]);
});

test("Steps that are not possible are given up", () => {
  const choose = vi.fn();
  const steps = new Steps();
  steps.begin([lay("3")]);

  steps.goOn(asked(lay("1")), tools(choose));

  expect(choose).not.toHaveBeenCalled();
  expect(steps.busy).toBe(false);
});

test("The same step can be taken several times, as often as the question changes", () => {
  const choose = vi.fn();
  const steps = new Steps();
  const left = (points: number) => ({ now: { options: [lay("1")], prompt: { facts: { points } } } }) as unknown as Seen;
  steps.begin([lay("1"), lay("1")]);

  for (const points of [3, 2, 1]) steps.goOn(left(points), tools(choose));

  expect(choose.mock.calls).toEqual(Array(2).fill([lay("1"), true]));
  expect(steps.busy).toBe(false);
});
