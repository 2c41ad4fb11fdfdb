/** What is seen on the board, in words: for labels, and for those who do not see it. */
import type { Seen, Tools } from "../../table/board";
import { t } from "../../text/ui.svelte";
import { type Box, boxOf } from "./data";
import { bearings, settled, type Slot, viewOf } from "./state";

const STANDINGS = ["none", "presence", "advantage", "dominance"];

/** The name of a standing: 3 is Dominance. */
export function standingWords(tools: Tools, standing: number): string {
  return standing ? tools.texts.name(STANDINGS[standing] ?? "") : "–";
}

/** Letters for a province or fief where there is no room for its name. */
export function short(id: string): string {
  return t(`ma-short-${id.replaceAll("_", "-")}`);
}

/** Everything about one province in a sentence or two. */
export function provinceWords(seen: Seen, tools: Tools, id: string): string {
  const view = viewOf(seen);
  const box = boxOf(tools.components);
  const at = box.provinces.indexOf(id);
  const families = settled(view, box, id)
    .map(({ seat, estates, standing, worth }) =>
      t("ma-holding", { family: tools.texts.seat(seat, seen.names), estates, standing: standingWords(tools, standing), worth }),
    )
    .join("; ");
  const borne = bearings(view, box, id).map((source) => tools.texts.name(source));
  return [
    `${tools.texts.name(id)}: ${families || t("ma-nobody")}`,
    view.partitioned.includes(id) ? t("ma-partitioned") : "",
    view.modifiers[at] || borne.length ? t("ma-modifier", { amount: view.modifiers[at] ?? 0 }) : "",
    borne.join(", "),
  ]
    .filter(Boolean)
    .join(". ");
}

/** What a Conflict brings, as its card says. */
export function conflictText(tools: Tools, id: string): string {
  return tools.texts.attribute(`conflict-${id.replaceAll("_", "-")}`, "text");
}

/** What a Senator or Law does, as its card says. */
export function cardText(tools: Tools, id: string): string {
  const name = id.replaceAll("_", "-");
  return tools.texts.attribute(`law-${name}`, "text") || tools.texts.attribute(`senator-${name}`, "text");
}

/** How a Conflict stands: with both numbers once it is decided. */
export function slotWords(slot: Slot): string {
  if (!slot.fought) return t(`ma-slot-${slot.state}`);
  const { won, strength, scale } = slot.fought;
  return t(won ? "ma-won-by" : "ma-lost-by", { strength, scale });
}

/** A family card with what its circle and its square say. */
export function familyCard(box: Box, card: string): string {
  const { influence = 0, strength = 0 } = box.ranks.get(card) ?? {};
  return t(card === "lady" ? "ma-lady" : "ma-card", { influence, strength });
}

const SYLLABLE = /[aeiouyąęó][^aeiouyąęó]*?(?=(?:[scrd]z|ch|th|[^aeiouyąęó])[aeiouyąęó])/gi;

/** Long words may break between syllables, however little the browser knows of their language. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}{8,}/gu, (word) =>
    word.replace(SYLLABLE, (part, at: number) => {
      const end = at + part.length;
      return end > 2 && word.length - end > 2 ? `${part}\u00AD` : part;
    }),
  );
}

/** How far the strength is from the Scale. */
export function margin(short: number): string {
  return short > 0 ? t("ma-short-by", { short }) : short < 0 ? t("ma-over-by", { over: -short }) : t("ma-exactly");
}

/** A number with its sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
