/** Words for seats, levels and times that several screens need. */
import type { Pace, SeatFacts } from "../api/types";
import { preferences } from "../app/preferences.svelte";
import { t, ui } from "../text/ui.svelte";

export const [MINUTE_S, HOUR_S, DAY_S] = [60, 3600, 86_400];

/** What a level of bots is called; one without a name goes by its id. */
export function levelName(level: string): string {
  return ui.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** Who sits there. */
export function seatName(seat: SeatFacts): string {
  if (seat.kind === "open") return seat.name ? t("seat-kept", { name: seat.name }) : t("seat-free");
  if (seat.kind === "bot") return seat.name === seat.level ? t("bot-of", { level: levelName(seat.level) }) : seat.name;
  return seat.name;
}

/** A span of time in its largest even unit. */
export function span(seconds: number): string {
  if (seconds >= DAY_S && seconds % DAY_S === 0) return t("days", { count: seconds / DAY_S });
  if (seconds >= HOUR_S && seconds % HOUR_S === 0) return t("hours", { count: seconds / HOUR_S });
  if (seconds >= MINUTE_S && seconds % MINUTE_S === 0) return t("minutes", { count: seconds / MINUTE_S });
  return t("seconds", { count: seconds });
}

/** The pace of a table in the few words a list has room for. */
export function paceName(pace: Pace): string {
  if (pace.kind === "untimed") return t("no-clock");
  const move = span(pace.move_s);
  return pace.bank_s ? t("pace-with-bank", { move, bank: span(pace.bank_s) }) : t("pace-no-bank", { move });
}

/** The same where there is room to say what the numbers mean. */
export function paceWords(pace: Pace): string {
  if (pace.kind === "untimed" || !pace.bank_s) return paceName(pace);
  return t("pace-long", { move: span(pace.move_s), bank: span(pace.bank_s) });
}

/** How long ago, as `3 minutes ago`. */
export function ago(ms: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - ms) / 1000));
  const words = new Intl.RelativeTimeFormat(preferences.language, { numeric: "auto" });
  if (seconds < MINUTE_S) return t("just-now");
  if (seconds < HOUR_S) return words.format(-Math.floor(seconds / MINUTE_S), "minute");
  if (seconds < DAY_S) return words.format(-Math.floor(seconds / HOUR_S), "hour");
  return words.format(-Math.floor(seconds / DAY_S), "day");
}

export function date(ms: number): string {
  return new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium", timeStyle: "short" }).format(ms);
}
