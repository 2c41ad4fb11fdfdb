/** What a player is asked, where the board lets more be done at once than the engine asks for. */
import type { Seen, Tools } from "../../table/board";
import { t } from "../../text/ui.svelte";
import { boxOf } from "./data";
import { muster } from "./state";

/** All cards are laid at once, in any order; the last one is asked for as the engine does. */
export function question(seen: Seen, tools: Tools): string {
  const laying = muster(seen, boxOf(tools.components));
  if (laying && laying.wanted > 1) return t(`ma-ask-${laying.kind.replaceAll("_", "-")}`);
  return seen.now.prompt ? tools.texts.question(seen.now.prompt, seen.names) : "";
}
