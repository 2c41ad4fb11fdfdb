/** The ground of a picture: two tones of the faction, parted as a shield is. */
import type { Mark } from "../facts";
import { ALL, path, use } from "./svg";

interface Tones {
  ground: string;
  second: string;
  line: string;
  band: string;
}

export const TONES: Record<Mark, Tones> = {
  radziwill: { ground: "#35363f", second: "#43444f", line: "#b98f3a", band: "#35363f" },
  wisniowiecki: { ground: "#6f1e2c", second: "#822a38", line: "#d9a93f", band: "#7a2030" },
  court: { ground: "#27446a", second: "#325480", line: "#cfd9e6", band: "#2b4b74" },
  lubomirski: { ground: "#2a533d", second: "#35644a", line: "#d9c27a", band: "#2d5941" },
  none: { ground: "#6d5a3e", second: "#7b6849", line: "#e3cf9c", band: "#6d5a3e" },
};

export const DIVISIONS = [
  "pale",
  "bend",
  "sinister",
  "quarterly",
  "chevron",
  "saltire",
  "gyronny",
  "paly",
  "barry",
  "bendy",
  "chequy",
  "lozengy",
  "pile",
  "rayonny",
] as const;
export type Division = (typeof DIVISIONS)[number];

export function ground(mark: Mark, division: Division): string {
  const tones = TONES[mark];
  return path(ALL, `fill="${tones.ground}"`) + use(`g-${division}`, { fill: tones.second, color: tones.line });
}
