/** VE-6.22: where I do not reply and am not asked, as standing orders that the server keeps. */
import type { Action, Actions, KeptOrder, Order } from "../../../api/types";
import { Refused } from "../../../api/http";
import type { Seen, Tools } from "../../../table/board";
import { asks, decisionOf, factsOf, optionsOf } from "../../../table/question";
import type { StandingOrders } from "../../../table/standing.svelte";
import { pieceOf, viewOf } from "../state";

/** Where I am asked: in every window, where I hold a reply, or of those only where something touches me. */
export const MODES = ["every", "reply", "touching"] as const;
export type Mode = (typeof MODES)[number];

/** What an order is for; there is one of each at most. */
export type Part = "reply" | "touching" | "timings" | "objects" | "until" | "stack";

/** What a reply window says of itself for orders. */
interface WindowFacts {
  timing: string;
  touches: boolean;
  bottom: number;
  so_far: readonly number[];
  card: string;
}

const ASKED = { decision: "window", answer: "bene" };

// --- what is in force

/** Everything I have ordered for reply windows. */
export interface Comfort {
  mode: Mode;
  /** Replies I am not asked about. */
  ignored: readonly Actions[];
  /** Cards of others, on the stack, I do not reply to. */
  objects: readonly string[];
  timings: readonly string[];
  until: boolean;
  stack: boolean;
}

/** An order for a stack is over with it, though it is kept until the next window is asked about. */
export function comfortOf(kept: readonly KeptOrder[], seen?: Seen): Comfort {
  const of = (part: Part) => kept.find(({ order }) => partOf(order) === part)?.order;
  return {
    mode: of("touching") ? "touching" : of("reply") ? "reply" : "every",
    ignored: of("reply")?.ignoring ?? [],
    objects: (of("objects")?.among["card"] ?? []) as string[],
    timings: (of("timings")?.among["timing"] ?? []) as string[],
    until: Boolean(of("until")),
    stack: Boolean(of("stack")) && (!seen || viewOf(seen).stack[0]?.number === of("stack")!.lasts["bottom"]),
  };
}

/** Which of them an order is; null for what was ordered elsewhere. */
export function partOf(order: Order): Part | null {
  if (order.decision !== ASKED.decision || order.answer !== ASKED.answer) return null;
  if ("so_far" in order.lasts) return "until";
  if ("bottom" in order.lasts) return "stack";
  if ("timing" in order.among) return "timings";
  if ("card" in order.among) return "objects";
  if (order.facts["touches"] === false) return "touching";
  return order.ignoring ? "reply" : null;
}

// --- what can be ordered

const orderOf = {
  reply: (ignored: readonly Actions[]) => ({ ...ASKED, ignoring: [...ignored] }),
  touching: () => ({ ...ASKED, facts: { touches: false } }),
  timings: (timings: readonly string[]) => ({ ...ASKED, among: { timing: [...timings] } }),
  objects: (cards: readonly string[]) => ({ ...ASKED, among: { card: [...cards] } }),
  until: (soFar: readonly number[]) => ({ ...ASKED, lasts: { so_far: soFar } }),
  stack: (bottom: number) => ({ ...ASKED, lasts: { bottom } }),
};

/** One order for each part: the one before it goes first, so that meanwhile I am asked rather than not. */
async function replace(orders: StandingOrders, part: Part, order: Partial<Order> | null): Promise<void> {
  for (const { id } of orders.kept.filter((each) => partOf(each.order) === part)) await dropped(orders, id);
  if (order) await orders.give(order);
}

/** One that has come to its end meanwhile is gone as well. */
async function dropped(orders: StandingOrders, id: number): Promise<void> {
  try {
    await orders.drop(id);
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.message !== "no-order") throw error;
    await orders.load();
  }
}

export async function setMode(orders: StandingOrders, mode: Mode): Promise<void> {
  const { mode: before, ignored } = comfortOf(orders.kept);
  if (mode === before) return;
  await replace(orders, "touching", mode === "touching" ? orderOf.touching() : null);
  await replace(orders, "reply", mode === "every" ? null : orderOf.reply(ignored));
}

/** Not to be asked about some replies is to be asked where I hold another one. */
export function setIgnored(orders: StandingOrders, ignored: readonly Actions[]): Promise<void> {
  return replace(orders, "reply", orderOf.reply(ignored));
}

export function setObjects(orders: StandingOrders, cards: readonly string[]): Promise<void> {
  return replace(orders, "objects", cards.length ? orderOf.objects(cards) : null);
}

export function setTimings(orders: StandingOrders, timings: readonly string[]): Promise<void> {
  return replace(orders, "timings", timings.length ? orderOf.timings(timings) : null);
}

/** Bene until something is declared, comes into play, or a round begins. */
export async function untilSomethingHappens(orders: StandingOrders, seen: Seen): Promise<void> {
  const soFar = windowOf(seen)?.so_far;
  if (soFar) await replace(orders, "until", orderOf.until(soFar));
}

/** Bene until the stack of now is resolved, whatever is put on it. */
export async function resolveStack(orders: StandingOrders, seen: Seen): Promise<void> {
  const bottom = windowOf(seen)?.bottom;
  if (bottom) await replace(orders, "stack", orderOf.stack(bottom));
}

export function withdraw(orders: StandingOrders, part: Part): Promise<void> {
  return replace(orders, part, null);
}

/** Ask me in every window again. */
export async function withdrawAll(orders: StandingOrders): Promise<void> {
  for (const { id, order } of orders.kept) if (partOf(order)) await dropped(orders, id);
}

// --- what it is about

/** What the window that is open says; null if none is. */
function windowOf(seen: Seen): Partial<WindowFacts> | null {
  return decisionOf(seen) === "window" ? factsOf<WindowFacts>(seen) : null;
}

export function isOpen(seen: Seen): boolean {
  return windowOf(seen) !== null;
}

export function hasStack(seen: Seen): boolean {
  return Boolean(windowOf(seen)?.bottom);
}

/** The card of somebody else that lies on top. */
export function objectNow(seen: Seen): string {
  const facts = windowOf(seen);
  return (facts?.timing === "W-A-others" && facts.card) || "";
}

/** The replies I hold now, each card once. */
export function repliesNow(seen: Seen): Actions[] {
  if (!asks(seen, ASKED.decision)) return [];
  const found = optionsOf(seen).flatMap((action) => replyOf(action) ?? []);
  return found.filter((each, at) => found.findIndex((other) => same(each, other)) === at);
}

/** A reply without what it is aimed at: the card of the hand, or the one on the table. */
function replyOf(action: Action): Actions | null {
  if (action.type === ASKED.answer) return null;
  const field = action.type === "play" ? "card" : "piece";
  return { answer: action.type, fields: { [field]: action[field] } };
}

export function same(one: Actions, other: Actions): boolean {
  return one.answer === other.answer && one.fields["card"] === other.fields["card"] && one.fields["piece"] === other.fields["piece"];
}

/** The name of the card a reply is made with; empty if it is no longer in play. */
export function replyName({ fields }: Actions, seen: Seen, tools: Tools): string {
  const card = fields["card"] ?? pieceOf(seen, Number(fields["piece"]))?.card;
  return card ? tools.texts.name(String(card)) : "";
}

// --- timings

export interface Timing {
  id: string;
  /** The event it begins with; empty where that is an object or several events. */
  event: string;
}

export interface TimingGroup {
  /** A phase, `duel` or `stack`. */
  id: string;
  timings: readonly Timing[];
}

interface Windows {
  window: readonly { id: string; event: string }[];
}

const GROUPS: Record<string, string> = { U: "untap", S: "settlement", G: "game", A: "stack", K: "stack", X: "stack", D: "duel", E: "ending" };

/** Every moment at which bene can be said unasked, in the order of a round. */
export function timingGroups(components: Tools["components"]): TimingGroup[] {
  const groups = new Map<string, Timing[]>();
  for (const { id, event } of (components["game"] as Windows).window) {
    const group = GROUPS[id[2]!]!;
    groups.set(group, [...(groups.get(group) ?? []), ...timingsOf(id, event)]);
  }
  return [...groups].map(([id, timings]) => ({ id, timings }));
}

/** Where an object can be answered it matters whose it is, not in which window it lies. */
function timingsOf(id: string, event: string): Timing[] {
  if (id === "W-A") return [{ id: "W-A-others", event: "" }, { id: "W-A-own", event: "" }];
  return event === "declared" ? [] : [{ id, event: id === "W-X" ? "" : event }];
}
