/** What I am asked, while others answer the same. */
import type { Action, Now } from "../api/types";
import { keyOf } from "./wanted.svelte";

/** Whether somebody else has answered what was asked of several at once, and I am asked just what I was. */
export function stillAsked(before: Now | null, now: Now | null): boolean {
  const [was, is] = [before?.prompt, now?.prompt];
  if (!was || !is || was.decision !== is.decision) return false;
  const answered = was.seats.filter((seat) => !is.seats.includes(seat));
  return answered.length > 0 && is.seats.every((seat) => was.seats.includes(seat)) && options(before) === options(now);
}

const options = (now: Now | null): string => ((now?.options ?? []) as Action[]).map(keyOf).join();
