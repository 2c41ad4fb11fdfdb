/** An effect: a document with its initial, and the emblem of what it does. */
import type { CardFacts } from "../facts";
import { Dice } from "./dice";
import { emblem, emblemsOf, sabre } from "./emblems";
import { DIVISIONS, ground, TONES } from "./ground";
import { at, AZURE, GULES, medallion, path, PURPURE, use, VERT } from "./svg";

/** Cards with drawings of their own. */
const BY_HAND: Record<string, () => string> = {
  vae_victis: () => use("o-scales") + sabre(164, 76, -58, 0.6),
  vivat: () => use("o-cup"),
  a_false_step: () => use("o-boot"),
};

export function document(card: CardFacts): string {
  const dice = new Dice(card.id);
  const field = ground(card.faction, dice.pick(DIVISIONS));
  const paper = dice.pick(["#f0e2bf", "#ead8b0", "#f3e9cf", "#e6d6b8"]);
  const tilt = dice.roll(9) - 4;
  const sheet = `<g transform="rotate(${tilt} 115 75)">${use("o-document", { fill: paper })}${initial(card, dice)}</g>`;
  return field + sheet + (BY_HAND[card.id]?.() ?? meaning(card, dice)) + seal(card);
}

function initial(card: CardFacts, dice: Dice): string {
  const letter = /\p{L}/u.exec(card.name.pl)?.[0].toUpperCase() ?? "";
  const colour = dice.pick([GULES, AZURE, VERT, PURPURE]);
  const font = 'font-family="Cinzel Variable,Cinzel,Georgia,serif" font-weight="700" font-size="30"';
  return `<text x="52" y="54" ${font} fill="${colour}">${letter}</text>`;
}

/** The first meaning, and the second one in a medallion. */
function meaning(card: CardFacts, dice: Dice): string {
  const [first, second] = emblemsOf(card);
  if (first === "hand") return use("o-hand") + use("o-cuff", { fill: card.faction === "none" ? GULES : TONES[card.faction].band });
  return emblem(first, dice) + (second ? medallion(emblem(second, dice)) : "");
}

/** An effect that stays hangs its seal by a cord. */
function seal(card: CardFacts): string {
  if (!card.attached) return use("o-seal", { transform: at(172, 122) });
  return path("M60 118V134", `stroke="${GULES}" stroke-width="3"`) + use("o-seal", { transform: at(60, 136) });
}
