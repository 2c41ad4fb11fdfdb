import { describe, expect, test } from "vitest";
import { type } from "./arrange";
import { box } from "./testing";

describe("a card is typed", () => {
  const cards = ["2", "6", "lady"];

  test("by the number in its circle, whatever lies before it in the hand", () => {
    expect(type(box, cards, "", "6")).toEqual({ card: "6", begun: "" });
    expect(type(box, ["6"], "", "6")).toEqual({ card: "6", begun: "" });
  });

  test("with two digits if it has two", () => {
    expect(type(box, cards, "", "1")).toEqual({ card: null, begun: "1" });
    expect(type(box, cards, "1", "0")).toEqual({ card: "lady", begun: "" });
  });

  test("anew when the digits belong to no card", () => {
    expect(type(box, cards, "1", "2")).toEqual({ card: "2", begun: "" });
    expect(type(box, cards, "", "9")).toEqual({ card: null, begun: "" });
    expect(type(box, ["2"], "", "1")).toEqual({ card: null, begun: "" });
  });
});
