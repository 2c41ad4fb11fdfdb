/** docs/design.md says what is so: the words and the keys in it are those of the page. */
import { describe, expect, it } from "vitest";
import { KEYS as florence } from "../games/florence/keys";
import { KEYS as magnaci } from "../games/magnaci/keys";
import { KEYS as sigismundus } from "../games/sigismundus/keys";
import { KEYS as signorie } from "../games/signorie/keys";
import { KEYS as veto } from "../games/veto/keys";
import { KEYS, type Key } from "../table/keylist";
import { Texts } from "./texts";

const [design] = Object.values(import.meta.glob<string>("../../../docs/design.md", { query: "?raw", import: "default", eager: true }));
const pages = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const boards = import.meta.glob<string>("../games/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** The cells of a table below a heading. */
function cells(heading: string): string[][] {
  const part = design!.split(`\n## ${heading}\n`)[1]!.split("\n## ")[0]!;
  const rows = part.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("|---"));
  return rows.slice(1).map((row) => row.slice(2, -2).split(" | "));
}

const page = (language: string) => new Texts(language, [pages[`./${language}.ftl`]!]);
const GAMES: Record<string, readonly [string, readonly Key[]]> = {
  florence: ["The Princes of Florence", florence],
  magnaci: ["Magnaci", magnaci],
  sigismundus: ["Sigismundus Augustus", sigismundus],
  signorie: ["Signorie", signorie],
  veto: ["Veto!", veto],
};

describe("docs/design.md", () => {
  it.each(cells("Words"))("%s: has the words of the page", (_, id, ...words) => {
    const message = id!.replaceAll("`", "");
    expect(words).toEqual(["en", "pl", "de"].map((language) => page(language).say(message, { round: "…" })));
  });

  it("lists the keys of every table and of every board", () => {
    const known = [
      ...KEYS.map(([key, does]) => ["every table", `\`${key}\``, page("en").say(does)]),
      ...Object.entries(GAMES).flatMap(([slug, [name, keys]]) => {
        const words = new Texts("en", [boards[`../games/${slug}/en.ftl`]!]);
        return keys.map(([key, does]) => [name, `\`${key}\``, words.say(does)]);
      }),
    ];
    expect(cells("Keys")).toEqual(known);
  });

  it.each(Object.keys(boards).filter((file) => !file.endsWith("en.ftl")))("%s has words for every key", (file) => {
    const [, slug, language] = /games\/(\w+)\/(\w+)\.ftl/.exec(file)!;
    const words = new Texts(language!, [boards[file]!]);
    expect(GAMES[slug!]![1].filter(([, does]) => !words.has(does))).toEqual([]);
  });
});
