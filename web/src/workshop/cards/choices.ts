/** The words that may stand at a place, with what they are called. */
import { t } from "../../text/ui.svelte";
import { stock } from "../stock.svelte";
import type { Form, Sheet } from "../types";
import { terms } from "./terms.svelte";

export interface Choice {
  word: string | boolean;
  name: string;
  meaning: string;
  /** Of a keyword: the type of card. */
  of: string;
}

export function wordsFor(form: Form, sheet: Sheet): Choice[] {
  const list = sheet.words[form.words ?? ""];
  if (!list) return (form.choices ?? []).map((word) => ({ word, name: called(word), meaning: "", of: "" }));
  return list.map(({ word, meaning = "", of = "", ...names }) => ({ word, meaning, of, name: names[stock.language] || called(word, form.words) }));
}

function called(word: string | boolean, list = ""): string {
  if (typeof word === "boolean") return terms.of(word ? "yes" : "no", "word");
  if (word === "none" && !list) return t("ws-nobodys");
  if (stock.cards.get(word)?.type === "faction") return stock.nameOf(word);
  return terms.of(word, list.replaceAll(" ", "-") || "word");
}

/** How a card or a player can be called at a place. */
export function references(kind: "card" | "player", targets: readonly string[], sheet: Sheet): string[] {
  const plain = (list: string) => (sheet.words[list] ?? []).map(({ word }) => word).filter((word) => !/[A-Z]/.test(word));
  const cards = [...plain("card"), ...targets];
  if (kind === "card") return cards;
  const of = (prefix: string) => cards.map((card) => `${prefix}:${card}`);
  return [...plain("player"), ...targets.map((target) => `target:${target}`), ...of("controller_of"), ...of("owner_of")];
}

/** `controller_of:self` in words. */
export function referenceName(kind: "card" | "player", word: string): string {
  const [before, card] = word.split(":");
  return card === undefined ? terms.of(word, kind) : `${terms.of(before!, "player")} ${terms.of(card, "card")}`;
}
