/** What an option of an auction would bring, in words. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { messageOf } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import type { WorkShift } from "../../../types/florence";
import { desk } from "../desk.svelte";
import { mine, previewOf, viewOf } from "../state";

/** What I would have left, what it brings me, which of my Works change. */
export function foretold(seen: Seen, tools: Tools, action: Action): string[] {
  const preview = previewOf(desk.foresight.of(action));
  if (!preview || seen.seat === null) return [];
  const { before, after } = preview.florins;
  const left = after[seen.seat]!;
  return [...(left === before[seen.seat] ? [] : [t("fl-leaves", { florins: String(left) })]), ...brought(seen, tools, action)];
}

/** The same without the price, where all options have the same one. */
export function brought(seen: Seen, tools: Tools, action: Action): string[] {
  const preview = previewOf(desk.foresight.of(action));
  if (!preview || seen.seat === null) return [];
  const points = preview.prestige.after[seen.seat]! - preview.prestige.before[seen.seat]!;
  const works = worksInWords(preview.works, mine(seen)?.hand?.length ?? 0, tools);
  return points ? [t("fl-brings-points", { points }), ...works] : works;
}

/** One sentence where all Works of the hand change alike. */
function worksInWords(works: readonly WorkShift[], hand: number, tools: Tools): string[] {
  const rises = works.map(({ before, after }) => (after ?? 0) - (before ?? 0));
  if (works.length > 1 && works.length === hand && new Set(rises).size === 1) {
    return [t("fl-raises-all", { points: rises[0] })];
  }
  return works.map(({ profession, before, after }) => t("fl-raises", { card: tools.texts.name(profession), before, after }));
}

/** The name of an object where there is little room. */
export function short(object: string): string {
  return t(messageOf("fl-short", object));
}

/** What an object is for me, before anybody asks the engine: how many I have, which of my cards wish for it. */
export function meaning(seen: Seen, tools: Tools, object: string, wishing: readonly string[]): string[] {
  const me = mine(seen);
  const about = tools.texts.attribute(messageOf("name", object), "text");
  if (!me) return [about];
  const card = (profession: string) => tools.texts.name(profession);
  switch (object) {
    case "architect":
      return [t("fl-means-architect", { count: me.architects + 1 })];
    case "jester":
      return [t("fl-means-jester", { count: me.jesters + 1 })];
    case "recruitment_card": {
      const others = viewOf(seen).players.filter((player) => player !== me);
      return [about, t("fl-means-recruitment", { count: others.flatMap(({ table }) => table).length })];
    }
    case "forest":
    case "lake":
    case "park": {
      const count = me.landscapes.filter(({ tile }) => tile === object).length + 1;
      const cards = wishing.map(card).join(", ");
      return [t("fl-means-landscape", { count }), count === 1 ? t("fl-means-wished", { cards }) : ""].filter(Boolean);
    }
    default:
      return [about];
  }
}
