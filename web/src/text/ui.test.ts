import { afterEach, describe, expect, test } from "vitest";
import { t, ui } from "./ui.svelte";

const words = import.meta.glob<string>(["./*.ftl", "../rules/words/*.ftl", "../design/words/*.ftl", "../{insight,workshop}/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const boards = import.meta.glob<string>("../games/*/*.ftl", { query: "?raw", import: "default", eager: true });
const engine = import.meta.glob<string>("../../../src/interpares/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The ids of messages and their attributes, in order. */
function ids(source: string): string[] {
  return [...source.matchAll(/^(?:([a-z][\w-]*) =|    \.([\w-]+) =)/gm)].map(([whole]) => whole);
}

/** What messages ask for, each as `message $value`. */
function values(source: string): string[] {
  return source.split(/^(?=[a-z])/m).flatMap((entry) => (entry.match(/\$\w+/g) ?? []).map((value) => `${entry.split(" ")[0]} ${value}`));
}

/** The languages of which there is a file, by the name of the folder of the game. */
function languages(files: Record<string, string>, path: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of Object.keys(files)) {
    const [, game, language] = path.exec(file) ?? [];
    if (game) found.set(game, [...(found.get(game) ?? []), language!].sort());
  }
  return found;
}

afterEach(async () => {
  await ui.load("en");
});

describe("the page speaks three languages", () => {
  const folders = [".", "../rules/words", "../design/words", "../insight", "../workshop"];

  test.each(folders)("and the files in %s have the same messages", (folder) => {
    const english = words[`${folder}/en.ftl`]!;
    for (const language of ["pl", "de"]) {
      const translated = words[`${folder}/${language}.ftl`]!;
      expect(ids(translated)).toEqual(ids(english));
      expect(values(english)).toEqual(expect.arrayContaining(values(translated)));
    }
    expect(new Set(ids(english)).size).toBeGreaterThan(20);
  });

  test("of which the chosen one is that of the document", async () => {
    await ui.load("de");

    expect(t("play-bots")).toBe("Gegen Bots spielen");
    expect(t("seats-free", { count: 1 })).toBe("1 Platz frei");
    expect(document.documentElement.lang).toBe("de");
  });
});

describe("a board", () => {
  test("that lacks the language speaks English on a page that does not", async () => {
    await ui.learn("magnaci");
    await ui.load("de");

    expect(t("ma-wealth")).toBe("Wealth");
    expect(ui.of("ma-wealth").language).toBe("en");
    expect(t("lobby-title")).toBe("Fünf Spiele um adlige Politik");
    expect(ui.of("lobby-title").language).toBe("de");
  });

  test("speaks the languages of its game", () => {
    const spoken = languages(engine, /games\/(\w+)\/text\/(\w\w)\.ftl$/);
    for (const [game, found] of languages(boards, /games\/(\w+)\/(\w\w)\.ftl$/)) {
      expect([game, found]).toEqual([game, spoken.get(game)]);
    }
  });
});
