/** Tasks or helpers of all five columns, and the keys that go about among them. */
import type { Action } from "../../../api/types";
import type { Box } from "../data";

export interface Cell {
  /** The task or the helper. */
  thing: string;
  /** Who carries out the task. */
  sex?: "man" | "woman";
  action: Action;
}

/** Column by column, each from top to bottom. */
export function gridOf(box: Box, tasks: readonly string[], hiring: boolean): Cell[][] {
  return box.columns.map(({ id: colour }) =>
    hiring
      ? box.helpersOf(colour).map(({ id }) => ({ thing: id, action: { type: "hire", helper: id } }))
      : box.spacesOf(colour).map(({ id, sex }) => ({ thing: tasks[box.spaceAt(id)]!, sex, action: { type: "perform", space: id, pawns: 1 } })),
  );
}

/** The cell at a place: in its column, or without one in reading order. */
export function chosenBy(grid: readonly (readonly Cell[])[], place: number, column: number | null): Cell | undefined {
  if (column !== null) return grid[column]?.[place];
  return grid[place % grid.length]?.[Math.floor(place / grid.length)];
}

const STEPS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where an arrow key leads from a place in columns. */
export function beside<Item>(columns: readonly (readonly Item[])[], from: unknown, key: string): Item | undefined {
  const step = STEPS[key];
  const at = columns.findIndex((column) => column.some((each) => each === from));
  if (!step || at < 0) return undefined;
  const row = columns[at]!.findIndex((each) => each === from);
  return columns[at + step[0]]?.[row + step[1]];
}
