/** Equipment: a silhouette on a mandorla, by name, else by keyword. */
import type { CardFacts } from "../facts";
import { Dice, hash } from "./dice";
import { ground } from "./ground";
import { at, GULES, onCircle, path, use, WIDTH } from "./svg";

/** Cards of the box that have drawings of their own. */
const DRAWN = new Set(
  (
    "zerwikaptur wheel_lock_pistol carbine musket rapier musketeers_sword war_pick cossack_spear marshals_staff hetmans_mace " +
    "chancellors_seal swedish_safe_conduct letter_of_safe_conduct purse foreign_breeches crimson_kontusz sable_coat mail_cap " +
    "mail_shirt scale_armour hussar_armour hussar_wings turkish_horse reliquary"
  ).split(" "),
);
/** What others look like, by their keyword: one of these, by their names. */
const OF_KEYWORD: Record<string, readonly [string, ...string[]]> = {
  firearm: ["wheel_lock_pistol", "carbine", "musket"],
  armour: ["hussar_armour", "mail_shirt", "mail_cap"],
};
const OF_OTHERS = ["chest", "jewel", "purse", "letter_of_safe_conduct"] as const;

export function equipment(card: CardFacts): string {
  const dice = new Dice(card.id);
  const field = ground(card.faction, dice.pick(["rayonny", "lozengy", "gyronny", "bendy"]));
  return field + use("e-mandorla") + (DRAWN.has(card.id) ? use(`e-${card.id}`) : silhouette(card, dice));
}

function silhouette(card: CardFacts, dice: Dice): string {
  if (card.keywords.includes("weapon")) return sabre(dice);
  const keyword = card.keywords.find((each) => OF_KEYWORD[each]);
  const from = keyword ? OF_KEYWORD[keyword]! : OF_OTHERS;
  return use(`e-${from[hash(card.id) % from.length]!}`);
}

/** A sabre with a tassel at its hilt. */
function sabre(dice: Dice): string {
  const angle = dice.roll(12) - 20;
  const flipped = dice.roll(2) ? `translate(${WIDTH} 0) scale(-1 1)` : "";
  const hilt = onCircle(112, 76, 95, angle + 6);
  const tassel = path(`M${hilt}c8 10 2 20-6 26M${hilt}c2 12 8 16 10 22`, `fill="none" stroke="${GULES}" stroke-width="2.6"`);
  return `<g transform="${flipped}">${tassel}${use("e-sabre", { transform: at(112, 76, ` rotate(${angle}) scale(1.02)`) })}</g>`;
}
