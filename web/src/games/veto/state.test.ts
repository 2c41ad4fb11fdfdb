import { expect, test } from "vitest";
import { moment, piece, player, tools } from "./testing";
import { boxOf } from "./data";
import { nearest } from "./looking";
import { above, attachedTo, charactersOf, facing, ownedOf } from "./state";

const four = [player(), player(), player(), player()];

test("the others sit in the order of play from the one who looks", () => {
  expect(above(moment({ seat: 2, view: { players: four } }))).toEqual([3, 0, 1]);
  expect(above(moment({ seat: null, view: { players: four } }))).toEqual([1, 2, 3]);
});

test("of several others the one who fights, is asked or speaks is in sight", () => {
  const duel = { seats: [0, 3], challenger: 1, challenged: 2 } as never;

  expect(facing(moment({ view: { players: four, voice: 2 } }))).toBe(2);
  expect(facing(moment({ view: { players: four, voice: 2, duel } }))).toBe(3);
  expect(facing(moment({ view: { players: four, voice: 0 } }))).toBe(1);
});

test("a card lies with whoever controls it, on its field or with its host", () => {
  const kmicic = piece(4, "andrzej_kmicic", { field: "election", owner: 0, controller: 1 });
  const feint = piece(5, "feint", { host: 4 });
  const inn = piece(6, "latifundium");
  const seen = moment({ view: { table: [kmicic, feint, inn] } });

  expect(charactersOf(seen, 1, "election")).toEqual([kmicic]);
  expect(charactersOf(seen, 0, "election")).toEqual([]);
  expect(attachedTo(seen, 4)).toEqual([feint]);
  expect(ownedOf(seen, boxOf(tools.components), 0, "possession")).toEqual([inn]);
});

test("an arrow goes to the nearest card in its direction", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 60, y: 90 },
    { x: -50, y: 0 },
  ];

  expect(nearest({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(0);
  expect(nearest({ x: 0, y: 0 }, spots, "ArrowLeft")).toBe(2);
  expect(nearest({ x: 0, y: 0 }, spots, "ArrowDown")).toBe(1);
  expect(nearest({ x: 0, y: 0 }, spots, "ArrowUp")).toBe(-1);
});
