import { expect, test } from "vitest";
import { initial } from "./tincture";

test("a shield bears the first letter of a name, not that of its article", () => {
  expect(["The Court", "Thurzo", "Łaski", ""].map(initial)).toEqual(["C", "T", "Ł", ""]);
});
