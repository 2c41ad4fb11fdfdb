import { expect, it } from "vitest";
import type { Listed, MyTable } from "../api/types";
import { bySeating, byUrgency } from "./urgency";

function mine(id: string, facts: Partial<MyTable>): MyTable {
  return { id, status: "running", my_turn: false, created_ms: 0, deadline_ms: null, ...facts } as MyTable;
}

it("puts the table with the least time first, and my turns before all others", () => {
  const tables = [
    mine("waiting", { created_ms: 9 }),
    mine("gathering", { status: "open" }),
    mine("untimed", { my_turn: true }),
    mine("day", { my_turn: true, deadline_ms: 90_000 }),
    mine("minute", { my_turn: true, deadline_ms: 60 }),
  ];

  expect(tables.sort(byUrgency).map((each) => each.id)).toEqual(["minute", "day", "untimed", "gathering", "waiting"]);
});

it("puts the table that needs the fewest people first", () => {
  const listed = (id: string, free: number) =>
    ({ id, created_ms: 0, seats: Array.from({ length: free }, () => ({ kind: "open" })) }) as unknown as Listed;

  expect([listed("three", 3), listed("one", 1)].sort(bySeating).map((each) => each.id)).toEqual(["one", "three"]);
});
