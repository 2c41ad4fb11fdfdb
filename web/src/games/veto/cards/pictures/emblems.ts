/** What an effect does, as an emblem: read from its operations. */
import type { CardFacts, Operation } from "../facts";
import type { Dice } from "./dice";
import { at, GULES, path, times, use } from "./svg";

export type Emblem =
  | "hand"
  | "skull"
  | "mask"
  | "crown"
  | "no_crown"
  | "shield"
  | "flag"
  | "turn"
  | "tally"
  | "coins"
  | "eye"
  | "cards"
  | "flame"
  | "sabres"
  | "lock"
  | "rosette"
  | "gate";

/** From what matters most to what matters least. */
const MEANINGS: readonly (readonly [Emblem, readonly string[]])[] = [
  ["hand", ["negate"]],
  ["skull", ["kill", "wound"]],
  ["mask", ["take_control"]],
  ["no_crown", ["cancel_election", "prohibit:announce_election"]],
  ["crown", ["announce_election", "win", "grant:elect", "param:election_threshold", "param:elect_limit"]],
  ["shield", ["save", "shield", "param:kill_margin", "param:death_margin"]],
  ["flag", ["set_initiative", "use_influence", "break_off", "param:initiative_sum", "prohibit:use_influence"]],
  ["turn", ["unmark", "mark", "extra_deed", "move"]],
  ["tally", ["gain_kreski", "lose_kreski", "give_kreski", "add_agitation", "modify:kreski", "set_trait:kreski", "param:agitation_yield", "param:refuse_cost", "param:own_refuse_cost"]],
  ["coins", ["gain_dukats", "lose_dukats", "give_dukats", "adjust_settlement", "modify:lafa", "modify:income", "modify:upkeep", "set_trait:lafa", "set_trait:income", "param:income", "param:lafa", "param:lafa_foreign", "param:bribe_price"]],
  ["eye", ["look_top", "reveal_hand", "reveal_thrusts", "search"]],
  ["cards", ["draw", "discard_hand", "to_hand", "to_cupboard", "param:hand_limit"]],
  ["flame", ["discard", "remove"]],
  ["sabres", ["start_duel", "copy_answered", "swap_fighter", "weapon_factor", "set_kill_margin", "attach_thrust", "modify:szabla", "set_trait:szabla", "param:thrust_limit", "param:weapon_slots"]],
  ["lock", ["prohibit", "blank", "strip", "grant:absent"]],
  ["rosette", ["grant", "allow", "add_marker"]],
  ["gate", ["deploy"]],
];

/** All that a card means, the most important first; a card that does nothing known is a gate. */
export function emblemsOf(card: CardFacts): readonly [Emblem, ...Emblem[]] {
  const told = new Set(card.operations.flatMap(namesOf));
  const [first, ...others] = MEANINGS.filter(([, names]) => names.some((name) => told.has(name))).map(([emblem]) => emblem);
  return [first ?? "gate", ...others];
}

/** An operation by its name, and by the trait, number, action or keyword it is about. */
function namesOf({ op, trait, name, action, keyword }: Operation): string[] {
  const about = [trait, name, action, keyword].filter((each) => typeof each === "string");
  return [op, ...about.map((each) => `${op}:${String(each)}`)];
}

export function emblem(of: Emblem, dice: Dice): string {
  if (of === "coins") return coins(100, 104, 3 + dice.roll(4)) + coins(140, 108, 2 + dice.roll(3));
  if (of === "sabres") return sabre(112, 70, 30 + dice.roll(10), 0.8) + sabre(118, 70, 144 + dice.roll(12), 0.8);
  if (of === "no_crown") return use("o-crown") + path("M58 42L172 112", `stroke="${GULES}" stroke-width="7" stroke-linecap="round"`);
  return use(`o-${of}`);
}

export function sabre(x: number, y: number, angle: number, size: number): string {
  return use("e-sabre", { transform: at(x, y, ` rotate(${angle}) scale(${size})`) });
}

function coins(x: number, y: number, count: number): string {
  return times(count, (k) => use("o-coin", { transform: at(x, y - k * 8) }));
}
