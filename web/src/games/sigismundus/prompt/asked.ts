/** What the engine is asked to look ahead for, once at each moment. */
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import { decisionOf, optionsOf } from "../../../table/question";
import { SECRET } from "../state";

/** More is not asked about at once. */
const MOST = 90;

/** Options whose outcome is worth showing; of a secret nothing is foreseen. More gold on a Figure comes last, for it says the least. */
export function askedAbout(seen: Seen): readonly Action[] {
  if ((SECRET as readonly string[]).includes(decisionOf(seen))) return [];
  const [first, later] = [optionsOf(seen).filter((action) => !action["gold"]), optionsOf(seen).filter((action) => action["gold"])];
  return [...first, ...later].slice(0, MOST);
}
