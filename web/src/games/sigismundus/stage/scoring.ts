/** What the scoring phase has brought so far. */
import type { CountryView, Event } from "../../../types/sigismundus";
import { all } from "./story";

/** A crowned country, scored or to be scored. */
export type Land = Pick<CountryView, "id" | "first" | "second" | "markers" | "points" | "seal">;

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
