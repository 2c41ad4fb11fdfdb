import { beforeAll, expect, test } from "vitest";
import { ui } from "../../text/ui.svelte";
import { saidOf } from "./flaws";

beforeAll(async () => {
  await ui.learnPart("workshop");
  await ui.load("pl");
});

test("where nothing is written yet, its writer is asked to write", () => {
  expect(saidOf({ path: "play.do[0].amount", said: "expected int" }, { play: { do: [{ amount: "" }] } })).toBe("Wpisz coś tutaj.");
});

test("what is written and wrong is told by the checker", () => {
  expect(saidOf({ path: "lafa", said: "za dużo" }, { lafa: 1000 })).toBe("za dużo");
  expect(saidOf({ path: "", said: "za duża" }, {})).toBe("za duża");
});
