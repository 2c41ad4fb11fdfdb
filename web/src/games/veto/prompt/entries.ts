/** The answers to a question as a row of buttons; of a choice with several parts, those of the part asked now. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { keyOf } from "../../../table/foresight.svelte";
import { messageOf } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import type { CardFacts } from "../cards/facts";
import { leftOver, say, touch } from "../choosing";
import { boxOf } from "../data";
import { desk } from "../desk.svelte";
import { forkOf, groupsOf, isWord, type Offer } from "../offers";
import { viewOf } from "../state";
import { cardOfKey, deedWords, keyWords } from "./words";

export interface Entry {
  id: string;
  title: string;
  words: string;
  /** All of it, where pointing is possible. */
  hint: string;
  card: CardFacts | null;
  /** That card is in my hand. */
  inHand: boolean;
  seat: number | null;
  /** What it costs; 0 where it says nothing of it. */
  price: number;
  /** A letter that stands for it in every question. */
  letter: string;
  /** What it says; null if it is only the next part of a choice. */
  action: Action | null;
  choose: () => void;
}

/** So many ways are shown one by one; of more only the cards they are done with, or the next thing that tells them apart. */
const [FEW, SOME] = [5, 8];
/** On a phone the hand lies just below: so many answers leave its cards out. */
const CROWD = 4;

const LETTERS: Record<string, string> = { bene: "B", yield: "Y" };

export function entriesOf(seen: Seen, tools: Tools): Entry[] {
  const left = leftOver(seen);
  const things = left.filter((offer) => !isWord(offer));
  const fork = forkOf(things);
  const one = (offer: Offer) => single(seen, tools, offer, fork);
  const words = left.filter(isWord).map((offer) => ({ ...one(offer), ...deckOf(tools, offer) }));
  if (things.length <= (desk.holding ? SOME : FEW)) return [...things.map(one), ...words];
  const groups = groupsOf(things).map(([key, offers]) => (offers.length > 1 ? group(seen, tools, key, offers, fork) : one(offers[0]!)));
  return [...groups, ...words];
}

/** The answers that a small sheet shows beside a hand whose cards can be touched. */
export function besideHand(entries: readonly Entry[]): readonly Entry[] {
  return desk.holding || entries.length <= CROWD ? entries : entries.filter(({ inHand }) => !inHand);
}

/** One option: with nothing in hand the card is named first, then what it does. */
function single(seen: Seen, tools: Tools, offer: Offer, fork: number): Entry {
  const { action } = offer;
  const source = offer.path[0]!;
  const card = pictured(seen, tools, offer, fork);
  const doing = deedWords(seen, tools, offer);
  const price = priceOf(seen, offer);
  const named = card && !desk.holding ? keyWords(seen, tools, source, [offer]) : "";
  const answer = answered(seen, tools, offer);
  // Bene is always called bene, whatever it means here.
  const [title, more] = named ? [named, doing] : LETTERS[action.type] ? [doing, answer] : [answer || doing, ""];
  return {
    id: keyOf(action),
    title: sentence(title),
    words: [more, costWords(tools, price)].filter(Boolean).join(" · "),
    hint: tools.texts.action({ ...action, ...offer.described }, seen.names),
    card,
    inHand: source.startsWith("card-"),
    seat: /^seat-\d+$/.test(source) ? Number(source.slice(5)) : null,
    price: price ?? 0,
    letter: LETTERS[action.type] ?? "",
    action,
    choose: () => say(tools, action),
  };
}

/** A deck of the box goes by its own name and that of its faction. */
function deckOf(tools: Tools, { action }: Offer): Partial<Entry> {
  const box = boxOf(tools.components);
  const deck = action.type === "choose_deck" ? box.decks.get(String(action["deck"])) : undefined;
  if (!deck) return {};
  return { title: tools.texts.name(deck.id), words: tools.texts.name(deck.faction), card: box.cards.get(deck.faction) ?? null };
}

/** The card by which an answer is known: what it is done with; once that is in hand, what it is aimed at. */
function pictured(seen: Seen, tools: Tools, { path }: Offer, fork: number): CardFacts | null {
  const { cards } = boxOf(tools.components);
  const aim = desk.holding && fork > 0 ? cardOfKey(seen, path[fork] ?? "") : "";
  return cards.get(aim || cardOfKey(seen, path[0]!)) ?? null;
}

/** Several options that go the same way so far. */
function group(seen: Seen, tools: Tools, key: string, offers: readonly Offer[], fork: number): Entry {
  const card = boxOf(tools.components).cards.get(cardOfKey(seen, key)) ?? null;
  const title = sentence(keyWords(seen, tools, key, offers));
  const ways = [...new Set(offers.map((offer) => keyWords(seen, tools, offer.path[fork + 1] ?? "", [offer])))];
  const price = fork === 0 ? costWords(tools, priceOf(seen, offers[0]!)) : "";
  const words = [fork === 0 ? ways.join(", ") : t("ve-ways", { count: offers.length }), price].filter(Boolean).join(" · ");
  const choose = () => (fork === 0 ? touch(seen, tools, key) : desk.aim({ at: fork, key }));
  return { id: `${fork}-${key}`, title, words, hint: words, card, inHand: key.startsWith("card-"), seat: null, price: 0, letter: "", action: null, choose };
}

/** The word the question itself has for an answer, such as “I refuse”. */
function answered(seen: Seen, tools: Tools, { action }: Offer): string {
  const decision = messageOf("decision", seen.now.prompt?.decision ?? "");
  return tools.texts.attribute(decision, messageOf("answer", action.type));
}

/** What a card of the hand costs as the table stands; null where nothing is paid for it. */
function priceOf(seen: Seen, { path, action }: Offer): number | null {
  const { own } = viewOf(seen);
  const at = path[0]!.startsWith("card-") ? (own?.hand.indexOf(path[0]!.slice(5)) ?? -1) : -1;
  const paying = ["play", "deploy_character", "deploy_possession", "deploy_equipment"].includes(action.type);
  return paying && at >= 0 ? (own!.lafa[at] ?? 0) : null;
}

function costWords(tools: Tools, price: number | null): string {
  return price === null ? "" : tools.texts.say("counted-dukats", { count: price });
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
