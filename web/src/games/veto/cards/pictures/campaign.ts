/** A strategy: a campaign map with stations on the way; one's own victory ends in a crown. */
import type { CardFacts } from "../facts";
import { Dice } from "./dice";
import { ARGENT, at, AZURE, GULES, INK, path, SABLE, use, VERT } from "./svg";

type Point = readonly [x: number, y: number];

/** Ways across the map, and where there is room for the compass. */
const WAYS: readonly [Way, ...Way[]] = [
  { stations: [[40, 40], [88, 96], [138, 48]], end: [190, 84], compass: [38, 114] },
  { stations: [[36, 30], [84, 40], [132, 72]], end: [188, 104], compass: [40, 112] },
  { stations: [[92, 118], [110, 66], [150, 36]], end: [194, 60], compass: [36, 44] },
  { stations: [[46, 72], [96, 30], [146, 44]], end: [184, 98], compass: [112, 112] },
  { stations: [[40, 60], [84, 84], [132, 100]], end: [190, 58], compass: [112, 40] },
];

interface Way {
  stations: readonly Point[];
  end: Point;
  compass: Point;
}

export function campaign(card: CardFacts): string {
  const dice = new Dice(card.id);
  const river = dice.roll(40);
  const way = dice.pick(WAYS);
  const moved = ([x, y]: Point): Point => [x + dice.roll(11) - 5, y + dice.roll(13) - 6];
  const [stations, end] = [way.stations.map(moved), moved(way.end)];
  const route = [...stations, end].map((point) => point.join(" ")).join("L");
  return (
    use("m-map") +
    path(
      `M0 ${60 + river}C50 ${40 + river} 80 ${90 + river / 2} 130 ${70 + river / 2}S200 ${30 + river} 230 ${50 + river}`,
      'fill="none" stroke="#86a2a3" stroke-width="5"',
    ) +
    use("m-compass", { transform: at(...way.compass) }) +
    path(`M${route}`, `fill="none" stroke="${INK}" stroke-width="2.4" stroke-dasharray="7 5"`) +
    stations.map((point) => station(point, dice)).join("") +
    use(card.ownVictory ? "m-victory" : "m-goal", { transform: at(...end) })
  );
}

function station([x, y]: Point, dice: Dice): string {
  const charge = dice.pick(["sword", "cross", "arrow", "axe", "tower", "star", "key", "rose", "bugle", "tree"]);
  const colour = dice.pick([GULES, AZURE, VERT, SABLE]);
  return (
    `<circle cx="${x}" cy="${y}" r="13" fill="${ARGENT}" stroke="${INK}" stroke-width="1.4"/>` +
    use(`c-${charge}`, { color: colour, transform: at(x - 11, y - 12, " scale(.55)") })
  );
}
