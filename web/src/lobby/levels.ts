/** What is known of the levels of bots, in words. */
import type { GameFacts, Strength } from "../api/types";
import { preferences } from "../app/preferences.svelte";
import { t, ui } from "../text/ui.svelte";

/** Quicker than this nobody notices that a bot thinks. */
const NOTICED_S = 0.05;

/** What a level is, in a sentence; none for one without words. */
export function levelText(level: string): string {
  return ui.has(`level-${level}-text`) ? t(`level-${level}-text`) : "";
}

/** What was measured of a level at a table of that many, if anything was. */
export function strengthOf(game: GameFacts, level: string, seats: number): Strength | undefined {
  return game.strengths.find((each) => each.level === level && each.seats === seats);
}

/** How strong it is, whom it beats and how long it thinks: a sentence for each. */
export function strengthWords(strength: Strength): string[] {
  return [ratingWords(strength), beatsWords(strength), timeWords(strength.seconds)].filter(Boolean);
}

function ratingWords({ rating, interval, games }: Strength): string {
  const values = { rating: String(Math.round(rating)), games };
  if (!interval) return t("level-measure", values);
  const [low, high] = interval.map((each) => String(Math.round(each)));
  return t("level-rating", { ...values, low: low!, high: high! });
}

function beatsWords({ beats, seats }: Strength): string {
  if (!beats || !ui.has(`level-${beats.level}-rivals`)) return "";
  const wins = Math.round((100 * beats.wins) / beats.games);
  return t("level-beats", { wins, games: beats.games, rivals: t(`level-${beats.level}-rivals`, { count: seats - 1 }) });
}

function timeWords(seconds: number): string {
  if (seconds < NOTICED_S) return t("level-at-once");
  const figures = new Intl.NumberFormat(preferences.language, { maximumSignificantDigits: seconds < 1 ? 1 : 2 });
  return t("level-thinks", { seconds: figures.format(seconds) });
}
