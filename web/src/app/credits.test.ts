import { expect, test } from "vitest";
import { icons, libraries } from "virtual:credits";

test("every icon that is used has its author", () => {
  expect(icons.filter((icon) => !icon.author)).toEqual([]);
});

test("every library has a licence", () => {
  expect(libraries.filter((library) => !library.licence)).toEqual([]);
  expect(libraries.map((library) => library.name)).toContain("svelte");
});
