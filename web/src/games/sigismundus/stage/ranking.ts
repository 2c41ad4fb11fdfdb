/** The king's favour as it comes out of the gifts. */
import type { Event } from "../../../types/sigismundus";
import { all, last } from "./story";

export interface Ranked {
  seat: number;
  space: number;
  amount: number;
  /** Others gave as much, and it is not settled who stands before whom. */
  tied: boolean;
}

/** Everybody by their gifts, those tied as the Royal Representative has put them, or is about to. */
export function rankingOf(stage: readonly Event[], chosen: readonly number[] = []): Ranked[] {
  const amounts = last(stage, "Committed")?.amounts;
  if (!amounts) return [];
  const settled = [...all(stage, "TiedRanked").flatMap(({ seats }) => seats), ...chosen];
  const place = (seat: number) => (settled.includes(seat) ? settled.indexOf(seat) : settled.length + seat);
  return amounts
    .map((amount, seat) => ({ seat, amount }))
    .sort((one, other) => other.amount - one.amount || place(one.seat) - place(other.seat))
    .map(({ seat, amount }, at) => ({
      seat,
      space: at + 1,
      amount,
      tied: !settled.includes(seat) && amounts.filter((other) => other === amount).length > 1,
    }));
}
