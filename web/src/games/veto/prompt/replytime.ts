/** The time that is left for a reply, where the table has a clock: the same for everybody who looks. */
import type { Seen } from "../../../table/board";
import { partsOf } from "../../../table/clock";
import { mayReply } from "../state";

export interface ReplyTime {
  /** From 1, all of it, to 0. */
  share: number;
  words: string;
}

/** Of the free time first, then of what is in reserve; null while nobody's clock runs. */
export function replyTime(seen: Seen, now: number): ReplyTime | null {
  const seat = mayReply(seen);
  const face = seat === null ? null : seen.now.clock?.[seat];
  if (!face?.deadline_ms || !face.asked_ms || face.away_until_ms) return null;
  const left = face.deadline_ms - now;
  const { move, bank } = partsOf(left, face.bank_ms);
  const free = face.deadline_ms - face.bank_ms - face.asked_ms;
  const share = left > face.bank_ms ? (left - face.bank_ms) / free : left / face.bank_ms;
  return { share: Math.min(1, Math.max(0, share || 0)), words: move || bank };
}
