/** The arrow keys go from one thing to the next, along a row or across rows of so many. */
import type { Attachment } from "svelte/attachments";

/** Which of so many things comes next; the same one at an edge, null if the key leads nowhere. */
export function beside(key: string, at: number, columns: number, count: number): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  const step = steps[key];
  if (step === undefined) return null;
  const to = at + step;
  const sameRow = Math.floor(to / columns) === Math.floor(at / columns);
  return to < 0 || to >= count || (Math.abs(step) === 1 && !sameRow) ? at : to;
}

export function arrowed(columns: number): Attachment<HTMLElement> {
  return (root) => {
    const pressed = (event: KeyboardEvent) => {
      const all = [...root.querySelectorAll<HTMLElement>("button")];
      const at = all.indexOf(event.target as HTMLElement);
      const to = at < 0 ? null : beside(event.key, at, columns, all.length);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      all[to]?.focus();
    };
    root.addEventListener("keydown", pressed);
    return () => root.removeEventListener("keydown", pressed);
  };
}
