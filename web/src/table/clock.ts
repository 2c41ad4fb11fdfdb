/** Time in words as short as a clock has room for. */
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** What is left, as 1:42, 1 h 42 min, 9 h or 2 d 23 h; nothing left is 0:00. */
export function left(ms: number): string {
  if (ms >= DAY) return two(ms, DAY, "d", HOUR, "h");
  if (ms >= 3 * HOUR) return `${Math.floor(ms / HOUR)} h`;
  if (ms >= HOUR) return two(ms, HOUR, "h", MINUTE, "min");
  const rest = Math.max(0, ms);
  const seconds = Math.floor((rest % MINUTE) / 1000);
  return `${Math.floor(rest / MINUTE)}:${String(seconds).padStart(2, "0")}`;
}

/** A span in two units, the smaller only if it counts. */
function two(ms: number, large: number, largeSign: string, small: number, smallSign: string): string {
  const rest = Math.floor((ms % large) / small);
  return `${Math.floor(ms / large)} ${largeSign}${rest ? ` ${rest} ${smallSign}` : ""}`;
}

/** What is left for the question, and in reserve; a part that is used up or was not given is empty. */
export function partsOf(ms: number, bank_ms: number): { move: string; bank: string } {
  const [move, bank] = [ms - bank_ms, Math.min(ms, bank_ms)];
  return { move: move > 0 || !bank_ms ? left(move) : "", bank: bank_ms ? left(bank) : "" };
}
