/** What of the columns can be chosen, what the die that is looked at would open, and what it would not. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { asks, decisionOf, factsOf } from "../../../table/question";
import type { Reason } from "../../../table/tip.svelte";
import type { Chain, PlayerView } from "../../../types/signorie";
import type { Box } from "../data";
import { desk } from "../desk.svelte";
import { fits, lookedAt, offersOf, openings } from "../offers";
import { TAKING, takes, viewOf, type Die } from "../state";

export interface Light {
  /** What can be said about it now; several differ in the number of pawns. */
  offers: readonly Action[];
  /** The die that is looked at would open it. */
  hinted: boolean;
  reason: Reason | null;
}

/** Whether anything can be chosen at all. */
export function free(tools: Tools): boolean {
  return tools.choose !== null && !desk.steps.busy;
}

/** How a main action stands; that of a task is tried with the fewest pawns it takes. */
export function lightOf(seen: Seen, tools: Tools, tried: Action): Light {
  const { type, pawns: _, ...values } = tried;
  const { opens, closed } = openings(lookedAt());
  const found = closed.find(({ action }) => fits(action as unknown as Action, type, values));
  return {
    offers: free(tools) ? offersOf(seen, type, values) : [],
    hinted: opens.some(({ action }) => fits(action as unknown as Action, type, values)),
    reason: found
      ? { text: tools.texts.say(`refusal-${found.message}`, found.values, seen.names), rule: found.rule }
      : (desk.foresight.of(tried)?.refusal ?? null),
  };
}

/** The column that a die, or what is under way, belongs to on the board of this seat. */
export function columnOf(seen: Seen, seat: number): string | null {
  const { chain } = viewOf(seen);
  return lookedAt()?.colour ?? (chain?.seat === seat ? chain.colour : null);
}

/** The colour whose management sign can be chosen: that of the die picked up or just placed. */
export function managed(seen: Seen): string | null {
  if (asks(seen, ...TAKING)) return desk.picked?.colour ?? null;
  return asks(seen, "choose_main_action") ? (factsOf<Die>(seen).colour ?? null) : null;
}

/** The helpers that may work after the main action: those of the die that is looked at, or those still to come. */
export function working(seen: Seen, box: Box, seat: number): ReadonlySet<string> {
  const looked = lookedAt();
  const chain = ownChain(seen, seat);
  const column = looked && seat === seen.seat ? box.helpersOf(looked.colour).map(({ id }) => id) : [];
  const mine = new Set(viewOf(seen).players[seat]?.helpers);
  return new Set([...column, ...(chain?.helpers ?? [])].filter((id) => mine.has(id)));
}

/** The helper who is asked for or at work right now on the board of this seat. */
export function workingNow(seen: Seen, box: Box, seat: number): string | null {
  return ownChain(seen, seat)?.links.find((id) => box.helpers.has(id)) ?? null;
}

function ownChain(seen: Seen, seat: number): Chain | null {
  const { chain } = viewOf(seen);
  return chain?.seat === seat ? chain : null;
}

/** A die of the pool, as the one who looks may have it. */
export interface DieLight {
  offered: boolean;
  /** It cannot be taken, now or in this round. */
  faded: boolean;
  reason: Reason | null;
}

export function dieLight(seen: Seen, tools: Tools, at: number, die: Die): DieLight {
  const offered = free(tools) && asks(seen, ...TAKING) && offersOf(seen, "take", { ...die }).length > 0;
  const player = seen.seat === null ? undefined : viewOf(seen).players[seen.seat];
  return {
    offered,
    faded: !offered && (asks(seen, ...TAKING) || spent(player, at)),
    reason: desk.foresight.of(takes(die))?.refusal ?? null,
  };
}

/** Whether no die of this colour can come any more in this round. */
function spent(player: PlayerView | undefined, at: number): boolean {
  return Boolean(player && (player.passed || player.dice[at]));
}

/** Whether the question is whether this helper shall work. */
export function proposed(seen: Seen, helper: string): boolean {
  return decisionOf(seen) === "activate_helper" && factsOf<{ helper: string }>(seen).helper === helper;
}
