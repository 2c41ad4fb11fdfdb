/** The main actions of a die as four cards: the management of its column, two tasks, a helper. */
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import { keyOf } from "../../../table/foresight.svelte";
import { asks, factsOf } from "../../../table/question";
import { t } from "../../../text/ui.svelte";
import type { Change } from "../../../types/signorie";
import type { Box } from "../data";
import { desk } from "../desk.svelte";
import { openings } from "../offers";
import { type Die, mine, previewOf, TAKING } from "../state";

export interface MainCard {
  id: string;
  kind: "manage" | "task" | "hire";
  /** What it is named after: a management action, a task, or the column that is hired into. */
  thing: string;
  /** Who carries out a task. */
  sex?: "man" | "woman";
  /** All ways of doing it, whether they are possible or not. */
  actions: readonly Action[];
}

/** What a die of a colour could do at best. */
export function cardsOf(box: Box, tasks: readonly string[], colour: string): MainCard[] {
  const column = box.columns.find(({ id }) => id === colour)!;
  return [
    { id: "manage", kind: "manage", thing: column.management, actions: [{ type: "manage" }] },
    ...box.spacesOf(colour).map(({ id, sex }): MainCard => {
      const task = box.tasks.get(tasks[box.spaceAt(id)]!)!;
      const most = task.pawns_max - task.pawns_min + 1;
      const actions = Array.from({ length: most }, (_, at) => ({ type: "perform", space: id, pawns: task.pawns_min + at }));
      return { id, kind: "task", thing: task.id, sex, actions };
    }),
    {
      id: "hire",
      kind: "hire",
      thing: column.hire_target,
      actions: box.helpersOf(column.hire_target).map(({ id }) => ({ type: "hire", helper: id })),
    },
  ];
}

/** The die that waits for its main action: picked up, or on its space already. */
export function waiting(seen: Seen): Die | null {
  if (asks(seen, ...TAKING)) return desk.picked;
  const { colour, value } = factsOf<Die>(seen);
  return asks(seen, "choose_main_action") && colour && value ? { colour, value } : null;
}

/** What an action would change, as far as the engine has told. */
export function changeOf(action: Action): Change | null {
  const opened = openings(desk.picked).opens.find((each) => keyOf(each.action as unknown as Action) === keyOf(action));
  return opened?.change ?? previewOf(desk.foresight.of(action))?.change ?? null;
}

/** That the pool has too few for a task; empty if it is something else that stands against it. */
export function lack(seen: Seen, { sex, actions }: Pick<MainCard, "sex" | "actions">): string {
  const least = Number(actions[0]?.pawns);
  const there = mine(seen)?.[sex === "man" ? "men" : "women"] ?? 0;
  return sex && there < least ? t("si-lack", { sex, least, there }) : "";
}
