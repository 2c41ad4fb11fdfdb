/** A combat: two armies, three steps, and what they cost. */
import type { Attacked, Event, Rolled } from "../../../types/sigismundus";
import { UNITS } from "../state";
import { unitsOf } from "./hands";
import { last, since } from "./story";

export interface Side {
  seat: number;
  die: number;
  damage: number;
  wounds: number;
  /** The drawings of what was lost for them. */
  lost: string[];
}

export interface Clash {
  unit: string;
  state: "to-come" | "now" | "done" | "none";
  attacker: Side;
  defender: Side;
}

export interface Fight {
  begun: Attacked;
  attacker: number;
  defender: number;
  card: string;
  steps: Clash[];
  result: Extract<Event, { type: "CombatWon" | "CombatLost" }> | null;
  /** What the winner took. */
  booty: Event | null;
}

/** Artillery fires first, infantry fights last. */
const ORDER = [...UNITS].reverse();
const BOOTY = ["FigureAbducted", "DucatsSacked", "PointsTaken", "NoBooty"];
/** What may happen while a combat is the last thing that happened. */
const WITHIN = ["Attacked", "Rolled", "UnitsLost", "CardsDiscarded", "CombatWon", "CombatLost", ...BOOTY];

/** The combat of this phase that is under way, or that nothing has followed yet. */
export function fightOf(phase: Event[]): Fight | null {
  const events = since(phase, "Attacked");
  const [begun] = events;
  if (begun?.type !== "Attacked" || events.some(({ type }) => !WITHIN.includes(type))) return null;
  const { seat: attacker, target: defender, card } = begun;
  const result = last(events, "CombatWon") ?? last(events, "CombatLost") ?? null;
  return {
    begun,
    attacker,
    defender,
    card,
    steps: stepsOf(events, attacker, defender, result !== null),
    result,
    booty: events.find(({ type }) => BOOTY.includes(type)) ?? null,
  };
}

function stepsOf(events: readonly Event[], attacker: number, defender: number, over: boolean): Clash[] {
  const rolls = events.flatMap((event, at) => (event.type === "Rolled" ? [{ roll: event, at }] : []));
  const reached = Math.max(-1, ...rolls.map(({ roll }) => ORDER.indexOf(roll.unit as (typeof ORDER)[number])));
  return ORDER.map((unit, step) => {
    const found = rolls.findIndex(({ roll }) => roll.unit === unit);
    if (found < 0) {
      const state = over || step < reached ? "none" : "to-come";
      return { unit, state, attacker: idle(attacker), defender: idle(defender) };
    }
    const { roll, at } = rolls[found]!;
    const after = events.slice(at, rolls[found + 1]?.at);
    return { unit, state: over || step < reached ? "done" : "now", ...sidesOf(roll, after) };
  });
}

function idle(seat: number): Side {
  return { seat, die: 0, damage: 0, wounds: 0, lost: [] };
}

function sidesOf(roll: Rolled, after: readonly Event[]): { attacker: Side; defender: Side } {
  return {
    attacker: { seat: roll.attacker, die: roll.attacker_die, damage: roll.attacker_damage, wounds: roll.wounds_on_attacker, lost: lostBy(roll.attacker, after) },
    defender: { seat: roll.defender, die: roll.defender_die, damage: roll.defender_damage, wounds: roll.wounds_on_defender, lost: lostBy(roll.defender, after) },
  };
}

function lostBy(seat: number, events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    if (event.type === "UnitsLost" && event.seat === seat) return unitsOf(event.units);
    if (event.type === "CardsDiscarded" && event.seat === seat) return event.cards.map((card) => `sg-${card}`);
    return [];
  });
}
