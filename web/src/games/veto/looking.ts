/** Cards that are looked at, wherever they lie, and the way from one to the next. */
import type { Attachment } from "svelte/attachments";
import { listen } from "../../design/listen";
import type { PieceView } from "../../types/veto";
import type { CardFacts } from "./cards/facts";
import type { Changed } from "./cards/words";
import { desk } from "./desk.svelte";

/** What a card on the table says now, where that may differ from what is printed. */
export function changedOf(piece: PieceView): Changed {
  return piece.field === null ? {} : { szabla: piece.szabla, kreski: piece.kreski, keywords: piece.keywords };
}

/** It is in focus while the pointer or the focus is on it, and stays there until another card is. */
export function lookedAt(card: () => CardFacts | null | undefined, piece: () => number | null): Attachment<HTMLElement> {
  return (element) => {
    const look = () => desk.look({ card: card()?.id ?? "", piece: piece() });
    return listen(element, { pointerenter: look, focus: look });
  };
}

type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
interface Spot {
  x: number;
  y: number;
}

/** The nearest of some spots in a direction; what lies aside counts double. -1 if there is none. */
export function nearest(from: Spot, spots: readonly Spot[], way: Way): number {
  const across = way === "ArrowLeft" || way === "ArrowRight";
  const sign = way === "ArrowLeft" || way === "ArrowUp" ? -1 : 1;
  let [best, least] = [-1, Infinity];
  spots.forEach(({ x, y }, at) => {
    const [ahead, aside] = across ? [(x - from.x) * sign, y - from.y] : [(y - from.y) * sign, x - from.x];
    const length = ahead + 2 * Math.abs(aside);
    if (ahead > 1 && length < least) [best, least] = [at, length];
  });
  return best;
}

/** The arrows go from card to card. */
export function byArrows(event: KeyboardEvent): void {
  const here = (event.target as Element | null)?.closest?.("[data-key]");
  if (!here || !event.key.startsWith("Arrow")) return;
  const things = [...document.querySelectorAll<HTMLElement>("button[data-key]")].filter((each) => each !== here && each.offsetParent);
  const next = things[nearest(middle(here), things.map(middle), event.key as Way)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
