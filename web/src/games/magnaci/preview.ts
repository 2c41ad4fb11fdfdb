/** What an option would bring, in a few words. */
import type { Action, Foreseen } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { t } from "../../text/ui.svelte";
import { boxOf } from "./data";
import { foresightOf, type Foresight } from "./foresight";
import { viewOf } from "./state";
import { signed, standingWords } from "./words";

/** A piece of a sentence: good news, bad news, or neither. */
export interface Mood {
  text: string;
  mood?: "ok" | "no";
  /** What stands before it and is no news. */
  lead?: string;
}

export function previewWords(seen: Seen, tools: Tools, action: Action, foreseen: Foreseen | undefined): Mood[] {
  const foresight = foresightOf(foreseen);
  if (!foresight) return [];
  const decision = seen.now.prompt?.decision;
  if (decision === "entail_question") return entailWords(seen, foresight);
  // Laws that change hands lie open beside the question; all else comes whatever is answered.
  if (decision === "trade_answer") return [];
  const words =
    foresight.contest && !isBeside(seen, action)
      ? [...contestWords(seen, tools, foresight.contest), ...fallWords(seen, foresight)]
      : landWords(seen, tools, foresight, action);
  return [...words, ...restoredWords(seen, tools, foresight)];
}

/** What is done while cards lie open, but leaves them as they are: their outcome is no news. */
function isBeside(seen: Seen, action: Action): boolean {
  const { decision, facts } = seen.now.prompt ?? {};
  const cards = [action.card, facts?.card];
  return cards.includes("assignats") || decision === "extorted" || decision === "law_loss";
}

function contestWords(seen: Seen, tools: Tools, contest: NonNullable<Foresight["contest"]>): Mood[] {
  const names = contest.falls_to.map((seat) => (seat === seen.seat ? t("ma-you") : tools.texts.seat(seat, seen.names)));
  const wins = seen.seat !== null && contest.falls_to.includes(seen.seat);
  if (contest.battle) {
    const { strength, won } = contest.battle;
    const lead = `${strength}:`;
    const verdict: Mood = won ? { lead, text: t("ma-is-won"), mood: "ok" } : { lead, text: t("ma-is-lost"), mood: "no" };
    return [verdict, ...tail(names, won ? "reward" : "penalty", wins)];
  }
  const total = contest.sides.find((side) => side.seat === seen.seat)?.total ?? null;
  if (contest.falls_to.length > 1) return [{ text: t("ma-would-tie", { total, families: names.join(", ") }) }];
  if (wins) return [{ text: t("ma-would-win", { total }), mood: "ok" }];
  return [{ text: t("ma-would-go-to", { total, family: names[0] ?? "" }) }];
}

function tail(names: readonly string[], kind: "reward" | "penalty", mine: boolean): Mood[] {
  if (!names.length) return [];
  const tied = names.length > 1 ? "-tied" : mine ? "-you" : "";
  return [{ text: t(`ma-would-${kind}${tied}`, { family: names.join(", ") }) }];
}

/** A partition more, above all the third. */
function fallWords(seen: Seen, foresight: Foresight): Mood[] {
  const count = foresight.partitioned.length;
  return count > viewOf(seen).partitioned.length ? [{ text: t("ma-would-partition", { count }), mood: "no" }] : [];
}

/** Provinces whose partition ends. */
function restoredWords(seen: Seen, tools: Tools, foresight: Foresight): Mood[] {
  const ended = viewOf(seen).partitioned.filter((province) => !foresight.partitioned.includes(province));
  return ended.map((id) => ({ text: t("ma-would-restore", { province: tools.texts.name(id) }), mood: "ok" }));
}

/** How standing and Wealth would change: mine first, then that of the others. */
function landWords(seen: Seen, tools: Tools, foresight: Foresight, action: Action): Mood[] {
  const place = String(action.province ?? action.target ?? action.what ?? "");
  return [
    ...wealthWords(ownOf(seen, foresight)),
    ...standingAt(seen, tools, foresight, place),
    ...Object.entries(foresight.wealth)
      .filter(([seat, amount]) => amount && Number(seat) !== seen.seat)
      .map(([seat, amount]) => ({ text: `${tools.texts.seat(Number(seat), seen.names)}\u00A0${signed(amount)}` })),
    ...placingWords(seen, tools, foresight),
  ];
}

export function ownOf(seen: Seen, foresight: Foresight): number {
  return seen.seat === null ? 0 : (foresight.wealth[seen.seat] ?? 0);
}

export function wealthWords(amount: number): Mood[] {
  if (!amount) return [];
  return [{ text: t("ma-wealth-change", { amount: signed(amount) }), mood: amount > 0 ? "ok" : "no" }];
}

/** My standing in a place, if it changes. */
function standingAt(seen: Seen, tools: Tools, foresight: Foresight, place: string): Mood[] {
  if (seen.seat === null) return [];
  const after = foresight.provinces[place]?.[seen.seat]?.standing;
  const before = viewOf(seen).players[seen.seat]!.standing[boxOf(tools.components).provinces.indexOf(place)];
  return after && after !== before ? [{ text: standingWords(tools, after) }] : [];
}

function placingWords(seen: Seen, tools: Tools, { placing }: Foresight): Mood[] {
  if (!placing) return [];
  const { seat, count } = placing;
  if (seat === seen.seat) return [{ text: t("ma-would-place", { count }) }];
  return [{ text: t("ma-other-would-place", { family: tools.texts.seat(seat, seen.names), count }) }];
}

/** Wherever Entail lets me lose, and if I keep it: the same two numbers, so that they can be compared. */
function entailWords(seen: Seen, foresight: Foresight): Mood[] {
  const own = ownOf(seen, foresight);
  const others = Object.values(foresight.wealth).reduce((sum, each) => sum + each, 0) - own;
  return [
    own ? wealthWords(own)[0]! : { text: t("ma-wealth-change", { amount: "±0" }) },
    { text: t("ma-others-change", { amount: others ? signed(others) : "±0" }) },
  ];
}
