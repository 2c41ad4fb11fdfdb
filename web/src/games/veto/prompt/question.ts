/** The question as this board puts it: of a choice with several parts, the part that is asked now. */
import type { Seen, Tools } from "../../../table/board";
import { t } from "../../../text/ui.svelte";
import { leftOver } from "../choosing";
import { desk } from "../desk.svelte";
import { forkOf } from "../offers";
import { keyWords } from "./words";

export function question(seen: Seen, tools: Tools): string {
  const left = desk.holding ? leftOver(seen) : [];
  if (!left.length) return seen.now.prompt ? tools.texts.question(seen.now.prompt, seen.names) : "";
  const name = keyWords(seen, tools, desk.picked ?? left[0]!.path[0]!, left);
  const fork = forkOf(left);
  const next = left[0]!.path[fork]?.split("-")[0] ?? "";
  return t("ve-ask", { name, next: fork < 0 ? "sure" : next });
}
