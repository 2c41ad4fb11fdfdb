/** What an option would bring if nobody replied again, in a few words: the engine foresees it, here it is only told. */
import type { Seen, Tools } from "../../../table/board";
import { messageOf, signed } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import type { Preview } from "../../../types/veto";
import { isFighting, NONE, objectOf, pieceOf, viewOf } from "../state";

export type Tone = "good" | "mixed" | "bad" | "plain";

export interface Outlook {
  tone: Tone;
  words: string[];
}

/** The sign of each tone: colour never tells it alone. */
export const SIGNS: Record<Tone, string> = { good: "✓", mixed: "◐", bad: "✕", plain: "" };

/** The most telling things first; a card has room for so many. */
const MOST = 4;

/** What is told beside its price; what it costs needs no second word. */
export function outlookOf(seen: Seen, tools: Tools, foreseen: Preview | null, price = 0): Outlook | null {
  if (!foreseen) return null;
  const preview = beyond(seen, foreseen, price);
  const words = [...ending(seen, tools, preview), ...fight(seen, preview), ...stopped(seen, tools, preview), ...losses(seen, tools, preview), ...gains(seen, tools, preview), ...others(preview)];
  if (preview.unsure) words.push(t("ve-out-unsure"));
  else if (!words.length) words.push(...nextQuestion(tools, preview));
  return words.length ? { tone: toneOf(seen, preview), words: words.slice(0, MOST) } : null;
}

/** Without the price that I pay. */
function beyond(seen: Seen, preview: Preview, price: number): Preview {
  const seats = (preview.seats ?? []).map((each) => (each.seat === seen.seat ? { ...each, dukats: (each.dukats ?? 0) + price } : each));
  return price ? { ...preview, seats } : preview;
}

function ending(seen: Seen, tools: Tools, { ends = "", winners = [] }: Preview): string[] {
  if (!ends) return [];
  return [t("ve-out-ends", { mine: String(winners.includes(seen.seat ?? -1)), names: winners.map((seat) => tools.texts.seat(seat, seen.names)).join(", ") })];
}

/** The score of a duel, mine first, and what follows from it. */
function fight(seen: Seen, { duel }: Preview): string[] {
  if (!duel) return [];
  if (!duel.totals) return [t("ve-out-no-result")];
  const [one, other] = mineFirst(seen, duel.totals);
  return [t("ve-out-score", { one, other, fate: duel.casualty ?? "none" })];
}

function mineFirst(seen: Seen, totals: readonly number[]): [number, number] {
  const [first = 0, second = 0] = totals;
  return viewOf(seen).duel?.seats[1] === seen.seat ? [second, first] : [first, second];
}

function stopped(seen: Seen, tools: Tools, { negated = [], failed = [] }: Preview): string[] {
  const names = (numbers: readonly number[]) => numbers.map((number) => tools.texts.name(objectOf(seen, number)?.card ?? "")).filter(Boolean).join(", ");
  return [negated.length > 0 && t("ve-out-negated", { name: names(negated) }), failed.length > 0 && t("ve-out-failed", { name: names(failed) })].filter((each) => each !== false);
}

/** Cards that leave the table; those that only go with another one, or fall in the duel just told of, are not named again. */
function losses(seen: Seen, tools: Tools, { left = [], duel }: Preview): string[] {
  const gone = new Set(left.map(({ piece }) => piece));
  return left.flatMap(({ piece, how }) => {
    const here = pieceOf(seen, piece);
    const told = gone.has(here?.host ?? NONE) || (duel?.casualty && isFighting(seen, piece));
    return here?.card && !told ? [t("ve-out-left", { name: tools.texts.name(here.card), how })] : [];
  });
}

/** Kreski and dukats of everybody, mine first. */
function gains(seen: Seen, tools: Tools, { seats = [] }: Preview): string[] {
  const sorted = [...seats].sort((one, other) => Number(other.seat === seen.seat) - Number(one.seat === seen.seat));
  return sorted.flatMap(({ seat, kreski = 0, dukats = 0, drawn = 0, income = 0, out = false }) => {
    const whose = seat === seen.seat ? "" : `${tools.texts.seat(seat, seen.names)}: `;
    const parts = [
      kreski && t("ve-out-kreski", { sum: signed(kreski, "+"), count: Math.abs(kreski) }),
      dukats && t("ve-out-dukats", { sum: signed(dukats, "+"), count: Math.abs(dukats) }),
      drawn && t("ve-out-drawn", { count: drawn }),
      income && t("ve-out-income", { sum: signed(income, "+") }),
      out && t("ve-out"),
    ].filter((each) => typeof each === "string");
    return parts.length ? [whose + parts.join(", ")] : [];
  });
}

function others({ election }: Preview): string[] {
  return election === undefined || election === null ? [] : [t(election < 0 ? "ve-out-cancelled" : "ve-out-election")];
}

/** What is asked then, where nothing else can be told. */
function nextQuestion(tools: Tools, { asks = "" }: Preview): string[] {
  const name = asks && tools.texts.attribute(messageOf("decision", asks), "name");
  return name ? [t("ve-out-asks", { name })] : [];
}

/** Good or bad for the one who looks, by the gravest thing that happens. */
function toneOf(seen: Seen, { ends = "", winners = [], duel, seats = [], left = [] }: Preview): Tone {
  const me = seen.seat ?? -1;
  if (ends) return winners.includes(me) ? "good" : "bad";
  if (duel?.totals) return ofDuel(seen, duel.winner ?? 0, duel.casualty ?? null);
  const worth = seats.reduce((sum, { seat, kreski = 0 }) => sum + (seat === me ? kreski : -kreski), 0);
  const lost = left.reduce((sum, { piece, how }) => sum + (grave(how) ? (pieceOf(seen, piece)?.controller === me ? -1 : 1) : 0), 0);
  return worth + lost > 0 ? "good" : worth + lost < 0 ? "bad" : "plain";
}

function grave(how: string): boolean {
  return how === "killed" || how === "wounded";
}

function ofDuel(seen: Seen, winner: number, casualty: string | null): Tone {
  const { duel } = viewOf(seen);
  if (!duel || !winner) return "mixed";
  const side = (duel.seats as readonly number[]).indexOf(seen.seat ?? -1);
  const mine = side < 0 ? null : [duel.challenger, duel.challenged][side];
  if (mine === null) return "plain";
  return winner === mine ? "good" : casualty === "wound" ? "mixed" : "bad";
}
