/** What a player is asked where the board asks in two steps. */
import type { Seen, Tools } from "../../../table/board";
import { asks, factsOf } from "../../../table/question";
import { t } from "../../../text/ui.svelte";
import { boxOf } from "../data";
import { desk } from "../desk.svelte";
import { waiting } from "./main";
import { cityWords } from "./words";

/** The question about what is in hand; that of the engine otherwise. */
export function question(seen: Seen, tools: Tools): string {
  const die = waiting(seen);
  if (die) return t("si-ask-die", { die: t("si-die", { ...die }) });
  if (asks(seen, "take_die")) {
    const most = boxOf(tools.components).files.setup.game.dice_limit_per_player_per_round;
    return t("si-ask-take", { number: factsOf<{ number: number }>(seen).number, most });
  }
  if (asks(seen, "spend_point")) return t("si-ask-point");
  if (asks(seen, "send_on_mission")) return desk.man ? t("si-ask-city", { career: tools.texts.name(desk.man.career), rank: desk.man.rank }) : t("si-ask-mission");
  if (asks(seen, "marry_off")) return desk.city ? t("si-ask-dowry", { city: cityWords(tools, desk.city).title }) : t("si-ask-marriage");
  return tools.texts.question(seen.now.prompt!, seen.names);
}
