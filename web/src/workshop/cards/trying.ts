/** A card at a table at once: in a deck of its faction, against a bot. */
import type { CardFacts } from "../../games/veto/cards/facts";
import { t } from "../../text/ui.svelte";
import { bench } from "../deck/bench.svelte";
import { MOST_COPIES, withCardSwappedIn, withCodes } from "../deck/deck";
import { opponent } from "../opponent.svelte";
import { playWith } from "../playing";
import { workshop } from "../server";
import { stock } from "../stock.svelte";
import type { DeckData, OwnCard } from "../types";

/** Go to a table with it; returns why that is not possible, or nothing. */
export async function tryCard(own: OwnCard, card: CardFacts): Promise<string> {
  stock.meet([own]);
  const variant = "standard";
  const deck = withCodes(withCardSwappedIn(deckFor(card), card, stock.cards, MOST_COPIES), stock.own);
  const checked = await workshop.checkDeck({ deck }, variant);
  if (!checked.bring) return checked.flaws[0]?.text ?? checked.problem;
  const name = t("ws-table-name", { deck: card.name[stock.language] });
  await playWith(checked, variant, opponent, name.slice(0, 60));
  return "";
}

/** The deck on the bench if it is legal and could use the card, else one of the box. */
function deckFor(card: CardFacts): DeckData {
  const suits = (deck: DeckData) => card.faction === "none" || deck.faction === card.faction;
  if (bench.checked.standard?.legal && suits(bench.deck)) return bench.deck;
  const box = stock.shipped.filter(({ variants }) => variants.includes("standard"));
  return (box.find(({ deck }) => suits(deck)) ?? box[0]!).deck;
}
