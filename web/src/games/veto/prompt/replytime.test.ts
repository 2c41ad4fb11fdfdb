import { describe, expect, test } from "vitest";
import { moment } from "../testing";
import type { Face } from "../../../api/types";
import { replyTime } from "./replytime";

const face = { bank_ms: 60_000, vacation_ms: 0, asked_ms: 1_000_000, deadline_ms: 1_100_000, away_until_ms: null, substitute: null };

/** A reply window in which the first seat is asked, seen by another one or by the public. */
function window(seat: number | null, clock: Face[] | null) {
  const seen = moment({ decision: "window", seat });
  return { ...seen, now: { ...seen.now, clock } };
}

describe("the time of a reply", () => {
  test("runs out with the free time, then with the reserve", () => {
    const seen = window(0, [face]);

    expect(replyTime(seen, 1_000_000)).toEqual({ share: 1, words: "0:40" });
    expect(replyTime(seen, 1_020_000)).toEqual({ share: 0.5, words: "0:20" });
    expect(replyTime(seen, 1_070_000)).toEqual({ share: 0.5, words: "0:30" });
    expect(replyTime(seen, 1_200_000)).toEqual({ share: 0, words: "0:00" });
  });

  test("is the same for everybody", () => {
    const [mine, theirs, anybodys] = [0, 1, null].map((seat) => replyTime(window(seat, [face]), 1_010_000));

    expect(theirs).toEqual(mine);
    expect(anybodys).toEqual(mine);
  });

  test("is not told where no clock runs", () => {
    expect(replyTime(window(0, null), 1_000_000)).toBeNull();
    expect(replyTime(window(0, [{ ...face, away_until_ms: 9 }]), 1_000_000)).toBeNull();
    expect(replyTime(moment({ decision: "turn" }), 1_000_000)).toBeNull();
  });
});
