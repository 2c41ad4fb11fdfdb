/** The lines of a sum in words: the amount, and what it comes from. */
import type { Tools } from "../../../table/board";
import { signed } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";

export interface Line {
  kind: string;
  amount: number;
  card?: string;
  keyword?: string;
}

export function lineWords(tools: Tools, { kind, amount, card, keyword }: Line): string {
  const from = [card && tools.texts.name(card), keyword && tools.texts.name(keyword)].filter(Boolean).join(", ");
  return `${signed(amount, "+")} ${from || t("ve-line", { kind })}`;
}
