/** The one card that is looked at closely: pointed at, pressed for long, or asked for with the space bar. */
import type { Attachment } from "svelte/attachments";
import { listen } from "../../../design/listen";
import type { CardFacts } from "./facts";
import { isFar, type Spot } from "./pressing";
import type { Changed } from "./words";

/** How long the mouse rests on a card, and a finger, before it is shown large. */
const [REST_MS, LONG_PRESS_MS] = [420, 450];

interface Close {
  card: CardFacts;
  changed: Changed;
  /** What it is shown beside; null in the middle of the screen, until it is closed. */
  beside: HTMLElement | null;
  from: HTMLElement;
}

class Zoom {
  at = $state.raw<Close | null>(null);

  /** In the middle of the screen. */
  open(card: CardFacts, from: HTMLElement, changed: Changed = {}): void {
    this.at = { card, changed, beside: null, from };
  }

  /** Beside where it lies, as long as it is pointed at. */
  peek(card: CardFacts, beside: HTMLElement, changed: Changed = {}): void {
    if (!this.at || this.at.beside) this.at = { card, changed, beside, from: beside };
  }

  close(): void {
    this.at = null;
  }

  /** What was only pointed at is no longer shown. */
  leave(from: HTMLElement): void {
    if (this.at?.beside === from) this.at = null;
  }
}

export const zoom = new Zoom();

interface Manner {
  /** The card rises by itself where it lies when it is pointed at. */
  rises?: boolean;
}

/** A card that is shown large when it is pointed at, pressed for long, or focused and asked for with the space bar. */
export function zoomed(card: () => CardFacts | null | undefined, changed: () => Changed = () => ({}), { rises = false }: Manner = {}): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let pressed: Spot | null = null;
    const after = (ms: number, then: (card: CardFacts) => void) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const shown = card();
        if (shown) then(shown);
      }, ms);
    };
    const leave = () => {
      clearTimeout(timer);
      zoom.leave(element);
    };
    const stop = listen<PointerEvent>(element, {
      pointerenter: (event) => {
        if (event.pointerType === "mouse" && !rises) after(REST_MS, (shown) => zoom.peek(shown, element, changed()));
      },
      pointerleave: leave,
      pointercancel: leave,
      // What is dragged is not pressed for long.
      pointermove: (event) => {
        if (!held && pressed && isFar(pressed, event)) clearTimeout(timer);
      },
      pointerdown: (event) => {
        held = false;
        pressed = null;
        leave();
        if (event.pointerType === "mouse") return;
        pressed = { x: event.x, y: event.y };
        after(LONG_PRESS_MS, (shown) => {
          held = true;
          zoom.open(shown, element, changed());
        });
      },
      pointerup: () => clearTimeout(timer),
      contextmenu: (event) => held && event.preventDefault(),
    });
    const stopKeys = listen<KeyboardEvent>(element, {
      keydown: (event) => {
        const shown = card();
        if (event.key !== " " || !shown) return;
        event.preventDefault();
        event.stopPropagation();
        zoom.open(shown, element, changed());
      },
      // A button would be pressed by the space bar.
      keyup: (event) => event.key === " " && event.preventDefault(),
    });
    /** A press that looked at the card chooses nothing. */
    const click = (event: Event) => {
      if (held) event.stopImmediatePropagation();
      held = false;
    };
    const stopClicks = listen(element, { click }, { capture: true });
    return () => {
      leave();
      stop();
      stopKeys();
      stopClicks();
    };
  };
}
