/** The words of the page itself, in the language that is chosen. */
import { server } from "../api/http";
import { preferences, type Language } from "../app/preferences.svelte";
import { Texts, type Values } from "./texts";

const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

class Ui {
  texts = $state.raw(new Texts("en", []));

  async load(language: Language): Promise<void> {
    const source = await files[`./${language}.ftl`]!();
    this.texts = new Texts(language, [source]);
    document.documentElement.lang = language;
    server.speak(language);
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
