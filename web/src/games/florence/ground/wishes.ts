/** What belongs together: professions, and the buildings, landscapes and freedoms they wish for. */
import type { Box } from "../data";

/** Whether a thing belongs to what is looked at. */
export function lit(box: Box, looked: string | null, thing: string): boolean {
  return looked !== null && (looked === thing || box.wishes(looked).includes(thing));
}

/** Which of these professions wish for a thing. */
export function wishers(box: Box, hand: readonly string[], thing: string): string[] {
  return hand.filter((profession) => box.wishes(profession).includes(thing));
}
