/** What tells a press from a drag. */
export interface Spot {
  x: number;
  y: number;
}

/** A hand trembles: only what is moved farther is dragged, and no longer pressed. */
const FAR_PX = 9;

export function isFar(from: Spot, to: Spot): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > FAR_PX;
}
