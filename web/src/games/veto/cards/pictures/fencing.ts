/** A thrust: a fencing circle, with as many strokes as it has Szabla; a reply crosses a second blade. */
import type { CardFacts } from "../facts";
import { Dice } from "./dice";
import { emblem, emblemsOf, sabre } from "./emblems";
import { ground } from "./ground";
import { GULES, medallion, onCircle, OR, path, times, use } from "./svg";

const [X, Y, RADIUS] = [115, 75, 66];
/** More strokes would leave the circle. */
const MOST = 6;

/** Cards with another weapon than the sabre. */
const WEAPONS: Record<string, () => string> = {
  point_blank_shot: () => use("e-wheel_lock_pistol"),
  italian_school: () => use("e-rapier", { transform: "translate(22 18) scale(.82)" }),
};

export function fencing(card: CardFacts): string {
  const dice = new Dice(card.id);
  const paper = dice.pick(["#e9dcbd", "#e3d2ae", "#efe6cf", "#dfd3b6"]);
  const field = ground(card.faction, dice.pick(["bendy", "lozengy", "gyronny", "chequy"]));
  const cut = card.keywords.includes("cut");
  const count = Math.max(1, Math.min(card.szabla ?? 0, MOST));
  // The points of the circle, each joined to each.
  const lines = use(`t-${6 + dice.roll(3)}`, { transform: `rotate(${dice.roll(30)} ${X} ${Y})` });
  const turn = 200 + dice.roll(60);
  const angle = (cut ? -50 : -16) + dice.roll(16) + (cut ? 180 * dice.roll(2) : 180);
  const crossed = card.kinds.includes("reply") ? sabre(X, Y, 130 + dice.roll(20), 0.8) : "";
  const strokes = times(count, (k) => (cut ? arc(k, turn) : line(k))) + (WEAPONS[card.id]?.() ?? sabre(X + 4, Y + 8, angle, 0.86)) + crossed;
  return (
    field +
    `<circle cx="${X}" cy="${Y}" r="${RADIUS}" fill="${paper}" stroke="${OR}" stroke-width="2.4"/>` +
    lines +
    `<g transform="${guard(dice)}">${strokes}</g>` +
    besides(card, dice)
  );
}

/** From which side, and how steeply, the blow comes. */
function guard(dice: Dice): string {
  const mirrored = dice.roll(2) ? `translate(${2 * X} 0) scale(-1 1) ` : "";
  return `${mirrored}rotate(${dice.roll(9) * 7 - 35} ${X} ${Y})`;
}

/** What the thrust does beyond the blow itself. */
function besides(card: CardFacts, dice: Dice): string {
  const other = emblemsOf(card).find((each) => each !== "sabres" && each !== "gate");
  return other ? medallion(emblem(other, dice)) : "";
}

function arc(k: number, turn: number): string {
  const radius = 24 + k * 8;
  const d = `M${onCircle(X, Y, radius, turn)}A${radius} ${radius} 0 0 1 ${onCircle(X, Y, radius, turn + 120 + k * 6)}`;
  return path(d, `fill="none" stroke="${GULES}" stroke-width="3.2" stroke-linecap="round" stroke-opacity="${shade(0.45, 0.12, k)}"`);
}

function line(k: number): string {
  const y = Y - 16 + k * 11;
  const shaft = `M${X - 52 + k * 5} ${y + 18 - k * 3}L${X + 44} ${y - 8 + k}`;
  return (
    path(shaft, `stroke="${GULES}" stroke-width="3" stroke-linecap="round" stroke-opacity="${shade(0.5, 0.15, k)}"`) +
    path(`M${X + 50} ${y - 10 + k}l-12-2l5 9Z`, `fill="${GULES}"`)
  );
}

function shade(from: number, step: number, k: number): number {
  return Math.min(1, Math.round((from + step * k) * 100) / 100);
}
