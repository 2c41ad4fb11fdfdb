/** What a choice would bring, with what a mission or a marriage that follows can bring at best: facts of the table, whatever the rules allow of it. */
import type { Seen, Tools } from "../../../table/board";
import { t } from "../../../text/ui.svelte";
import type { Change } from "../../../types/signorie";
import { boxOf } from "../data";
import { desk } from "../desk.svelte";
import { mine, previewOf, takes, viewOf } from "../state";
import { gains } from "./words";

/** In one line; for a choice that can be made in several ways the numbers of each. */
export function brings(seen: Seen, tools: Tools, ...ways: readonly Change[]): string {
  const [first] = ways;
  const later = [first?.mission && mission(seen, tools), first?.marriage && marriage(seen, tools)];
  return [...gains(tools, ...ways), ...later].filter(Boolean).join(", ");
}

/** What the man who has risen highest would score. */
function mission(seen: Seen, tools: Tools): string {
  const { careers, files } = boxOf(tools.components);
  const men = careers.flatMap((career, at) => (mine(seen)?.careers[at] ?? []).map((rank) => ({ career, rank })));
  const [best] = men.sort((one, other) => other.rank - one.rank);
  if (!best) return "";
  const vp = files.board.career_space.find(({ rank }) => rank === best.rank)?.vp ?? 0;
  return t("si-gain-mission", { vp, career: tools.texts.name(best.career), rank: best.rank });
}

/** From the cheapest city to the highest dowry that my florins allow. */
function marriage(seen: Seen, tools: Tools): string {
  const { dowry_max = 0, dowry_vp_per_florin: each = 0 } = boxOf(tools.components).files.setup.game;
  const least = Math.min(...viewOf(seen).cities.flatMap(({ in_play, free }) => (in_play && free ? [free] : [])));
  const most = Math.min(dowry_max, florinsLeft(seen));
  return most < least ? "" : t("si-gain-marriage", { least, most, from: least * each, to: most * each, range: least < most ? "yes" : "no" });
}

/** My florins once the die in hand is paid for. */
function florinsLeft(seen: Seen): number {
  const paid = desk.picked && previewOf(desk.foresight.of(takes(desk.picked)))?.change.florins;
  return (mine(seen)?.florins ?? 0) + (paid ?? 0);
}
