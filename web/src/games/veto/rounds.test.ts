import { expect, test } from "vitest";
import { Texts } from "../../text/texts";
import { rounds } from "./rounds";

test("rounds are found by their number, however many there are, and phases within them", () => {
  const begun = rounds({ type: "RoundBegun", round: 41 })!;

  expect(new Texts("en", ["name-round = round\none-of-several = { $name } { $number }"]).name(begun.name)).toBe("round 41");
  expect(rounds({ type: "PhaseBegun", phase: "settlement" })).toEqual({ name: "settlement", part: true });
  expect(rounds({ type: "BeneSaid" })).toBeNull();
});
