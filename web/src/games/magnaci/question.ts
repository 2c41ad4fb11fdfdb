/** What a player is asked, where the board lets more be done at once than the engine asks for, or asks in two steps. */
import type { Seen, Tools } from "../../table/board";
import { t } from "../../text/ui.svelte";
import { boxOf } from "./data";
import { desk } from "./desk.svelte";
import { muster } from "./state";
import { inside } from "./verdict";

/** All cards are laid at once, in any order; the last one is asked for as the engine does. */
export function question(seen: Seen, tools: Tools): string {
  const laying = muster(seen, boxOf(tools.components));
  if (laying && laying.wanted > 1) return t(`ma-ask-${laying.kind.replaceAll("_", "-")}`);
  if (desk.trading) return t("ma-ask-trade");
  if (desk.aiming) return aim(seen, tools, desk.aiming.replaceAll("_", "-"));
  if (desk.part) return t("ma-aim-redirect", { where: inside(tools, desk.part) });
  return seen.now.prompt ? tools.texts.question(seen.now.prompt, seen.names) : "";
}

/** The target of a card, or the rest of it. */
function aim(seen: Seen, tools: Tools, card: string): string {
  if (desk.where) return t(`ma-aim-${card}-there`, { where: inside(tools, desk.where) });
  if (desk.part) return t(`ma-aim-${card}-there`, { family: tools.texts.seat(Number(desk.part), seen.names) });
  return t(`ma-aim-${card}`);
}
