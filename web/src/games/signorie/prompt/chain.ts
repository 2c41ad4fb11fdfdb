/** From the die to the question asked now: what a turn has come through. */
import type { Seen } from "../../../table/board";
import { asks } from "../../../table/question";
import { desk } from "../desk.svelte";
import type { Box } from "../data";
import { type Die, TAKING, viewOf } from "../state";

export interface Trail {
  seat: number;
  die: Die | null;
  /** The die is only picked up: nobody else knows. */
  held: boolean;
  /** Main action, helper, task, reward, as far as it has come. */
  links: readonly string[];
  /** Own helpers of the column that come after. */
  then: readonly string[];
}

/** What is under way, or would be with the die in hand; null if nothing is. */
export function trailOf(seen: Seen, box: Box): Trail | null {
  const view = viewOf(seen);
  const hired = (seat: number, helpers: readonly string[]) => helpers.filter((each) => view.players[seat]?.helpers.includes(each));
  if (desk.picked && seen.seat !== null && asks(seen, ...TAKING)) {
    const column = box.helpersOf(desk.picked.colour).map(({ id }) => id);
    return { seat: seen.seat, die: desk.picked, held: true, links: [], then: hired(seen.seat, column) };
  }
  const { chain } = view;
  if (!chain) return null;
  const die = chain.colour === null || chain.value === null ? null : { colour: chain.colour, value: chain.value };
  return { seat: chain.seat, die, held: false, links: chain.links, then: hired(chain.seat, chain.helpers) };
}
