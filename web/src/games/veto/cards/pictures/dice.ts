/** Numbers that look thrown but follow from a name: the same card has the same ones for ever. */
const letters = new TextEncoder();

/** FNV-1a with a finishing mix, so that neighbours differ. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const byte of letters.encode(text)) h = Math.imul(h ^ byte, 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return (h ^ (h >>> 16)) >>> 0;
}

export class Dice {
  private thrown = 0;

  constructor(private readonly name: string) {}

  /** A number from 0 up to, but not with, `sides`. What is thrown later changes nothing before it. */
  roll(sides: number): number {
    this.thrown += 1;
    return hash(`${this.name}/${this.thrown}`) % sides;
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[this.roll(from.length)]!;
  }
}
