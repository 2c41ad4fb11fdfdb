import { describe, expect, it } from "vitest";
import { soldFor } from "./deeds";

describe("prestige that pays", () => {
  it("is sold where the florins do not reach, and only what is missing", () => {
    expect(soldFor({ florins: 100, prestige: 9 }, 300, 100)).toBe(2);
    expect(soldFor({ florins: 300, prestige: 9 }, 300, 100)).toBe(0);
  });

  it("is not sold where even all of it would not do", () => {
    expect(soldFor({ florins: 0, prestige: 2 }, 300, 100)).toBe(0);
  });
});
