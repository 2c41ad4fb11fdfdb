/** Cards that are dragged to what they are aimed at, by mouse, pen or finger alike. */
import type { Attachment } from "svelte/attachments";
import { listen } from "../../design/listen";
import type { Seen, Tools } from "../../table/board";
import { isFar, type Spot } from "./cards/pressing";
import { zoom } from "./cards/zoom.svelte";
import { touch, usable } from "./choosing";
import { desk } from "./desk.svelte";
import type { Drag } from "./drag";

/** A card that can be dragged, by its part `.rising`; a press that stays where it is does what it always did. */
export function dragged(seen: () => Seen, tools: () => Tools, key: () => string): Attachment<HTMLElement> {
  return (element) => {
    let from: Spot | null = null;
    let at: Spot = { x: 0, y: 0 };
    /** It comes later the first time; what was done meanwhile is done then. */
    let drag: Promise<Drag> | null = null;
    let wasDragged = false;

    const begin = async (): Promise<Drag> => {
      const { Drag } = await import("./drag");
      const begun = new Drag(seen, element.querySelector<HTMLElement>(".rising")!, key());
      begun.move(at);
      return begun;
    };
    const end = async (dropped: boolean): Promise<void> => {
      const ended = drag;
      [from, drag] = [null, null];
      const aimed = (await ended)?.end();
      if (dropped && aimed) touch(seen(), tools(), aimed);
      else if (ended) desk.letGo();
    };
    const stop = listen<PointerEvent>(element, {
      pointerdown: (event) => {
        wasDragged = false;
        if (event.button || !event.isPrimary || !tools().choose || !usable(seen(), key())) return;
        // A quick hand has left the card before it is heard of again.
        element.setPointerCapture(event.pointerId);
        from = { x: event.x, y: event.y };
      },
      pointermove: (event) => {
        at = { x: event.x, y: event.y };
        if (drag) void drag.then((begun) => begun.move(at));
        else if (from && isFar(from, event) && !zoom.at) {
          wasDragged = true;
          drag = begin();
        }
      },
      pointerup: () => void end(true),
      pointercancel: () => void end(false),
    });
    const click = (event: Event): void => {
      if (wasDragged) event.stopImmediatePropagation();
      wasDragged = false;
    };
    const keydown = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && drag) void end(false);
    };
    const stopClicks = listen(element, { click }, { capture: true });
    const stopKeys = listen(window, { keydown });
    return () => {
      void end(false);
      stop();
      stopClicks();
      stopKeys();
    };
  };
}
