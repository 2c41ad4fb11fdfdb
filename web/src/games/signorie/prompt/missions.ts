/** Missions by man and city. */
import type { Action } from "../../../api/types";

export interface Man {
  career: string;
  rank: number;
}

/** The missions of a man, or to a city; all of them for neither. */
export function missionsOf(options: readonly Action[], man: Man | null, city: string | null): Action[] {
  return options.filter(
    (each) =>
      each.type === "mission" &&
      (!man || (each.career === man.career && each.rank === man.rank)) &&
      (!city || each.city === city),
  );
}

/** The men who can go, those who bring most first. */
export function menOf(missions: readonly Action[]): Man[] {
  const found = new Map(missions.map(({ career, rank }) => [`${career}-${rank}`, { career: String(career), rank: Number(rank) }]));
  return [...found.values()].sort((one, other) => other.rank - one.rank);
}

export function citiesOf(options: readonly Action[]): string[] {
  return [...new Set(options.map(({ city }) => String(city)))];
}
