/** A card on its way from where it was taken up; it comes when the first one is. */
import type { Seen } from "../../table/board";
import type { Spot } from "./cards/pressing";
import { lit } from "./choosing";
import { desk } from "./desk.svelte";

/** What opens when a card is held over it does so after this. */
const OPENS_MS = 350;
/** How large a dragged card is, beside the one in the hand. */
const SHRUNK = 0.62;

/** What lies under the pointer and can be aimed at now: the innermost first. */
export function targetAt({ x, y }: Spot, keys: ReadonlySet<string>): HTMLElement | null {
  let found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop], [data-key]") ?? null;
  while (found && !keys.has(keyOf(found))) found = found.parentElement?.closest<HTMLElement>("[data-drop], [data-key]") ?? null;
  return found;
}

function keyOf({ dataset }: HTMLElement): string {
  return dataset["drop"] ?? dataset["key"] ?? "";
}

/** The picture of a card that follows the pointer. */
class Ghost {
  private readonly element: HTMLElement;

  constructor(face: HTMLElement) {
    this.element = face.cloneNode(true) as HTMLElement;
    Object.assign(this.element.style, {
      position: "fixed",
      top: "0",
      left: "0",
      zIndex: "60",
      pointerEvents: "none",
      transformOrigin: "0 0",
      transition: "none",
      opacity: "0.92",
    });
    document.body.append(this.element);
  }

  follow({ x, y }: Spot): void {
    const { offsetWidth: width } = this.element;
    // Above the finger, which hides what is under it.
    this.element.style.transform = `translate(${x - (width * SHRUNK) / 2}px, ${y - width * SHRUNK}px) scale(${SHRUNK})`;
  }

  remove(): void {
    this.element.remove();
  }
}

/** Other parts of the table come into sight while a card is held over the way to them. */
class Opening {
  private over: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  at({ x, y }: Spot): void {
    const under = document.elementFromPoint(x, y);
    const camp = under?.closest<HTMLElement>("[data-camp]");
    if (camp) desk.peeked = Number(camp.dataset["camp"]);
    const tab = under?.closest<HTMLElement>("[role=tab]") ?? null;
    if (tab === this.over) return;
    this.end();
    this.over = tab;
    if (tab) this.timer = setTimeout(() => tab.click(), OPENS_MS);
  }

  end(): void {
    clearTimeout(this.timer);
    this.over = null;
  }
}

/** One card on its way. */
export class Drag {
  private readonly ghost: Ghost;
  private readonly opening = new Opening();
  private target: HTMLElement | null = null;

  constructor(
    private readonly seen: () => Seen,
    face: HTMLElement,
    key: string,
  ) {
    this.ghost = new Ghost(face);
    if (desk.picked !== key) desk.pick(key);
  }

  move(to: Spot): void {
    this.ghost.follow(to);
    this.opening.at(to);
    this.mark(targetAt(to, lit(this.seen())));
  }

  /** Put down; says what it was aimed at, "" for nothing. */
  end(): string {
    const key = this.target ? keyOf(this.target) : "";
    this.ghost.remove();
    this.opening.end();
    this.mark(null);
    desk.peeked = null;
    return key;
  }

  private mark(target: HTMLElement | null): void {
    if (this.target === target) return;
    this.target?.removeAttribute("data-over");
    target?.setAttribute("data-over", "");
    this.target = target;
  }
}
