import { describe, expect, test } from "vitest";
import { below, flawsAt, isFlawed, moved, steps, valueAt, withValue } from "./paths";

const entry = { name: { pl: "A", en: "B" }, play: { kind: "trifle", do: [{ op: "draw", amount: 1 }, { op: "win" }] } };

describe("a path", () => {
  test("is read as the checker writes it", () => {
    expect(steps("play.do[0].amount")).toEqual(["play", "do", 0, "amount"]);
    expect(steps("")).toEqual([]);
    expect(below(below(below("", "ability"), 1), "when")).toBe("ability[1].when");
  });

  test("leads to a value, or to nothing", () => {
    expect(valueAt(entry, "play.do[0].amount")).toBe(1);
    expect(valueAt(entry, "play.do[7].amount")).toBeUndefined();
    expect(valueAt(entry, "name.pl.x")).toBeUndefined();
  });

  test("is where a value is put, and the entry stays as it was", () => {
    expect(withValue(entry, "play.do[1].who", "you").play).toEqual({ kind: "trifle", do: [{ op: "draw", amount: 1 }, { op: "win", who: "you" }] });
    expect(entry.play.do[1]).toEqual({ op: "win" });
    expect(withValue({}, "ability[0].kind", "deed")).toEqual({ ability: [{ kind: "deed" }] });
  });

  test("loses its value when there is none, and a list its place", () => {
    expect(withValue(entry, "play.do[0]", undefined).play).toEqual({ kind: "trifle", do: [{ op: "win" }] });
    expect("play" in withValue(entry, "play", undefined)).toBe(false);
  });

  test("keeps the order of what is written", () => {
    expect(Object.keys(withValue(entry, "name.pl", "C"))).toEqual(["name", "play"]);
  });
});

describe("flaws", () => {
  const flaws = [
    { path: "play.do[0].amount", said: "it is missing" },
    { path: "", said: "too large" },
  ];

  test("are shown at the very field", () => {
    expect(flawsAt(flaws, "play.do[0].amount")).toEqual([flaws[0]]);
    expect(flawsAt(flaws, "play.do[0]")).toEqual([]);
    expect(flawsAt(flaws, "")).toEqual([flaws[1]]);
  });

  test("mark what they are inside of", () => {
    expect(isFlawed(flaws, "play")).toBe(true);
    expect(isFlawed(flaws, "play.do[1]")).toBe(false);
    expect(isFlawed([flaws[0]!], "ability")).toBe(false);
  });
});

test("things of a list move by a place, but not over its ends", () => {
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});
