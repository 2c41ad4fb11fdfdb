/** Time in words as short as a clock has room for. */
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** What is left, as 1:42, 9 h or 3 d; nothing left is 0:00. */
export function left(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} h`;
  const rest = Math.max(0, ms);
  const seconds = Math.floor((rest % MINUTE) / 1000);
  return `${Math.floor(rest / MINUTE)}:${String(seconds).padStart(2, "0")}`;
}
