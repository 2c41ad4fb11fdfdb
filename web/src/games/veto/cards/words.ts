/** The words on a card: those of the data in one language, and its text in pieces. */
import { signed, type Texts, type Values } from "../../../text/texts";
import { isBonus, type CardFacts, type Language, type Spoken } from "./facts";

/** The language of card texts; the game has no other. */
export function languageOf(texts: Texts): Language {
  return texts.language === "pl" ? "pl" : "en";
}

/** A word of card faces: it comes with the texts of the game. */
export function word(texts: Texts, message: string, values: Values = {}): string {
  return texts.say(message, values);
}

/** A keyword in one letter or two. */
export function letterOf(keyword: string, texts: Texts): string {
  const message = `ve-letter-${keyword}`;
  return texts.has(message) ? texts.say(message) : texts.name(keyword).charAt(0);
}

export function inLanguage(spoken: Spoken | null, texts: Texts): string {
  return spoken?.[languageOf(texts)] ?? "";
}

/** The line below the name: the epithet, else the Polish name of a card that has another one in English. */
export function subtitle(card: CardFacts, texts: Texts): string {
  if (card.epithet) return inLanguage(card.epithet, texts);
  const { pl, en } = card.name;
  return languageOf(texts) === "en" && pl.toLowerCase() !== en.toLowerCase() ? pl : "";
}

/** How long the longer line is when a name is set in two, as evenly as its words allow. */
export function longerOfTwoLines(name: string): number {
  const breaks = [...name.matchAll(/[\s-]/g)].map(({ index }) => Math.max(index, name.length - index - 1));
  return Math.min(name.length, ...breaks);
}

/** A piece of a card's text: words, the badge of a kind of ability, the sign for marking, or so much Szabla. */
export type Piece = { text: string } | { badge: "deed" | "trifle" | "reply" | "influence" } | { mark: true } | { szabla: string };

/** Where an ability begins, with its marking. */
const ABILITY: Record<Language, RegExp> = {
  en: /(?<=^|[.)] )(Political influence – )?(Reply|Trifle|Deed|trifle)[:,] (mark(?=[,:])[,:] )?/g,
  pl: /(?<=^|[.)] )(Wpływ polityczny – )?([RDC])[:,] (Z(?=[ ,:])[,:]? )?/g,
};
const KINDS: Record<string, "deed" | "trifle" | "reply"> = {
  Reply: "reply",
  Trifle: "trifle",
  trifle: "trifle",
  Deed: "deed",
  R: "reply",
  D: "trifle",
  C: "deed",
};
const SZABLA = /([+−]\d+) Szabla/g;

/** The text of a card as paragraphs: each ability begins its own. */
export function paragraphs(card: CardFacts, texts: Texts): Piece[][] {
  const text = inLanguage(card.text, texts);
  const starts = [...text.matchAll(ABILITY[languageOf(texts)])];
  const before = starts.length ? text.slice(0, starts[0]!.index) : text;
  const found: Piece[][] = before ? [plainPieces(before)] : [];
  starts.forEach((start, at) => {
    const [whole, influence, kind = "", mark] = start;
    const rest = text.slice(start.index + whole.length, starts[at + 1]?.index);
    found.push([
      ...(influence ? [{ badge: "influence" } as const] : []),
      { badge: KINDS[kind]! },
      ...(mark ? [{ mark: true } as const] : []),
      ...plainPieces(rest),
    ]);
  });
  return found;
}

function plainPieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(SZABLA)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push({ szabla: match[1]! });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

/** What a card says now where something has changed it. */
export interface Changed {
  szabla?: number;
  kreski?: number;
  lafa?: number;
  keywords?: readonly string[];
}

/** A trait as it is now, and which way it has changed. */
export interface Trait {
  now: number;
  printed: number;
  way: "up" | "down" | "";
}

export function traitOf(printed: number | null, now: number | undefined): Trait | null {
  if (printed === null && now === undefined) return null;
  const [first, second] = [printed ?? now!, now ?? printed!];
  return { now: second, printed: first, way: second > first ? "up" : second < first ? "down" : "" };
}

/** A trait as written on the card: what is added has its sign. */
export function figure(card: CardFacts, value: number): string {
  return signed(value, isBonus(card) ? "+" : "");
}

/** The type and the keywords, as they stand in the line below the picture. */
export function typeWords(card: CardFacts, texts: Texts, changed: Changed = {}): string[] {
  const keywords = (changed.keywords ?? card.keywords).map((each) => texts.name(each));
  if (card.unique) keywords.push(word(texts, "ve-card-unique"));
  if (card.ownVictory) keywords.push(word(texts, "ve-card-own-victory"));
  return keywords;
}

/** The whole card in words, for those who do not see it. */
export function described(card: CardFacts, texts: Texts, changed: Changed = {}): string {
  const say = (message: string, values: Values = {}) => word(texts, message, values);
  const value = (trait: Trait) =>
    trait.way
      ? say("ve-card-printed", { now: figure(card, trait.now), printed: figure(card, trait.printed) })
      : figure(card, trait.now);
  const [szabla, kreski] = [traitOf(card.szabla, changed.szabla), traitOf(card.kreski, changed.kreski)];
  const shows = (trait: Trait | null) => trait && (card.type === "character" || trait.now !== 0);
  const faction = card.faction === "none" || card.type === "faction" ? [] : [texts.name(card.faction)];
  return [
    inLanguage(card.name, texts),
    inLanguage(card.epithet, texts),
    [texts.name(card.type), ...faction, ...typeWords(card, texts, changed)].join(", "),
    card.lafa ? say("ve-card-costs", { lafa: changed.lafa ?? card.lafa }) : "",
    card.treasury ? say("ve-card-treasury", { dukats: card.treasury }) : "",
    card.income ? say("ve-card-income", { dukats: card.income }) : "",
    card.upkeep ? say("ve-card-upkeep", { dukats: card.upkeep }) : "",
    shows(szabla) ? `${texts.name("szabla")} ${value(szabla!)}` : "",
    shows(kreski) ? `${texts.name("kreski")} ${value(kreski!)}` : "",
    inWords(card, texts),
  ]
    .filter(Boolean)
    .map((each) => each.replace(/\.$/, ""))
    .join(". ");
}

/** The text of a card with words for its signs. */
function inWords(card: CardFacts, texts: Texts): string {
  const said = (piece: Piece): string => {
    if ("badge" in piece) return `${word(texts, `ve-kind-${piece.badge}`)}: `;
    if ("mark" in piece) return `${word(texts, "ve-card-mark")}, `;
    return "szabla" in piece ? `${piece.szabla} ${texts.name("szabla")}` : piece.text;
  };
  return paragraphs(card, texts)
    .map((each) => each.map(said).join(""))
    .join(" ");
}
