/** Two fingers that go apart or come together, and a double tap: on a phone they zoom. */
import type { Attachment } from "svelte/attachments";
import { listen } from "../../../design/listen";

/** How much farther apart, or nearer, fingers must come to mean it. */
const FARTHER = 1.25;

/** Double tap, and fingers that go one way. */
export function pinched(way: "apart" | "together", zoom: () => void): Attachment<HTMLElement> {
  return (element) => {
    let began = 0;
    const touchstart = (event: TouchEvent) => (began = event.touches.length === 2 ? apart(event.touches) : 0);
    const touchmove = (event: TouchEvent) => {
      if (!began || event.touches.length !== 2) return;
      const ratio = apart(event.touches) / began;
      if (way === "apart" ? ratio < FARTHER : ratio > 1 / FARTHER) return;
      began = 0;
      zoom();
    };
    /** Two taps on something that can be chosen are two choices. */
    const dblclick = ({ target }: MouseEvent) => (target as Element).closest("button, .lit") || zoom();
    const stops = [listen(element, { touchstart, touchmove }, { passive: true }), listen(element, { dblclick })];
    return () => stops.forEach((stop) => stop());
  };
}

function apart([one, other]: TouchList): number {
  return Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY);
}
