/** What the engine is asked about at a question: every option, and what one might expect to be one. */
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import { keyOf } from "../../../table/foresight.svelte";
import { decisionOf, factsOf, optionsOf } from "../../../table/question";
import type { Box } from "../data";
import { mine, takes, viewOf } from "../state";
import { cardsOf } from "./main";

/** The options, and what is refused: for that the engine gives the reason. */
export function askedAbout(seen: Seen, box: Box): Action[] {
  const options = optionsOf(seen);
  const all = new Map([...options, ...expected(seen, box)].map((action) => [keyOf(action), action]));
  return [...all.values()];
}

function expected(seen: Seen, box: Box): Action[] {
  const view = viewOf(seen);
  switch (decisionOf(seen)) {
    case "take_die":
    case "take_extra_die":
      return view.dice.flatMap((values, at) => values.map((value) => takes({ colour: box.columns[at]!.id, value })));
    case "choose_main_action":
      return cardsOf(box, view.tasks, factsOf<{ colour: string }>(seen).colour!).flatMap(({ kind, actions }) => (kind === "task" ? actions.slice(0, 1) : actions));
    case "choose_any_task":
      return box.files.board.task_space.map(({ id }) => ({ type: "perform", space: id, pawns: 1 }));
    case "choose_free_helper":
      return [...box.helpers.keys()].map((helper) => ({ type: "hire", helper }));
    case "spend_point":
      return [...box.careers.map((career) => ({ type: "enter", career })), { type: "initiative" }];
    case "send_on_mission":
      return box.careers.flatMap((career, at) =>
        (mine(seen)?.careers[at] ?? []).flatMap((rank) => view.cities.map(({ id }) => ({ type: "mission", career, rank, city: id }))),
      );
    case "marry_off":
      return view.cities.map(({ id, free }) => ({ type: "marry", city: id, dowry: free ?? 1 }));
    default:
      return [];
  }
}
