/** Advice and its reasons in words: what `interpares.bots.insight.telling` says, with the same messages. */
import type { Advised, Reason } from "../api/types";
import type { Texts } from "../text/texts";
import { t } from "../text/ui.svelte";

/** The part of an evaluation that says who has won. */
const OUTCOME = "outcome";

/** All reasons in one line; empty if there are none. */
export function reasonsSaid(reasons: readonly Reason[], texts: Texts): string {
  return reasons.map((reason) => reasonSaid(reason, texts)).join(", ");
}

/** A part with the points it brings or costs; of the end, only whether it is good or bad. */
function reasonSaid({ part, points }: Reason, texts: Texts): string {
  const kind = points > 0 ? "good" : "bad";
  if (part === OUTCOME) return texts.say("insight-end", { kind });
  return texts.say("insight-reason", { part: texts.say(worded("part", part)), points: whole(points), kind });
}

/** How many points an option is worth, where that is not decided by the end itself. */
export function worthOf(points: number, reasons: readonly Reason[]): number {
  return reasons.some(({ part }) => part === OUTCOME) ? 0 : Math.max(0, Math.round(points));
}

/** Points as the game calls them. */
function pointsSaid(points: number, texts: Texts): string {
  return texts.say("insight-points", { points });
}

/** Why an option is good, and about how many points it is worth; empty where neither can be said. */
export function whySaid(points: number, reasons: readonly Reason[], texts: Texts): string {
  const worth = worthOf(points, reasons);
  return [reasonsSaid(reasons, texts), worth ? t("hint-worth", { points: pointsSaid(worth, texts) }) : ""].filter(Boolean).join("; ");
}

/** The same of an advice; what the bot would do though the points are against it pays off later. */
export function adviceSaid({ points, reasons, preferred }: Pick<Advised, "points" | "reasons" | "preferred">, texts: Texts): string {
  const later = preferred && points < 0 && !worthOf(points, reasons) && !reasons.some(({ part }) => part === OUTCOME);
  if (!later) return whySaid(points, reasons, texts) || t("hint-no-reason");
  const good = reasonsSaid(reasons.filter((each) => each.points > 0), texts);
  return [good, t("hint-later")].filter(Boolean).join("; ");
}

/** What a source of points is called. */
export function sourceName(source: string, texts: Texts): string {
  return texts.say(worded("source", source));
}

function worded(prefix: string, id: string): string {
  return `${prefix}-${id.replaceAll("_", "-")}`;
}

/** Points to be told: never none, for what is told counts. */
function whole(points: number): number {
  return Math.round(points) || (points > 0 ? 1 : -1);
}

export function percent(chance: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(chance);
}

/** A loss or gain of chance, in points of a hundred, with its sign. */
export function change(chance: number, language: string): string {
  const form: Intl.NumberFormatOptions = { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: Math.abs(chance) < 0.01 ? 1 : 0 };
  return new Intl.NumberFormat(language, form).format(chance).replace("-", "−");
}

/** A share with one decimal, where whole percents would all be the same. */
export function fine(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);
}
