/** One tip for all signs of the columns: what a sign means, and why it cannot be chosen. */
import type { Attachment } from "svelte/attachments";
import type { Reason } from "./lights";

export interface Words {
  title: string;
  text?: string;
  reason?: Reason | null;
}

/** How long a finger rests on a sign that wants its words. */
const LONG_PRESS_MS = 450;

class Tip {
  at = $state.raw<{ element: HTMLElement; words: () => Words | null } | null>(null);

  show(element: HTMLElement, words: () => Words | null): void {
    this.at = { element, words };
  }

  hide(element?: HTMLElement): void {
    if (!element || this.at?.element === element) this.at = null;
  }
}

export const tip = new Tip();

/** A sign that gives its words when it is pointed at, focused or pressed for long; what cannot be chosen also by a tap. */
export function tipped(words: () => Words | null, able: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const show = () => tip.show(element, words);
    const hide = () => tip.hide(element);
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && show()],
      ["pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && hide()],
      ["focus", () => element.matches(":focus-visible") && show()],
      ["blur", hide],
      [
        "pointerdown",
        (event) => {
          held = false;
          if ((event as PointerEvent).pointerType === "mouse") return;
          timer = setTimeout(() => {
            held = true;
            show();
          }, LONG_PRESS_MS);
        },
      ],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["contextmenu", (event) => held && event.preventDefault()],
    ];
    /** A press that asked for words chooses nothing. */
    const clicked = (event: Event) => {
      if (held || !able()) {
        event.stopImmediatePropagation();
        show();
      } else hide();
      held = false;
    };
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("click", clicked, { capture: true });
    return () => {
      clearTimeout(timer);
      hide();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("click", clicked, { capture: true });
    };
  };
}
