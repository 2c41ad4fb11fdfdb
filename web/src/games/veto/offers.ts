/**
 * What can be chosen now, and by which things on the table.
 *
 * Every option is a path of keys: first what it is done with, then how, then what it is aimed at.
 * A player says one key after the other, by a click on the thing or in the prompt, until one option is left.
 */
import type { Action } from "../../api/types";
import type { Seen } from "../../table/board";
import { decisionOf, optionsOf } from "../../table/question";
import { NOBODY, NONE, pieceOf } from "./state";

export interface Offer {
  action: Action;
  path: readonly string[];
  /** The things that its numbers name, as the engine calls them. */
  described: Readonly<Record<string, unknown>>;
}

/** A key that was said, and its place in the path. */
export interface Aim {
  at: number;
  key: string;
}

/** What is chosen with a card that is not in my own hand. */
const ELSEWHERE = ["discard_others", "take_from_top", "search_for", "order_pile"];

export const cardKey = (card: string): string => `card-${card}`;
export const pieceKey = (piece: number): string => (piece === NONE ? "" : `piece-${piece}`);
export const seatKey = (seat: number): string => (seat === NOBODY ? "" : `seat-${seat}`);
/** One of the fields of my side, or the place of its possessions. */
export const fieldKey = (field: string): string => `field-${field}`;

/** Everything that can be said now. */
export function offersOf(seen: Seen): Offer[] {
  return optionsOf(seen).map((action, at) => {
    const described = (seen.now.described?.[at] ?? {}) as Record<string, unknown>;
    return { action, described, path: pathOf(seen, action, described) };
  });
}

/** The offers that fit everything that was said so far. */
export function narrowed(offers: readonly Offer[], aims: readonly Aim[]): Offer[] {
  return offers.filter(({ path }) => aims.every(({ at, key }) => (path[at] ?? "") === key));
}

/** The first place at which paths differ; -1 where there is nothing left to tell apart. */
export function forkOf(offers: readonly Offer[]): number {
  const [first, ...others] = offers.map(({ path }) => path);
  if (!first || !others.length) return -1;
  const longest = Math.max(...offers.map(({ path }) => path.length));
  for (let at = 0; at < longest; at += 1) if (others.some((path) => (path[at] ?? "") !== (first[at] ?? ""))) return at;
  return -1;
}

/** The things by which a choice goes on: at first what something is done with, then whatever it could be aimed at. */
export function litKeys(offers: readonly Offer[], aims: readonly Aim[]): ReadonlySet<string> {
  const left = narrowed(offers, aims);
  if (!aims.length) return new Set(left.map(({ path }) => path[0] ?? ""));
  const said = new Set(aims.map(({ at }) => at));
  return new Set(left.flatMap(({ path }) => path.filter((key, at) => key && !said.has(at))));
}

/** A thing is pointed out: where it belongs in the paths that are left; null if nowhere. */
export function aimAt(offers: readonly Offer[], aims: readonly Aim[], key: string): Aim | null {
  const left = narrowed(offers, aims);
  const fork = forkOf(left);
  const free = (at: number) => !aims.some((aim) => aim.at === at) && left.some(({ path }) => path[at] === key);
  if (fork >= 0 && free(fork)) return { at: fork, key };
  const longest = Math.max(0, ...left.map(({ path }) => path.length));
  for (let at = 0; at < longest; at += 1) if (free(at)) return { at, key };
  return null;
}

/** Offers under the keys by which they differ first, in the order of the engine. */
export function groupsOf(offers: readonly Offer[]): [string, Offer[]][] {
  const fork = Math.max(0, forkOf(offers));
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = offer.path[fork] ?? "";
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups];
}

/** Whether it is said without any card: bene, a yes or no, an amount. */
export function isWord({ path }: Offer): boolean {
  return path[0]!.startsWith("say-");
}

// --- the path of each kind of action

function pathOf(seen: Seen, action: Action, described: Readonly<Record<string, unknown>>): string[] {
  const elsewhere = ELSEWHERE.includes(decisionOf(seen));
  const held = (card: unknown) => (elsewhere ? `found-${card}` : cardKey(String(card)));
  const piece = (name: string) => pieceKey(Number(action[name] ?? NONE));
  const face = () => (action["face_up"] ? "face-up" : "face-down");
  switch (action.type) {
    case "play":
      return [held(action["card"]), "do-play", ...aimsOf(action, described), ...paidWith(action), `to-${action["to"]}`];
    case "play_attached":
      return [piece("piece"), "do-play", ...aimsOf(action, described), ...paidWith(action), `to-${action["to"]}`];
    case "use":
      return [piece("piece"), `use-${action["ability"]}`, ...aimsOf(action, described), ...paidWith(action), piece("attached"), `to-${action["to"]}`];
    case "deploy_character":
      return [held(action["card"]), "do-deploy", fieldKey(String(action["field"]))];
    case "deploy_possession":
      return [held(action["card"]), "do-deploy", fieldKey("possessions")];
    case "deploy_equipment":
      return [held(action["card"]), "do-deploy", piece("bearer")];
    case "lay_thrust":
      return [held(action["card"]), "do-lay", piece("character"), face()];
    case "agitate":
      return [piece("character"), "do-agitate", seatKey(Number(action["against"])), piece("thrust")];
    case "challenge":
      return [piece("character"), "do-challenge", piece("challenged")];
    case "move_character":
      return [piece("character"), "do-move", otherField(seen, Number(action["character"]))];
    case "discard_card":
    case "lay_next":
      return [held(action["card"]), `do-${action.type}`];
    case "lay_found":
      return [held(action["card"]), "do-lay", face()];
    case "find":
      return [held(action["card"]), "do-find", action["field"] ? fieldKey(String(action["field"])) : "", piece("bearer"), face()];
    case "discard_piece":
      return [piece("piece"), "do-discard_piece"];
    case "act_next":
      return [piece("piece"), `next-${action["ability"]}`];
    case "against_player":
      return [seatKey(Number(action["seat"]))];
    default:
      return [`say-${action.type}`, ...Object.keys(action).filter((name) => name !== "type").map((name) => `${name}-${JSON.stringify(action[name])}`)];
  }
}

/** Targets are cards on the table or players; how they are called tells which. */
function aimsOf(action: Action, described: Readonly<Record<string, unknown>>): string[] {
  const names = (described["targets"] ?? []) as readonly string[];
  return ((action["targets"] ?? []) as readonly number[]).map((target, at) => (/^seat-\d+$/.test(names[at] ?? "") ? seatKey(target) : pieceKey(target)));
}

/** What is marked to pay, and the cards of the hand that pay. */
function paidWith(action: Action): string[] {
  return [pieceKey(Number(action["mark"] ?? NONE)), ...((action["discards"] ?? []) as readonly string[]).map(cardKey)];
}

function otherField(seen: Seen, character: number): string {
  return fieldKey(pieceOf(seen, character)?.field === "karmazyn" ? "election" : "karmazyn");
}
