/** What the scoring phase has brought so far. */
import type { CountryView, Event } from "../../../types/sigismundus";
import { all } from "./story";

/** A crowned country, scored or to be scored. */
export type Land = Pick<CountryView, "id" | "first" | "second" | "markers" | "points" | "seal">;

/** What a House has scored in this phase. */
export interface Tally {
  seat: number;
  prestige: number;
  /** How much of the prestige is a bonus. */
  bonus: number;
  /** By country, as they were scored. */
  lands: number[];
  sum: number;
}

/** What every House has scored so far, the most first. */
export function tallyOf(phase: readonly Event[]): Tally[] {
  const scored = all(phase, "CountryScored");
  const tallies = all(phase, "PrestigeScored").map(({ seat, vp, bonus }) => {
    const lands = scored.map(({ points }) => points[seat] ?? 0);
    return { seat, prestige: vp, bonus, lands, sum: lands.reduce((sum, each) => sum + each, vp) };
  });
  return tallies.sort((one, other) => other.sum - one.sum);
}

/** The countries that were scored in this phase, with whoever got the seal. */
export function scoredLands(phase: readonly Event[]): Land[] {
  const seals = all(phase, "SealAwarded");
  return all(phase, "CountryScored").map(({ country, first, second, markers, points }) => ({
    id: country,
    first,
    second,
    markers,
    points,
    seal: seals.find((event) => event.country === country)?.seat ?? null,
  }));
}
