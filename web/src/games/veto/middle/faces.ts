/** The faces of cards by their ids, and how players are called in the middle of the table. */
import type { Seen, Tools } from "../../../table/board";
import { t } from "../../../text/ui.svelte";
import { cardOf, type CardFacts } from "../cards/facts";
import { inLanguage } from "../cards/words";
import { boxOf } from "../data";

/** The face of a card; of one that is in no file only its name. */
export function faceOf(tools: Tools, card: string): CardFacts {
  const name = tools.texts.name(card);
  return boxOf(tools.components).cards.get(card) ?? cardOf({ id: card, name: { pl: name, en: name } });
}

/** What a card is called where it is known which version of a person is meant. */
export function calledIn(tools: Tools, card: string): string {
  return inLanguage(faceOf(tools, card).name, tools.texts);
}

/** Who somebody is to the one who looks: “you”, or the camp. */
export function whoIs(seen: Seen, tools: Tools, seat: number): string {
  return seat === seen.seat ? t("ve-mid-you") : tools.texts.seat(seat, seen.names);
}

/** The same for a message that speaks differently to the one it is about. */
export function person(seen: Seen, tools: Tools, seat: number): { who: "you" | "other"; name: string } {
  return { who: seat === seen.seat ? "you" : "other", name: seat < 0 ? "" : tools.texts.seat(seat, seen.names) };
}
