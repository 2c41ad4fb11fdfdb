/** Cards that somebody made: a match knows them from its view, no file has them. */
import type { Known, Tools } from "../../table/board";
import type { OwnCardView, VetoView } from "../../types/veto";
import { cardOf, FILES, type CardFacts, type Language } from "./cards/facts";
import { languageOf } from "./cards/words";
import { zoom } from "./cards/zoom.svelte";
import { boxOf } from "./data";

/** The last answer: as long as the cards are the same, so is what is known. */
let last: { cards: string; before: Known; after: Known } | null = null;

export function known(view: unknown, before: Known): Known {
  const own = (view as VetoView | undefined)?.own_cards ?? [];
  if (!own.length) return before;
  const cards = own.map(({ id }) => id).join(" ");
  const same = last?.cards === cards && last.before.texts === before.texts && last.before.components === before.components;
  if (!last || !same) last = { cards, before, after: withCards(own, before) };
  return last.after;
}

export function show(id: string, tools: Tools): void {
  const card = boxOf(tools.components).cards.get(id);
  if (card) zoom.open(card, document.activeElement as HTMLElement);
}

function withCards(own: readonly OwnCardView[], { components, texts }: Known): Known {
  const cards = own.map(({ id, entry }) => cardOf({ ...(entry as object), id }));
  const files = { ...components } as Record<string, { card?: unknown[] }>;
  own.forEach(({ id, entry }, at) => {
    const file = FILES[cards[at]!.type];
    files[file] = { ...files[file], card: [...(files[file]?.card ?? []), { ...(entry as object), id }] };
  });
  return { components: files, texts: texts.plus(cards.map((card) => wordsOf(card, languageOf(texts))).join("\n")) };
}

/** The names of a card and of its options in Fluent, as `wording.py` writes those of the box. */
export function wordsOf(card: CardFacts, language: Language): string {
  const name = `name-${card.id.replaceAll("_", "-")}`;
  const epithet = card.epithet?.[language];
  const called = epithet ? `${card.name[language]}, ${epithet}` : card.name[language];
  const text = card.text[language];
  const lines = [`${name} = ${safe(called)}`, ...(text ? [`    .text = ${safe(text)}`] : [])];
  const choices = card.operations.filter(({ op }) => op === "choose").map(({ options }) => options as Record<Language, string>[]);
  const options = choices.flatMap((each) => each.map((option, at) => `${name}-option-${at + 1} = ${safe(option[language])}`));
  return [...lines, ...options].join("\n");
}

/** Words that Fluent reads back as they are. */
function safe(text: string): string {
  const line = text.split(/\s+/).join(" ").trim();
  return line.replace(/[{}]/g, (sign) => `{ "${sign}" }`).replace(/^[.*[]/, (sign) => `{ "${sign}" }`);
}
