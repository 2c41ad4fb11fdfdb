/** What an object on the stack would do, in words. */
import type { Tools } from "../../../table/board";
import { t } from "../../../text/ui.svelte";
import type { ObjectView } from "../../../types/veto";
import { paragraphs, word, type Piece } from "../cards/words";
import { faceOf } from "./faces";
import { abilityAt } from "./stack";

/** The kinds whose meaning is in the rules, not on the card. */
const BY_RULE: readonly string[] = ["agitation", "challenge", "move", "character", "equipment", "possession"];

export function wouldDo(tools: Tools, item: ObjectView): string {
  const text = meaning(tools, item);
  return text.charAt(0).toLocaleUpperCase(tools.texts.language) + text.slice(1);
}

function meaning(tools: Tools, item: ObjectView): string {
  if (BY_RULE.includes(item.kind)) return t(`ve-mid-does-${item.kind}`, { field: item.field ?? "none", against: item.against, extra: item.extra });
  const all = paragraphs(faceOf(tools, item.card), tools.texts);
  if (item.kind !== "ability") return all.map((each) => said(tools, each)).join(" ");
  const [keyword = ""] = item.ability.split("-");
  if (Number.isNaN(Number(keyword))) return t("ve-mid-does-keyword", { keyword: tools.texts.name(keyword) });
  const own = all.filter(([first]) => first && "badge" in first);
  const at = abilityAt(kindsOf(tools, item.card), item.ability);
  const found = at === null ? undefined : own[at];
  return found ? said(tools, found) : all.map((each) => said(tools, each)).join(" ");
}

/** The kinds of the abilities of a card, in the order of the data. */
function kindsOf(tools: Tools, card: string): string[] {
  const files = Object.values(tools.components) as { card?: { id: string; ability?: { kind: string }[] }[] }[];
  const row = files.flatMap((file) => file.card ?? []).find(({ id }) => id === card);
  return (row?.ability ?? []).map(({ kind }) => kind);
}

/** Pieces of a text as words; the badge of an ability is told by its kind already. */
function said(tools: Tools, pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if ("badge" in piece) return "";
      if ("mark" in piece) return `${word(tools.texts, "ve-card-mark")}, `;
      return "szabla" in piece ? `${piece.szabla} ${tools.texts.name("szabla")}` : piece.text;
    })
    .join("");
}
