/** Pieces of SVG, and the tinctures they are painted in. */
export const WIDTH = 230;
/** The whole picture. */
export const ALL = "M0 0H230V150H0Z";
export const INK = "#2b2118";
export const OR = "#d9a93f";
export const ARGENT = "#f3ecdc";
export const GULES = "#9c2436";
export const AZURE = "#2d5787";
export const VERT = "#38684a";
export const SABLE = "#2a2523";
export const PURPURE = "#5f3a6b";

interface Paint {
  /** The first colour of the drawing, and the second. */
  fill?: string;
  color?: string;
  transform?: string;
}

/** One of the drawings, in its colours. */
export function use(id: string, paint: Paint = {}): string {
  const attributes = Object.entries(paint).map(([name, value]) => ` ${name}="${value}"`);
  return `<use href="#ve-${id}"${attributes.join("")}/>`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

export function at(x: number, y: number, more = ""): string {
  return `translate(${round(x)} ${round(y)})${more}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point on a circle; the angle in degrees, clockwise from the right. */
export function onCircle(x: number, y: number, radius: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${round(x + radius * Math.cos(turn))} ${round(y + radius * Math.sin(turn))}`;
}

export function times(count: number, make: (at: number) => string): string {
  return Array.from({ length: Math.max(0, count) }, (_, index) => make(index)).join("");
}

/** A second meaning, small in the corner. */
export function medallion(drawing: string): string {
  const disc = `<circle cx="115" cy="75" r="78" fill="${ARGENT}" stroke="${INK}" stroke-width="4"/>`;
  return `<g transform="translate(138 12) scale(.34)">${disc}${drawing}</g>`;
}
