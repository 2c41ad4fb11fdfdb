/** The question as this board puts it: in two parts where a choice has two. */
import type { Seen, Tools } from "../../../table/board";
import { asks, factsOf } from "../../../table/question";
import { t } from "../../../text/ui.svelte";
import { shortName } from "../abroad/words";
import { desk } from "../desk.svelte";
import { playsOf } from "../offers";

/** The question about what is in hand; that of the engine otherwise. */
export function question(seen: Seen, tools: Tools): string {
  const { texts } = tools;
  if (asks(seen, "special_action") && desk.card) return t("sg-ask-target", { card: texts.name(desk.card), what: wanted(seen, desk.card) });
  if (asks(seen, "place_client") && desk.figure) return t("sg-ask-gold", { figure: texts.name(desk.figure) });
  if (asks(seen, "place_client") && desk.field) return t("sg-ask-field", { field: texts.name(desk.field), id: desk.field });
  if (asks(seen, "choose_influence") && desk.country) return t("sg-ask-cards", { country: shortName(tools, desk.country), free: factsOf<{ free: number }>(seen).free ?? 0 });
  if (asks(seen, "rank_tied_players")) {
    const space = (factsOf<{ space: number }>(seen).space ?? 1) + desk.named.length;
    return t("sg-ask-favour", { space, roman: t("sg-favour-space", { space }) });
  }
  return seen.now.prompt ? texts.question(seen.now.prompt, seen.names) : "";
}

/** What is to be named for a card. */
function wanted(seen: Seen, card: string): string {
  const [action] = playsOf(seen, card);
  return ["country", "target", "unit"].find((name) => action && name in action) ?? "target";
}
