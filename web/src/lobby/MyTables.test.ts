import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { MyTable } from "../api/types";
import { ui } from "../text/ui.svelte";
import MyTables from "./MyTables.svelte";

beforeEach(() => ui.load("en"));
afterEach(cleanup);

function table(facts: Partial<MyTable>): MyTable {
  const empty = { players: [], seats: [], my_seats: [0], waiting: [], my_turn: false, deadline_ms: null };
  return { id: "t1", game: "magnaci", name: "Sejm", status: "running", ...empty, ...facts } as unknown as MyTable;
}

function show(tables: MyTable[], finished: MyTable[] = []) {
  render(MyTables, { tables, finished, lit: new Set<string>() });
}

it("leads to the table that waits for me, with the time I have left", () => {
  show([table({ my_turn: true, deadline_ms: Date.now() + 9 * 3_600_000 + 1000 })]);

  expect(screen.getByRole("link", { name: "Sejm" }).getAttribute("href")).toBe("/table/t1");
  expect(screen.getByText("Your turn")).toBeTruthy();
  expect(screen.getByText(/9 h/)).toBeTruthy();
});

it("says whom a table waits for", () => {
  show([table({ players: ["Wit", "Zofia"], waiting: [1] })]);

  expect(screen.getByText(/waiting for Zofia/)).toBeTruthy();
});

it("says how many seats are free before play", () => {
  show([table({ status: "open", players: ["Wit", "", ""] })]);

  expect(screen.getByText(/2 seats free/)).toBeTruthy();
});

it("leads to the replay of what is over", () => {
  show([], [table({ status: "finished" })]);

  expect(screen.getByRole("link", { name: "Sejm" }).getAttribute("href")).toBe("/replay/t1");
});
