/** One tip for all things of a board: what a thing means, and why it cannot be chosen. */
import type { Attachment } from "svelte/attachments";
import { listen } from "../design/listen";

/** Why something cannot be done, with its rule. */
export interface Reason {
  text: string;
  rule?: string | null;
}

export interface Words {
  title: string;
  text?: string;
  /** Facts, one below the other. */
  lines?: readonly string[];
  /** The rule that tells more. */
  rule?: string;
  /** The part of the board that should not be covered, as a selector. */
  beside?: string;
  reason?: Reason | null;
}

/** How long a finger rests on a sign that wants its words. */
const LONG_PRESS_MS = 450;

interface Shown {
  element: HTMLElement;
  /** What it is; something else that comes to lie there was not asked about. */
  title: string;
  words: () => Words | null;
}

class Tip {
  at = $state.raw<Shown | null>(null);
  private pointer = "";

  show(element: HTMLElement, words: () => Words | null): void {
    const title = words()?.title;
    this.at = title === undefined ? null : { element, title, words };
  }

  /** What it says now. */
  get words(): Words | null {
    const words = this.at?.words();
    return words?.title === this.at?.title ? (words ?? null) : null;
  }

  /** Remember where the pointer is. */
  follow(event: PointerEvent): void {
    this.pointer = placeOf(event);
  }

  /** Whether the mouse was led here; otherwise the thing came under it. */
  led(event: PointerEvent): boolean {
    return event.pointerType === "mouse" && placeOf(event) !== this.pointer;
  }

  hide(element?: HTMLElement): void {
    if (!element || this.at?.element === element) this.at = null;
  }
}

function placeOf({ clientX, clientY }: PointerEvent): string {
  return `${clientX} ${clientY}`;
}

export const tip = new Tip();

/** A sign that gives its words when it is pointed at, focused or pressed for long; what cannot be chosen also by a tap. */
export function tipped(words: () => Words | null, able: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const show = () => tip.show(element, words);
    const hide = () => tip.hide(element);
    const stop = listen<PointerEvent>(element, {
      pointerenter: (event) => tip.led(event) && show(),
      pointerleave: (event) => event.pointerType === "mouse" && hide(),
      focus: () => element.matches(":focus-visible") && show(),
      blur: hide,
      pointerdown: (event) => {
        held = false;
        if (event.pointerType === "mouse") return;
        timer = setTimeout(() => {
          held = true;
          show();
        }, LONG_PRESS_MS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => held && event.preventDefault(),
    });
    /** A press that asked for words chooses nothing. */
    const click = (event: Event) => {
      if (held || !able()) {
        event.stopImmediatePropagation();
        show();
      } else hide();
      held = false;
    };
    const stopClicks = listen(element, { click }, { capture: true });
    return () => {
      clearTimeout(timer);
      hide();
      stop();
      stopClicks();
    };
  };
}
