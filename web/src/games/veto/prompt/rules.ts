/** The rules that a card needs: those of its keywords, and that of its type. */
import type { CardType } from "../cards/facts";
import type { Box } from "../data";

const OF_TYPE: Record<CardType, string> = {
  faction: "VE-1.2",
  strategy: "VE-1.3",
  character: "VE-1.4",
  equipment: "VE-1.6",
  possession: "VE-1.6",
  effect: "VE-1.7",
  thrust: "VE-1.8",
};

export function typeRule(type: CardType): string {
  return OF_TYPE[type];
}

export function keywordsOf(box: Box, keywords: readonly string[]): { id: string; rule: string }[] {
  return keywords.flatMap((id) => {
    const rule = box.keywords.get(id)?.rules[0];
    return rule ? [{ id, rule }] : [];
  });
}
