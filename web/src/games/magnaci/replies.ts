/** Cards that were declared and may be answered, or were. */
import type { Happened } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { t } from "../../text/ui.svelte";
import type { Event } from "../../types/magnaci";
import { inside } from "./verdict";

/** The card that VETO! may still answer: it has left its holder, but nothing has come of it. */
export function pending(seen: Seen): string | null {
  const { decision, facts } = seen.now.prompt ?? {};
  return decision === "veto_question" ? String(facts?.card) : null;
}

/** The cards of this Age that VETO! has answered. */
export function vetoed(log: readonly Happened[]): string[] {
  let found: string[] = [];
  for (const event of log.flatMap(({ events = [] }) => events as Event[])) {
    if (event.type === "KingElected") found = [];
    if (event.type === "Vetoed") found.push(event.card);
  }
  return found;
}

/** What was declared, by whom and against whom, as the log tells it; for Entail the losses it could answer. */
export function declaredWords(seen: Seen, tools: Tools): string {
  const { decision, facts, seats } = seen.now.prompt!;
  if (decision === "entail_question") {
    const where = (facts.losses as string[]).map((province) => inside(tools, province)).join(", ");
    return t("ma-faces-loss", { family: tools.texts.seat(seats[0]!, seen.names), where });
  }
  const event = { ...facts, type: "Declared", seat: facts.actor };
  return tools.texts.event(event, seen.names).map((part) => part.text).join("");
}
