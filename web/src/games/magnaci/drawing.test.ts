import { describe, expect, test } from "vitest";
import type { ContestView } from "../../types/magnaci";
import { barOf } from "./bar";
import { settlement } from "./manors";
import { PROVINCES } from "./places";
import { hyphenated } from "./words";

const contest: ContestView = {
  place: "V",
  subject: "holy_league",
  sides: [
    { seat: 0, card: "6", modifier: 0, total: 6 },
    { seat: 1, card: "8", modifier: 0, total: 8 },
  ],
  leaders: [1],
  falls_to: [0],
  decider: null,
  battle: {
    province: "little_poland",
    cards: 14,
    parts: [
      { source: "fortress", strength: 3 },
      { source: "silent_sejm", strength: -2 },
    ],
    strength: 15,
    scale: 24,
    won: false,
    lowest: [0],
  },
};

describe("the bar of a Conflict", () => {
  const bar = barOf(contest, 540, 18);
  const unit = bar.end / 15;

  test("has the highest card first, then what the province adds", () => {
    expect(bar.pieces.map((piece) => piece.key)).toEqual(["seat-1", "seat-0", "fortress", "silent_sejm"]);
  });

  test("takes what hinders off at the end", () => {
    const last = bar.pieces.at(-1)!;

    expect(last.x).toBeCloseTo(bar.end);
    expect(last.width).toBeCloseTo(2 * unit);
  });

  test("has room for the Scale, and for what an option would add", () => {
    expect(bar.scale).toBeLessThan(540);
    expect(bar.after).toBeCloseTo(18 * unit);
  });
});

describe("manors", () => {
  const families = (...counts: number[]) => counts.map((count, seat) => ({ seat, estates: count }));

  test("stand one by one while there is room", () => {
    expect(settlement(families(3, 1), PROVINCES.lithuania!).manors).toHaveLength(4);
  });

  test("from six of one family on are three and a number", () => {
    const found = settlement(families(7), PROVINCES.lithuania!);

    expect(found.manors).toHaveLength(3);
    expect(found.counts.map((each) => each.text)).toEqual(["×7"]);
  });

  test("never need more rows than a province has", () => {
    const found = settlement(families(9, 8, 7, 6, 5), PROVINCES.prussia!);

    expect(new Set(found.manors.map((manor) => manor.y)).size).toBeLessThanOrEqual(PROVINCES.prussia!.manors.rows);
    expect(found.letters).toHaveLength(5);
  });
});

test("long words break between syllables, short ones never", () => {
  expect(hyphenated("Bunt Chmielnickiego").replaceAll("\u00AD", "-")).toBe("Bunt Chmiel-nic-kiego");
});
