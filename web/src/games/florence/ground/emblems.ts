/** Where the medallion sits on the printed drawing of each tile. */
export const EMBLEMS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  university: [90, 150],
  laboratory: [90, 40],
  workshop: [146, 145],
  library: [30, 144],
  opera: [90, 150],
  studio: [88, 210],
  hospital: [150, 150],
  theatre: [150, 90],
  tower: [30, 90],
  chapel: [92, 90],
  forest: [72, 70],
  lake: [33, 86],
  park: [60, 30],
};
