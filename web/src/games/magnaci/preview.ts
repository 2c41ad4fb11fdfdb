/** What an option would bring, in a few words. */
import type { Action, Foreseen } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { t } from "../../text/ui.svelte";
import { foresightOf } from "./foresight";
import { viewOf } from "./state";
import { signed, standingWords } from "./words";

/** A piece of a sentence: good news, bad news, or neither. */
export interface Mood {
  text: string;
  mood?: "ok" | "no";
}

export function previewWords(seen: Seen, tools: Tools, action: Action, foreseen: Foreseen | undefined): Mood[] {
  const foresight = foresightOf(foreseen);
  if (!foresight) return [];
  if (action.type === "redirect") return landWords(seen, tools, { ...foresight, wealth: mine(seen, foresight) }, action);
  if (!foresight.contest || action.type === "hand_over") return landWords(seen, tools, foresight, action);
  return [...contestWords(seen, tools, foresight.contest), ...fallWords(seen, foresight)];
}

type Foresight = NonNullable<ReturnType<typeof foresightOf>>;

/** Only my own part of what changes: where that of the others is the same whatever I choose. */
function mine(seen: Seen, foresight: Foresight): Record<number, number> {
  return seen.seat === null ? {} : { [seen.seat]: foresight.wealth[seen.seat] ?? 0 };
}

function contestWords(seen: Seen, tools: Tools, contest: NonNullable<Foresight["contest"]>): Mood[] {
  const names = contest.falls_to.map((seat) => (seat === seen.seat ? t("ma-you") : tools.texts.seat(seat, seen.names)));
  const wins = seen.seat !== null && contest.falls_to.includes(seen.seat);
  const total = contest.sides.find((side) => side.seat === seen.seat)?.total ?? 0;
  if (contest.battle) {
    const { strength, won } = contest.battle;
    const verdict: Mood = won ? { text: t("ma-is-won"), mood: "ok" } : { text: t("ma-is-lost"), mood: "no" };
    return [{ text: `${strength}:` }, verdict, ...tail(names, won ? "reward" : "penalty", wins)];
  }
  if (contest.falls_to.length > 1) return [{ text: t("ma-would-tie", { total, families: names.join(", ") }) }];
  const text = wins ? t("ma-would-win", { total }) : t("ma-would-go-to", { total, family: names[0] ?? "" });
  return [{ text, mood: wins ? "ok" : undefined } as Mood];
}

function tail(names: readonly string[], kind: "reward" | "penalty", mine: boolean): Mood[] {
  if (!names.length) return [];
  const tied = names.length > 1 ? "-tied" : mine ? "-you" : "";
  return [{ text: "· " + t(`ma-would-${kind}${tied}`, { family: names.join(", ") }) }];
}

/** A partition more, above all the third. */
function fallWords(seen: Seen, foresight: Foresight): Mood[] {
  const count = foresight.partitioned.length;
  if (count <= viewOf(seen).partitioned.length) return [];
  return [{ text: "·" }, { text: t("ma-would-partition", { count }), mood: "no" }];
}

/** How standing and Wealth would change: mine first, then that of the others. */
function landWords(seen: Seen, tools: Tools, foresight: Foresight, action: Action): Mood[] {
  const found: Mood[] = [];
  const view = viewOf(seen);
  const own = seen.seat === null ? 0 : (foresight.wealth[seen.seat] ?? 0);
  if (own) found.push({ text: t("ma-wealth-change", { amount: signed(own) }), mood: own > 0 ? "ok" : "no" });
  const place = String(action.province ?? action.target ?? action.what ?? "");
  const after = seen.seat === null ? undefined : foresight.provinces[place]?.[seen.seat];
  if (after && seen.seat !== null) {
    const provinces = (tools.components.board as { province: { id: string }[] }).province;
    const before = view.players[seen.seat]!.standing[provinces.findIndex((each) => each.id === place)];
    if (after.standing && before !== after.standing) found.push({ text: standingWords(tools, after.standing) });
  }
  if (foresight.placing) found.push({ text: t("ma-would-place", { count: foresight.placing.count }) });
  for (const [seat, amount] of Object.entries(foresight.wealth))
    if (amount && Number(seat) !== seen.seat)
      found.push({ text: `· ${tools.texts.seat(Number(seat), seen.names)} ${signed(amount)}` });
  return found;
}
