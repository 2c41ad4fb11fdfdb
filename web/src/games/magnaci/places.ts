/** Where things stand on the map, in its own measure of 880 by 608. */
export const WIDTH = 880;
export const HEIGHT = 608;

interface Point {
  x: number;
  y: number;
}

export interface Land {
  label: Point;
  /** The middle of the first row of manors, and how much room there is. */
  manors: Point & { width: number; rows: number };
}

export interface Province extends Land {
  standing: Point;
  seal: Point;
  /** Buildings stand side by side from here. */
  buildings: Point & { step?: number };
  /** The pawn of Silent Sejm; in Prussia also that of the Black Clouds. */
  pawns: Point;
  clouds?: Point;
  /** A march into the province: from the cards of its Power to its border. */
  march: string;
  /** Where the card with its numbers opens. */
  tip: Point;
}

export const PROVINCES: Record<string, Province> = {
  prussia: {
    label: { x: 284, y: 211 },
    manors: { x: 283, y: 216, width: 118, rows: 2 },
    standing: { x: 354, y: 198 },
    seal: { x: 205, y: 196 },
    buildings: { x: 344, y: 234 },
    pawns: { x: 196, y: 230 },
    clouds: { x: 348, y: 142 },
    march: "M152 196C166 198 178 200 190 204",
    tip: { x: 380, y: 150 },
  },
  lithuania: {
    label: { x: 520, y: 236 },
    manors: { x: 522, y: 246, width: 150, rows: 3 },
    standing: { x: 604, y: 214 },
    seal: { x: 420, y: 222 },
    buildings: { x: 548, y: 172 },
    pawns: { x: 424, y: 262 },
    march: "M654 92C646 108 636 122 622 136",
    tip: { x: 196, y: 14 },
  },
  ukraine: {
    label: { x: 620, y: 414 },
    manors: { x: 606, y: 424, width: 140, rows: 3 },
    standing: { x: 704, y: 388 },
    seal: { x: 494, y: 392 },
    buildings: { x: 598, y: 352 },
    pawns: { x: 502, y: 430 },
    march: "M742 500C730 492 718 486 704 482",
    tip: { x: 560, y: 128 },
  },
  little_poland: {
    label: { x: 322, y: 374 },
    manors: { x: 344, y: 381, width: 138, rows: 2 },
    standing: { x: 416, y: 352 },
    seal: { x: 244, y: 386 },
    buildings: { x: 424, y: 438 },
    pawns: { x: 420, y: 398 },
    march: "M303 487C305 478 309 470 315 461",
    tip: { x: 450, y: 330 },
  },
  great_poland: {
    label: { x: 266, y: 288 },
    manors: { x: 236, y: 296, width: 158, rows: 2 },
    standing: { x: 381, y: 274 },
    seal: { x: 148, y: 254 },
    buildings: { x: 340, y: 303, step: -34 },
    pawns: { x: 122, y: 260 },
    march: "M98 436C108 420 124 404 142 392",
    tip: { x: 400, y: 240 },
  },
};

export const FIEFS: Record<string, Land> = {
  livonia: { label: { x: 482, y: 64 }, manors: { x: 482, y: 70, width: 78, rows: 1 } },
  smolensk: { label: { x: 692, y: 166 }, manors: { x: 706, y: 173, width: 72, rows: 2 } },
  moldavia: { label: { x: 548, y: 530 }, manors: { x: 548, y: 536, width: 78, rows: 1 } },
  silesia: { label: { x: 142, y: 350 }, manors: { x: 146, y: 356, width: 64, rows: 1 } },
};

/** The corner of each Power, in hundredths of the map. */
export const POWERS: Record<string, { left?: number; right?: number; top?: number; bottom?: number }> = {
  brandenburg_sweden: { left: 1.7, top: 1.3 },
  moscow: { right: 1.7, top: 1.3 },
  habsburgs: { left: 1.7, bottom: 1.6 },
  turkey: { left: 25.4, bottom: 1.6 },
  cossacks_tatars: { right: 1.7, bottom: 1.6 },
};

/** On a phone a Conflict is a pin, in hundredths of the map; the second of a Power stands above or below the first. */
export const PINS: Record<string, [number, number, number]> = {
  I: [79, 9, 0],
  II: [79, 9, 40],
  III: [88, 97, -40],
  IV: [88, 97, 0],
  V: [40, 91, -40],
  VI: [40, 91, 0],
  VII: [19, 88, -40],
  VIII: [19, 88, 0],
  IX: [20, 9, 0],
  X: [20, 9, 40],
};
