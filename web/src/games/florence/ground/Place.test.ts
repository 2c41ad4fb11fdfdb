import { asked, box, table } from "./testing";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action } from "../../../api/types";
import type { Tools } from "../../../table/board";
import Place from "./Place.svelte";
import { placing } from "./placing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  placing.begin(asked(table([house]), "", {}, []), null);
});

const place = (at: string) => ({ type: "place", at, beyond: "" });
const house = { florins: 800, architects: 2 };

function laying() {
  const choose = vi.fn();
  const undo = vi.fn();
  const refusal = { text: "On e1 it would touch.", rule: "PF-8.5" };
  const foresee = vi.fn((actions: readonly Action[]) =>
    Promise.resolve(actions.map(({ at }) => ({ refusal: at === "e2e3e4" ? null : refusal, preview: null }))),
  );
  const texts = { name: (id: string) => id, seat: (seat: number) => String(seat) };
  const tools = { components: box.files, texts, choose, undo, foresee, openRule: vi.fn() } as unknown as Tools;
  const seen = asked(table([house]), "place_building", { tile: "tower", cost: 300 }, [place("e2e3e4"), place("a1b1c1")]);
  render(Place, { seen, tools });
  return { choose, undo, foresee };
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });

test("Enter lays the tile where it hangs, Escape puts it back", async () => {
  const { choose, undo } = laying();

  await press("Enter");
  await press("Escape");

  expect(choose).toHaveBeenCalledWith(place("e2e3e4"));
  expect(undo).toHaveBeenCalled();
});

test("where it may not lie, the engine is asked why, and nothing is laid", async () => {
  const { choose, foresee } = laying();

  await press("ArrowUp");
  await press("Enter");

  expect(choose).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(screen.getByText("PF-8.5")).toBeTruthy();
  expect(foresee).toHaveBeenLastCalledWith([place("e1e2e3")]);
});

test("turned and moved by keys it finds its other place", async () => {
  const { choose } = laying();

  await press("r");
  for (let step = 0; step < 7; step++) {
    await press("ArrowLeft");
    await press("ArrowUp");
  }
  await press("Enter");

  expect(choose).toHaveBeenCalledWith(place("a1b1c1"));
});
