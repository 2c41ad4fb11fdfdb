/** The games on the shelf, and what they are called in the language of the reader. */
import { server } from "../api/http";
import type { GameFacts, GameWords } from "../api/types";
import { preferences } from "../app/preferences.svelte";

class Games {
  all = $state.raw<readonly GameFacts[]>([]);
  private asked: Promise<void> | null = null;

  /** Ask the server once; again only when it did not answer. */
  load(): Promise<void> {
    this.asked ??= server
      .get<GameFacts[]>("/games")
      .then((all) => void (this.all = all))
      .catch((error: unknown) => {
        this.asked = null;
        throw error;
      });
    return this.asked;
  }

  get playable(): readonly GameFacts[] {
    return this.all.filter((game) => !game.coming);
  }

  find(slug: string): GameFacts | undefined {
    return this.all.find((game) => game.slug === slug);
  }

  /** The short title of a game, as lists have room for. */
  title(slug: string): string {
    const game = this.find(slug);
    return game ? titles(game).title : slug;
  }

  /** A table that was given no name goes by that of its game. */
  called(table: { name: string; game: string }): string {
    return table.name || this.title(table.game);
  }
}

export const games = new Games();

/** The language in which a game speaks to the reader: theirs, or English. */
export function languageOf(game: GameFacts): string {
  return preferences.language in game.texts ? preferences.language : "en";
}

export function wordsOf(game: GameFacts): GameWords {
  return game.texts[languageOf(game)]!;
}

/** What stands on the box, in English where the game has no other name. */
export function nameOf(game: GameFacts, language: string = preferences.language): string {
  return game.names[language] ?? game.names.en!;
}

/** The title, and under it the original title or what else stands on the box. */
export function titles(game: GameFacts, language: string = preferences.language): { title: string; under: string } {
  const other = game.names[language === "pl" ? "en" : "pl"] ?? "";
  const [title, rest] = parted(nameOf(game, language));
  const foreign = language !== "pl" && parted(other)[0] !== title;
  return { title, under: foreign ? other : rest || other };
}

/** The first of the sentences that describe a game. */
export function firstSentence(text: string): string {
  return /^.*?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** A name of the box is a title, and often something after a colon or an exclamation mark. */
function parted(name: string): [string, string] {
  const [, title, rest] = /^(.*?)(?::\s+|(?<=!)\s+)(.*)$/.exec(name) ?? [];
  return [title ?? name, rest ?? ""];
}
