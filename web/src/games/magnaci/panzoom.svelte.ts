/** A map that is moved with one finger and stretched with two. */
import type { Action as Use } from "svelte/action";
import { listen } from "../../design/listen";
import { HEIGHT, WIDTH } from "./places";

const MOST = 4;
const BEYOND = 1.6;
const MIDDLE = { x: 0.5, y: 0.5 };
/** How near the edge of the window a pin may come. */
const EDGE = { x: 36, y: 20 };

export class PanZoom {
  /** Of the window through which the map is seen. */
  width = $state(390);
  height = $state(300);
  zoom = $state(1);
  /** Where the map was moved to; in the middle until then. */
  private x = $state<number | null>(null);
  private y = $state<number | null>(null);
  /** What a window that is too small for the whole map shows, in parts of the map. */
  private focus = $state.raw<{ x: number; y: number }>(MIDDLE);
  private readonly fingers = new Map<number, { x: number; y: number }>();

  /** How wide the map is at first: it may reach a little beyond the sides of the window. */
  get base(): number {
    const filling = (this.height * WIDTH) / HEIGHT;
    return Math.max(this.width, Math.min(filling, BEYOND * this.width));
  }

  /** Where something is that stands at these hundredths of the map; until it is stretched all stays in the window. */
  pinned(x: number, y: number, beside: number): { x: number; y: number } {
    // Where little is seen one pin stands alone.
    const lower = this.partial ? 0 : beside;
    const at = {
      x: this.shownX + (x / 100) * this.base * this.zoom,
      y: this.shownY + (y / 100) * this.tall * this.zoom + lower,
    };
    if (this.zoom > 1) return at;
    const [above, below] = [Math.max(0, lower), Math.max(0, -lower)];
    return { x: clamp(at.x, EDGE.x, this.width - EDGE.x), y: clamp(at.y, EDGE.y + above, this.height - EDGE.y - below) };
  }

  /** Whether much of the map is out of sight. */
  get partial(): boolean {
    return this.tall > this.height + 2 * EDGE.y;
  }

  /** Show this place, given in the measure of the map, until the map is moved; nowhere is the middle. */
  lookAt(place: { x: number; y: number } | null): void {
    // Farther to the east the pins in the west would lie over one another.
    this.focus = place ? { x: Math.min(MIDDLE.x, place.x / WIDTH), y: place.y / HEIGHT } : MIDDLE;
    this.reset();
  }

  get transform(): string {
    return `translate(${this.shownX}px, ${this.shownY}px) scale(${this.zoom})`;
  }

  readonly gestures: Use<HTMLElement> = (node) => {
    const { down, move, up, wheel } = this;
    const stops = [listen(node, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up }), listen(node, { wheel })];
    return { destroy: () => stops.forEach((stop) => stop()) };
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
    return this.inside(this.x, this.width, this.base, this.focus.x);
  }

  private get shownY(): number {
    return this.inside(this.y, this.height, this.tall, this.focus.y);
  }

  /** The edge of the map never comes into the window; a map that is smaller stays in the middle. */
  private inside(at: number | null, window: number, whole: number, focus: number): number {
    const rest = window - whole * this.zoom;
    return rest > 0 ? rest / 2 : clamp(at ?? window / 2 - focus * whole * this.zoom, rest, 0);
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
