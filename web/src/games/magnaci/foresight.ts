/** What an action would change, as the engine foresees it. */
import type { Foreseen } from "../../api/types";
import type { ContestView, Preview } from "../../types/magnaci";

export interface Foresight {
  contest: ContestView | null;
  /** By province or fief, then by seat: how a family would stand there. */
  provinces: Record<string, Record<number, { estates: number; standing: number }>>;
  /** By seat: how much Wealth is gained or lost. */
  wealth: Record<number, number>;
  partitioned: readonly string[];
  /** Estates that would be placed next. */
  placing: { seat: number; count: number } | null;
}

export function foresightOf(foreseen: Foreseen | undefined): Foresight | null {
  const preview = foreseen?.preview as Preview | null | undefined;
  if (!preview) return null;
  const { contest, wealth, partitioned, placing } = preview;
  return {
    contest,
    partitioned,
    placing,
    wealth: Object.fromEntries(wealth.after.map((after, seat) => [seat, after - wealth.before[seat]!])),
    provinces: Object.fromEntries(
      preview.places.map(({ place, estates, standing }) => [
        place,
        Object.fromEntries(
          estates.after.map((after, seat) => [seat, { estates: after, standing: standing?.after[seat] ?? 0 }]),
        ),
      ]),
    ),
  };
}
