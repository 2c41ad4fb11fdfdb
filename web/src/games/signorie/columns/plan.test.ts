import { describe, expect, it } from "vitest";
import type { RowView } from "../../../types/signorie";
import type { Box } from "../data";
import { comingBy, OVERLAP, placesOf, slotsOf } from "./plan";

const box = {
  tokens: new Map(["medici_2", "medici_5", "este_3"].map((id) => [id, { id, house: id.split("_")[0]!, vp: 2 }])),
} as unknown as Box;

function row(tokens: string[]): RowView {
  return { row: "political", shields: ["medici", "medici", "este"], tokens, face_down: 0, count: tokens.length, worth: 0, vp: 0 };
}

describe("the shields of a row", () => {
  it("each take a token of their house", () => {
    const slots = slotsOf(box, row(["este_3", "medici_5"]), null);

    expect(slots.map(({ token }) => token)).toEqual(["medici_5", null, "este_3"]);
  });

  it("show the token that would come as a ghost, on the next shield of its house", () => {
    const slots = slotsOf(box, row(["medici_5"]), "medici_2");

    expect(slots[1]).toEqual({ house: "medici", token: "medici_2", ghost: true });
    expect(slots[0]!.ghost).toBe(false);
  });

  it("have face-down tokens beside them, which overlap", () => {
    expect(placesOf(row([]), null)).toBe(3);
    expect(placesOf({ ...row([]), face_down: 2 }, null)).toBe(4 + OVERLAP);
    expect(placesOf({ ...row([]), face_down: 1 }, { row: "political", token: null })).toBe(4 + OVERLAP);
  });
});

describe("what an action would lay beside a row", () => {
  it("is the token of the city, if it fits", () => {
    const mission = { type: "mission", career: "clerical", rank: 3, city: "roma" };

    expect(comingBy(mission, { token: "este_3", row: "clerical" })).toEqual({ row: "clerical", token: "este_3" });
    expect(comingBy(mission, { vp: 5 })).toBeNull();
  });

  it("lies face down when it is drawn", () => {
    expect(comingBy({ type: "put_beside", row: "military" }, undefined)).toEqual({ row: "military", token: null });
    expect(comingBy({ type: "marry", city: "roma", dowry: 2 }, { face_down: 1 })).toEqual({ row: "marriage", token: null });
    expect(comingBy({ type: "mission", career: "political", rank: 1, city: "roma" }, { face_down: 1 })).toEqual({
      row: "political",
      token: null,
    });
  });

  it("is nothing while nothing is pointed at", () => {
    expect(comingBy(null, undefined)).toBeNull();
  });
});
