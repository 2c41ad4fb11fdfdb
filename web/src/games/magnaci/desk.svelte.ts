/** What a player is about to do, before it is said: shared by the board and the choices. */
import { MediaQuery } from "svelte/reactivity";
import type { Action, Foreseen } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { Foresight } from "../../table/foresight.svelte";
import { Steps } from "../../table/steps.svelte";
import { arrange, type Arranged, placeOf } from "./arrange";
import { lays, optionsOf, type Muster } from "./state";

const KEPT = "interpares.magnaci.arranged";

class Desk {
  /** The option under the pointer or the focus. */
  pointed = $state.raw<Action | null>(null);
  private readonly foreseen = new Foresight();
  /** The province under the pointer or the focus. */
  looked = $state<string | null>(null);
  /** Whose estates are looked at; everybody's if null. */
  family = $state<number | null>(null);
  /** My cards by place, as I would lay them. */
  arranged = $state.raw<Arranged>({});
  /** The card in my fingers, and the space that waits for one. */
  held = $state<string | null>(null);
  space = $state<string | null>(null);
  /** The first digit of a card that is typed. */
  begun = $state("");
  /** Why a card was not laid or sealed: the id of a text. */
  trouble = $state("");
  /** What was laid last, and the card that had to go back to the hand for it. */
  done = $state.raw<{ place: string; card: string | null; back: string | null } | null>(null);
  /** A card whose target is still to be chosen. */
  aiming = $state<string | null>(null);
  /** A province that was clicked and stands for several options. */
  where = $state<string | null>(null);
  /** The part of an answer that is chosen first, where there are many: a family, a loss. */
  part = $state<string | null>(null);
  /** Whether the card that may be answered was put aside. */
  aside = $state(false);
  /** Whether the panel for trading lies open. */
  trading = $state(false);
  readonly steps = new Steps({ done: () => (this.arranged = {}), vain: (left) => this.giveUp(left) });
  readonly narrow = new MediaQuery("max-width: 900px");

  private question = "";

  /** Look at the moment; another question clears the desk. */
  follow(seen: Seen): void {
    const question = JSON.stringify([seen.seat, seen.now.prompt?.decision, optionsOf(seen)]);
    if (question === this.question) return;
    this.question = question;
    this.pointed = null;
    this.aiming = null;
    this.where = null;
    this.part = null;
    this.aside = false;
    this.trading = false;
    this.held = null;
    this.space = null;
    this.begun = "";
    this.trouble = "";
    this.done = null;
    if (!this.steps.busy) this.arranged = recalled(question);
  }

  /** Ask what the options would bring, unless steps are on their way. */
  async ask(seen: Seen, tools: Tools, actions: readonly Action[]): Promise<void> {
    if (!this.steps.busy) await this.foreseen.ask(seen, tools, actions);
  }

  foresight(action: Action | null): Foreseen | undefined {
    return this.foreseen.of(action);
  }

  /** Put a card on a space; with a card that lies there it changes places. */
  lay(muster: Muster, place: string, card: string): void {
    const arranged = arrange(muster, this.arranged, place, card);
    this.trouble = arranged ? "" : "ma-too-many";
    if (!arranged) return;
    const there = this.arranged[place] ?? null;
    this.done = { place, card, back: there !== null && !placeOf(arranged, there) ? there : null };
    this.arrange(arranged);
    this.held = null;
    this.space = null;
  }

  takeBack(place: string): void {
    const { [place]: back, ...rest } = this.arranged;
    this.done = { place, card: null, back: back ?? null };
    this.arrange(rest);
    this.trouble = "";
  }

  clear(): void {
    this.arrange({});
    this.trouble = "";
    this.done = null;
  }

  /** The arrows choose a space, from the one that is chosen or was filled last. */
  step(muster: Muster, by: number): void {
    const open = muster.spaces.filter((space) => space.open).map((space) => space.place);
    const at = open.indexOf(this.space ?? this.done?.place ?? this.nextSpace(muster) ?? open[0]!);
    this.space = open[(at + by + open.length) % open.length]!;
  }

  /** Back to the question as it was put: first the part that is chosen, then the card. */
  back(): void {
    if (this.part === null && this.where === null) this.aiming = null;
    this.part = null;
    this.where = null;
  }

  /** What is arranged is kept in this tab, so that a reload does not scatter it. */
  private arrange(arranged: Arranged): void {
    this.arranged = arranged;
    sessionStorage.setItem(KEPT, JSON.stringify({ question: this.question, arranged }));
  }

  /** The space the next card goes to: the one chosen, or the first that is free. */
  nextSpace(muster: Muster): string | null {
    const free = muster.spaces.filter((space) => space.open && !this.arranged[space.place]);
    if (Object.keys(this.arranged).length >= muster.wanted) return null;
    return free.find((space) => space.place === this.space)?.place ?? free[0]?.place ?? null;
  }

  /** A card was clicked: it goes to the space chosen, or is taken into the fingers. */
  offer(muster: Muster, card: string): void {
    if (this.space) this.lay(muster, this.space, card);
    else this.held = this.held === card ? null : card;
  }

  /** A card was typed: it goes to the next space; one that lies goes to the space chosen, or back. */
  put(muster: Muster, card: string): void {
    const from = placeOf(this.arranged, card);
    const place = this.space ?? this.nextSpace(muster);
    if (from && !this.space) this.takeBack(from);
    else if (place) this.lay(muster, place, card);
    else this.trouble = "ma-too-many";
  }

  /** A space was clicked: the card in my fingers goes there, or the one that lies there goes back. */
  touch(muster: Muster, place: string): void {
    if (this.held) this.lay(muster, place, this.held);
    else if (this.arranged[place]) this.takeBack(place);
    else this.space = this.space === place ? null : place;
  }

  seal(muster: Muster): void {
    this.trouble = "";
    this.steps.begin(lays(muster, this.arranged));
  }

  /** What is not laid for good stays where it lies, and I am told. */
  private giveUp(left: readonly Action[]): void {
    const cards = left.filter((step) => step.type === "lay");
    this.arranged = Object.fromEntries(cards.map((step) => [String(step.place), String(step.card)]));
    this.trouble = cards.length ? "ma-not-taken" : "";
  }
}

/** What was arranged for this very question. */
function recalled(question: string): Arranged {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as { question?: string; arranged?: Arranged };
  return kept.question === question ? (kept.arranged ?? {}) : {};
}

export const desk = new Desk();
