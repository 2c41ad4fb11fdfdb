/** A map that is moved with one finger and stretched with two. */
import type { Action as Use } from "svelte/action";
import { HEIGHT, WIDTH } from "./places";

const MOST = 4;
const BEYOND = 1.6;
/** How near the edge of the window a pin may come. */
const EDGE = { x: 36, y: 18 };

export class PanZoom {
  /** Of the window through which the map is seen. */
  width = $state(390);
  height = $state(300);
  zoom = $state(1);
  /** Where the map was moved to; in the middle until then. */
  private x = $state<number | null>(null);
  private y = $state<number | null>(null);
  private readonly fingers = new Map<number, { x: number; y: number }>();

  /** How wide the map is at first: it may reach a little beyond the sides of the window. */
  get base(): number {
    const filling = (this.height * WIDTH) / HEIGHT;
    return Math.max(this.width, Math.min(filling, BEYOND * this.width));
  }

  /** Where something is that stands at these hundredths of the map; of the whole map all stays in the window. */
  pinned(x: number, y: number, lower: number): { x: number; y: number } {
    const at = {
      x: this.shownX + (x / 100) * this.base * this.zoom,
      y: this.shownY + (y / 100) * this.tall * this.zoom,
    };
    if (this.zoom > 1) return { x: at.x, y: at.y + lower };
    return { x: clamp(at.x, EDGE.x, this.width - EDGE.x), y: clamp(at.y, EDGE.y, this.height - EDGE.y) + lower };
  }

  get transform(): string {
    return `translate(${this.shownX}px, ${this.shownY}px) scale(${this.zoom})`;
  }

  readonly gestures: Use<HTMLElement> = (node) => {
    const handlers = { pointerdown: this.down, pointermove: this.move, pointerup: this.up, pointercancel: this.up, wheel: this.wheel };
    for (const [name, handler] of Object.entries(handlers)) node.addEventListener(name, handler as EventListener);
    return {
      destroy: () => {
        for (const [name, handler] of Object.entries(handlers)) node.removeEventListener(name, handler as EventListener);
      },
    };
  };

  by(factor: number, at = { x: this.width / 2, y: this.height / 2 }): void {
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const ratio = zoom / this.zoom;
    [this.x, this.y] = [at.x - (at.x - this.shownX) * ratio, at.y - (at.y - this.shownY) * ratio];
    this.zoom = zoom;
  }

  reset(): void {
    this.zoom = 1;
    this.x = this.y = null;
  }

  private get tall(): number {
    return (this.base * HEIGHT) / WIDTH;
  }

  private get shownX(): number {
    return this.inside(this.x, this.width, this.base);
  }

  private get shownY(): number {
    return this.inside(this.y, this.height, this.tall);
  }

  /** The edge of the map never comes into the window; a map that is smaller stays in the middle. */
  private inside(at: number | null, window: number, whole: number): number {
    const rest = window - whole * this.zoom;
    return rest > 0 || at === null ? rest / 2 : Math.min(0, Math.max(rest, at));
  }

  private readonly down = (event: PointerEvent) => {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  private readonly move = (event: PointerEvent) => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other) {
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const middle = { x: (now.x + other.x) / 2 - box.x, y: (now.y + other.y) / 2 - box.y };
      this.by(distance(now, other) / Math.max(1, distance(before, other)), middle);
    } else {
      [this.x, this.y] = [this.shownX + now.x - before.x, this.shownY + now.y - before.y];
    }
    this.fingers.set(event.pointerId, now);
  };

  private readonly up = (event: PointerEvent) => {
    this.fingers.delete(event.pointerId);
  };

  private readonly wheel = (event: WheelEvent) => {
    event.preventDefault();
    this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
