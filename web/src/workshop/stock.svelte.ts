/** All cards there are: those of the box, mine, and those that came with a deck. */
import { me } from "../app/me.svelte";
import { cardOf, cardsOf, type CardFacts } from "../games/veto/cards/facts";
import { languageOf } from "../games/veto/cards/words";
import { componentsOf } from "../rules/rulebook";
import { textsOf } from "../text/games.svelte";
import { Texts } from "../text/texts";
import { shippedIn, type ShippedDeck } from "./deck/deck";
import { workshop } from "./server";
import type { KeptCard, OwnCard } from "./types";

class Stock {
  /** The words of the game; empty until they are loaded. */
  texts = $state.raw(new Texts("en", []));
  loaded = $state(false);
  shipped = $state.raw<readonly ShippedDeck[]>([]);
  /** The entries of the box, to begin a card with. */
  entries = $state.raw<ReadonlyMap<string, Record<string, unknown>>>(new Map());
  mine = $state.raw<readonly KeptCard[]>([]);
  private box = $state.raw<ReadonlyMap<string, CardFacts>>(new Map());
  private brought = $state.raw<ReadonlyMap<string, OwnCard>>(new Map());

  /** Home-made cards by id. */
  own: ReadonlyMap<string, OwnCard> = $derived(
    new Map([...this.brought, ...this.mine.flatMap(({ card }) => (card ? [[card.id, card] as const] : []))]),
  );
  cards: ReadonlyMap<string, CardFacts> = $derived(
    new Map([...this.box, ...[...this.own.values()].map(({ id, entry }) => [id, cardOf({ ...entry, id })] as const)]),
  );
  language = $derived(languageOf(this.texts));

  async load(language: string): Promise<void> {
    const [components, texts] = await Promise.all([componentsOf("veto"), textsOf("veto", language)]);
    if (!this.box.size) this.fill(components);
    this.texts = texts;
    this.loaded = true;
  }

  /** My cards, if I am somebody. */
  async loadMine(): Promise<void> {
    this.mine = me.person ? await workshop.cards() : [];
  }

  /** Cards that came with a deck. */
  meet(cards: readonly OwnCard[]): void {
    const unknown = cards.filter(({ id }) => !this.brought.has(id));
    if (unknown.length) this.brought = new Map([...this.brought, ...unknown.map((each) => [each.id, each] as const)]);
  }

  named = (id: string): string => this.texts.name(id);

  /** The name of a card, faction or deck of the box. */
  nameOf(id: string): string {
    const deck = this.shipped.find((each) => each.id === id);
    return (deck?.name ?? this.cards.get(id)?.name)?.[this.language] ?? this.texts.name(id);
  }

  private fill(components: Record<string, unknown>): void {
    this.box = cardsOf(components);
    this.shipped = shippedIn(components);
    const files = Object.values(components) as { card?: Record<string, unknown>[] }[];
    this.entries = new Map(files.flatMap((file) => file.card ?? []).map((entry) => [String(entry.id), entry]));
  }
}

export const stock = new Stock();
