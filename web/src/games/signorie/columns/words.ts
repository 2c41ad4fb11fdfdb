/** Short words for what stands in a column; the long ones come from the game's own texts. */
import type { Tools } from "../../../table/board";
import type { Reason } from "../../../table/tip.svelte";
import { messageOf } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import type { Helper, Task } from "../data";
import type { Die } from "../state";

/** A name, and in a second line how. */
export interface Short {
  title: string;
  how: string;
}

export function dieWords({ colour, value }: Die): string {
  return t("si-die", { colour, value });
}

export function taskWords({ id, pawns_min: least, pawns_max: most, points_per_pawn, amount_per_pawn }: Task): Short {
  return short(`si-${id.replaceAll("_", "-")}`, { least, most, amount: points_per_pawn ?? amount_per_pawn ?? 1 });
}

export function helperWords(helper: Helper): Short {
  const amount = typeof helper.points === "number" ? helper.points : (helper.amount ?? 1);
  return short(`si-helps-${kindOf(helper)}`, { amount });
}

/** Helpers that advance differ by track, and by whether the die says how far. */
function kindOf({ effect, points, tracks = [] }: Helper): string {
  if (effect !== "advance") return effect.replaceAll("_", "-");
  const where = tracks.length === 1 ? tracks[0]! : "careers";
  return points === "die_value" ? where : `steps-${where}`;
}

function short(message: string, values: Record<string, number>): Short {
  return { title: t(message, values), how: t(message, values, "how") };
}

/** What a thing of the game does, in its own words. */
export function longWords(tools: Tools, id: string): string {
  return tools.texts.attribute(messageOf("name", id), "text");
}

/** Several pieces for those who hear the page. */
export function spoken(...pieces: (string | null | undefined | false)[]): string {
  return pieces.filter(Boolean).join(", ");
}

export function reasonWords(reason: Reason | null): string {
  return reason ? [reason.text, reason.rule].filter(Boolean).join(" ") : "";
}
