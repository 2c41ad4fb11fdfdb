/** What a player is asked where the board asks in two steps. */
import type { Seen, Tools } from "../../../table/board";
import { t } from "../../../text/ui.svelte";
import { desk } from "../desk.svelte";
import { asks, optionsOf } from "../state";

/** The question about an action whose choices lie open; that of the engine otherwise. */
export function question(seen: Seen, tools: Tools): string {
  const prompt = seen.now.prompt;
  if (desk.opened && asks(seen, "choose_action")) return t(`fl-ask-${desk.opened.replaceAll("_", "-")}`);
  if (optionsOf(seen).some(({ character }) => character && character === desk.opened))
    return t("fl-ask-stake", { character: tools.texts.attribute(`name-${desk.opened}`, "acc") });
  return prompt ? tools.texts.question(prompt, seen.names) : "";
}
