import { describe, expect, test } from "vitest";
import { Texts } from "../text/texts";
import { Plain, type Line } from "./plain";

const names = ["potocki", "sapieha"];
const words = `
name-golden = Golden Age
name-false = no
name-veto = VETO!
name-potocki = Potocki
view-start = { SEAT($value) }
view-silent = { "" }
view-own-hand = { NAME($value) } for { $price }
view-own-price = { "" }
view-tracks = { SEAT($value) } at { $place } of { $outer }
view-duel = { $points } points
    .name = a duel
`;
const view = {
  age: "golden",
  king: null,
  trade: false,
  laws_out: ["veto", "other_law"],
  start: 0,
  silent: 4,
  duel: { points: 2 },
  own: { hand: ["veto", "other_law"], price: [5, 6] },
  moves: [{ by: "veto", cost: 1, seat: 0 }],
  players: [
    { age: 4, laws: [], modest: null },
    { age: 0, laws: ["veto"], modest: null },
  ],
  table: [
    { id: 7, card: "veto", controller: 1, host: 0 },
    { id: 8, card: "sword", controller: 0, host: 7 },
  ],
};
const plain = new Plain(view, new Texts("en", [words]), names);

function told(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => [line.parts.map((part) => part.text).join(""), ...told(line.on).map((on) => `+ ${on}`)]);
}

describe("a view in words", () => {
  test("tells of the table by names, or as the engine calls things, and leaves out what is not there", () => {
    const facts = plain.facts().map((fact) => [fact.name, told(fact.lines)]);

    expect(facts).toEqual([
      ["age", ["Golden Age"]],
      ["trade", ["no"]],
      ["laws out", ["VETO!", "other_law"]],
      ["start", ["Potocki"]],
      ["a duel", ["2 points"]],
      ["moves", ["by: VETO!; cost: 1; seat: Potocki"]],
    ]);
  });

  test("says things one by one with what lists beside them hold at their place", () => {
    const [own] = plain.sections();

    expect(own?.facts.map((fact) => told(fact.lines))).toEqual([["VETO! for 5", "other_law for 6"]]);
  });

  test("says where in a list a thing is, and where in a list of lists that is", () => {
    const tracks = new Plain({ tracks: [[1], [0, 1]] }, new Texts("en", [words]), names);

    expect(told(tracks.facts()[0]!.lines)).toEqual(["sapieha at 0 of 0", "Potocki at 0 of 1", "sapieha at 1 of 1"]);
  });

  test("puts what belongs to seats side by side, each thing under what it lies on", () => {
    const rows = plain.rows().map((row) => [row.name, ...row.cells.map(told)]);

    expect(rows).toEqual([
      ["age", ["4"], ["0"]],
      ["laws", [], ["VETO!"]],
      ["table", [], ["id: 7; card: VETO!; controller: 1; host: 0", "+ id: 8; card: sword; controller: 0; host: 7"]],
    ]);
  });

  test("tells long lists by kinds", () => {
    const long = new Plain({ deck: [...Array<string>(15).fill("veto"), "sword"] }, new Texts("en", [words]), names);

    expect(told(long.facts()[0]!.lines)).toEqual(["15 × VETO!", "sword"]);
  });

  test("names things so that they can be links", () => {
    const laws = plain.facts().find((fact) => fact.name === "laws out");

    expect(laws?.lines[0]?.parts).toEqual([{ text: "VETO!", thing: "veto" }]);
  });
});
