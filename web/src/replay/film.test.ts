import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Film } from "./film.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function film(last: number, ready: (n: number) => boolean = () => true): Film {
  const made = new Film(ready);
  made.last = last;
  return made;
}

test("it never leaves the match", () => {
  const four = film(4);

  four.to(9);
  expect(four.n).toBe(4);
  four.to(-1);
  expect(four.n).toBe(0);
});

test("it plays to the end and stops there; then it begins again", () => {
  const two = film(2);

  two.toggle();
  vi.advanceTimersByTime(10_000);
  expect([two.n, two.playing]).toEqual([2, false]);

  two.toggle();
  expect([two.n, two.playing]).toEqual([0, true]);
});

test("it waits for a moment that has not come", () => {
  let come = false;
  const two = film(2, () => come);

  two.toggle();
  vi.advanceTimersByTime(10_000);
  expect(two.n).toBe(0);

  come = true;
  vi.advanceTimersByTime(2000);
  expect(two.n).toBe(1);
});
