/** The words of the page itself, in the language that is chosen. */
import { server } from "../api/http";
import { preferences, type Language } from "../app/preferences.svelte";
import { Texts, type Values } from "./texts";

const files = import.meta.glob<string>(["./*.ftl", "../games/*/*.ftl"], { query: "?raw", import: "default" });

class Ui {
  texts = $state.raw(new Texts("en", []));
  /** The games whose boards speak too. */
  private readonly games = new Set<string>();

  async load(language: Language): Promise<void> {
    const paths = [".", ...[...this.games].map((game) => `../games/${game}`)];
    const sources = await Promise.all(paths.map((path) => files[`${path}/${language}.ftl`]!()));
    this.texts = new Texts(language, sources);
    document.documentElement.lang = language;
    server.speak(language);
  }

  /** From now on the words of a game's board are known as well. */
  async learn(game: string): Promise<void> {
    if (this.games.has(game)) return;
    this.games.add(game);
    await this.load(this.texts.language as Language);
  }

  /** Change the language; nothing is loaded anew but words. */
  async speak(language: Language): Promise<void> {
    await this.load(language);
    preferences.save({ language });
  }
}

export const ui = new Ui();

/** A text of the page, or an attribute of one. */
export function t(message: string, values: Values = {}, attribute = ""): string {
  return attribute ? ui.texts.attribute(message, attribute, values) : ui.texts.say(message, values);
}
