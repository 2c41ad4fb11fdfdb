import { expect, test } from "vitest";
import { isComponent } from "./components";

test("what has an id in a list of a data file is a component, other names are not", () => {
  const files = { laws: { count: 2, law: [{ id: "veto" }, { name: "No id" }] }, board: { start: { id: "start" } } };

  expect(["veto", "start", "count", "law"].map((id) => isComponent(files, id))).toEqual([true, false, false, false]);
});
