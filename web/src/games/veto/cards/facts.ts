/** The cards of Veto! as the data files write them, and as a home-made card is written. */

export const TYPES = ["faction", "strategy", "character", "equipment", "possession", "effect", "thrust"] as const;
export type CardType = (typeof TYPES)[number];
export const FACTIONS = ["radziwill", "wisniowiecki", "court", "lubomirski"] as const;
/** The faction of a card; none is nobody's. */
export type Mark = (typeof FACTIONS)[number] | "none";
/** The sort of an ability that somebody uses. */
export type Kind = "deed" | "trifle" | "reply" | "thrust";
export type Language = "pl" | "en";
/** The same in Polish and in English. */
export type Spoken = Record<Language, string>;

/** One line of what a card does. */
export interface Operation {
  op: string;
  [field: string]: unknown;
}

export interface CardFacts {
  id: string;
  type: CardType;
  name: Spoken;
  /** Of a character; the full name of a faction. */
  epithet: Spoken | null;
  text: Spoken;
  faction: Mark;
  /** All versions of a person share it. */
  person: string;
  /** Null where a card has no price. */
  lafa: number | null;
  treasury: number;
  income: number;
  upkeep: number;
  /** What equipment and thrusts add, or what a character has; null where there is no such trait. */
  szabla: number | null;
  kreski: number | null;
  keywords: readonly string[];
  unique: boolean;
  ownVictory: boolean;
  /** How it can be used: of the card itself and of its abilities. */
  kinds: readonly Kind[];
  influence: boolean;
  /** An effect that stays with another card. */
  attached: boolean;
  /** All that the card does, those of the card itself first. */
  operations: readonly Operation[];
  rarity: string;
  /** Null on a card that is in no file. */
  number: number | null;
}

type Row = Record<string, unknown>;

/** The cards of the data files of a table; read once for each. */
const read = new WeakMap<object, Map<string, CardFacts>>();

/** Every card of the box by its id. */
export function cardsOf(components: Record<string, unknown>): ReadonlyMap<string, CardFacts> {
  const cards = read.get(components) ?? cardsIn(components);
  read.set(components, cards);
  return cards;
}

function cardsIn(components: Record<string, unknown>): Map<string, CardFacts> {
  const files = TYPES.map((type) => FILES[type]).map((file) => components[file]);
  const rows = files.flatMap((file) => (isRow(file) && Array.isArray(file.card) ? (file.card as Row[]) : []));
  return new Map(rows.map((row) => cardOf(row)).map((card) => [card.id, card]));
}

/** The data file of each type. */
export const FILES: Record<CardType, string> = {
  faction: "factions",
  strategy: "strategies",
  character: "characters",
  equipment: "equipment",
  possession: "possessions",
  effect: "effects",
  thrust: "thrusts",
};

/** A card out of an entry of a data file; one that is still being written lacks what it lacks. */
export function cardOf(row: Row): CardFacts {
  const id = word(row.id) || "new_card";
  const type = TYPES.find((each) => each === row.type) ?? "effect";
  const bonus = isRow(row.bonus) ? row.bonus : {};
  const texts = [row.play, ...list(row.ability)].filter(isRow);
  return {
    id,
    type,
    name: spoken(row.name) ?? { pl: id, en: id },
    epithet: spoken(row.epithet) ?? spoken(row.full_name),
    text: textOf(row.text),
    faction: type === "faction" ? markOf(id) : markOf(row.faction),
    person: word(row.person) || id,
    lafa: type === "faction" || type === "strategy" ? null : count(row.lafa),
    treasury: count(row.treasury),
    income: count(row.income),
    upkeep: count(row.upkeep),
    szabla: type === "equipment" ? count(bonus.szabla) : type === "character" || type === "thrust" ? count(row.szabla) : null,
    kreski: type === "equipment" ? count(bonus.kreski) : type === "character" ? count(row.kreski) : null,
    keywords: list(row.keywords).map(word),
    unique: row.unique === true,
    ownVictory: row.own_victory === true,
    kinds: [...new Set(texts.map((each) => word(each.kind)))].filter(isKind),
    influence: texts.some((each) => each.influence === true),
    attached: isRow(row.play) && row.play.attach !== undefined,
    operations: texts.flatMap((each) => [...operationsIn(each.do), ...operationsIn(each.static)]),
    rarity: word(row.rarity),
    number: typeof row.number === "number" ? row.number : null,
  };
}

/** What equipment and thrusts say of Szabla and Kreski is added to what their user has. */
export function isBonus(card: CardFacts): boolean {
  return card.type === "equipment" || card.type === "thrust";
}

/** Operations with those that stand inside them, such as the options of a choice. */
function operationsIn(value: unknown): Operation[] {
  if (Array.isArray(value)) return value.flatMap(operationsIn);
  if (!isRow(value)) return [];
  const inner = ["do", "then", "else", "options"].flatMap((field) => operationsIn(value[field]));
  return typeof value.op === "string" ? [value as Operation, ...inner] : inner;
}

/** A card that does nothing by itself says so in the data; its reader is told nothing. */
function textOf(value: unknown): Spoken {
  const { pl, en } = spoken(value) ?? { pl: "", en: "" };
  return en.startsWith("(") ? { pl: "", en: "" } : { pl, en };
}

function spoken(value: unknown): Spoken | null {
  if (!isRow(value)) return null;
  const [pl, en] = [word(value.pl), word(value.en)];
  return pl || en ? { pl: printed(pl || en), en: printed(en || pl) } : null;
}

/** What the data types and the printer writes otherwise. */
function printed(text: string): string {
  return text.replaceAll("'", "’").replace(/(?<!\w)-(?=\d)/g, "−");
}

function markOf(value: unknown): Mark {
  return FACTIONS.find((each) => each === value) ?? "none";
}

function isKind(word: string): word is Kind {
  return ["deed", "trifle", "reply", "thrust"].includes(word);
}

function word(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function count(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
