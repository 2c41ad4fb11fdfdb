/** A possession: a building in a landscape, with a sheaf for each dukat of income. */
import type { CardFacts } from "../facts";
import { Dice } from "./dice";
import { TONES } from "./ground";
import { ALL, at, GULES, INK, path, round, times, use } from "./svg";

/** Kinds of places that are no castles. */
const PLACES: Record<string, string> = {
  latifundium: "manor",
  manor_farm: "manor",
  stud_farm: "manor",
  mortgaged_estate: "manor",
  senators_shed: "manor",
  mill: "mill",
  brewery_of_warka: "mill",
  primeval_forest: "forest",
  jasna_gora: "church",
};

export function landscape(card: CardFacts): string {
  const dice = new Dice(card.id);
  const sky = dice.pick(["#dfe3d6", "#ecdcb8", "#d6dfe0", "#e8cfae"]);
  const hill = dice.pick(["#8d9a62", "#9aa06c", "#7f8f5f"]);
  const far = dice.pick(["#b3b98f", "#bcb88f", "#a6b296"]);
  const sun = dice.pick([36, 60, 170, 196]);
  const [a, b, c, d] = [0, 0, 0, 0].map(() => 92 + dice.roll(10)) as [number, number, number, number];
  return (
    path(ALL, `fill="${sky}"`) +
    use("p-sun", { transform: at(sun, 0) }) +
    path(`M0 ${a}C50 ${b - 24} 90 ${c - 6} 130 ${d - 14}S210 ${b - 20} 230 ${c - 8}V150H0Z`, `fill="${far}"`) +
    path("M0 112C60 96 100 108 140 104S210 98 230 108V150H0Z", `fill="${hill}" stroke="${INK}"`) +
    building(card, dice) +
    use("p-lawn") +
    use(dice.roll(2) ? "p-path" : "p-stream") +
    times(Math.min(card.income, 9), (k) => use("p-sheaf", { transform: at(14 + k * 17 + dice.roll(5), 122) })) +
    times(2 + dice.roll(3), (k) => use("p-tree", { fill: "#47643f", transform: at(196 + dice.roll(28) - k * 9, 126 + dice.roll(8)) }))
  );
}

function building(card: CardFacts, dice: Dice): string {
  const roof = dice.pick([GULES, "#7a3b2a", "#5b6b78"]);
  if (card.keywords.includes("inn")) return use("p-inn", { fill: dice.pick(["#8a6a3e", "#7a4a32", "#9a7c48"]) });
  const place = PLACES[card.id];
  if (place === "forest") return forest(dice);
  if (place === "mill") return use("p-mill") + use("p-sails", { transform: at(118, 66, ` rotate(${dice.roll(40)})`) });
  return place ? use(`p-${place}`, { fill: roof }) : castle(card, roof, dice);
}

function forest(dice: Dice): string {
  const greens = ["#3d5c3a", "#4c6b43", "#345034"];
  return times(12, (k) =>
    use("p-tree", { fill: greens[k % 3]!, transform: at(20 + k * 17, 112 + ((k * 7) % 14), ` scale(1.75 ${1.6 + dice.roll(20) / 34})`) }),
  );
}

/** Where towers stand, and how broad they are: a place with its own name has more of them. */
const TOWERS = { many: [[69, 26], [99, 30], [129, 34], [157, 26]], few: [[99, 30], [137, 30]] } as const;
const KEEP = 2;
/** How high a pointed roof, an onion and battlements are. */
const ROOFS = [24, 28, 9] as const;

function castle(card: CardFacts, roof: string, dice: Dice): string {
  const wall = dice.pick(["#d9c9a5", "#cfc4ae", "#dcc6a0", "#c9bfa6"]);
  const flag = TONES[card.faction].band;
  const towers = (card.unique ? TOWERS.many : TOWERS.few).map(([x, width], n) => {
    if (card.unique && dice.roll(5) === 0 && n !== KEEP) return "";
    const top = 80 - dice.roll(30) - (n === KEEP ? 14 : 0);
    const kind = dice.roll(3);
    const transform = at(x, top, ` scale(${round(width / 30)} 1)`);
    return (
      use("p-tower", { fill: wall, transform }) +
      use(`p-roof-${kind}`, { fill: roof, color: wall, transform }) +
      (n % 2 === 0 ? use("p-flag", { fill: flag, transform: at(x, top - ROOFS[kind]!) }) : "")
    );
  });
  return towers.join("") + use("p-gate", { fill: wall });
}
