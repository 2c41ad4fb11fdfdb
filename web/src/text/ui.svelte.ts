/** The words of the page itself, in the language that is chosen, and those of the boards. */
import { server } from "../api/http";
import { preferences, type Language } from "../app/preferences.svelte";
import { has, read } from "./files";
import { Texts, type Values } from "./texts";

class Ui {
  /** The page, then each board: where a board lacks the language, it speaks English as its game does. */
  private spoken = $state.raw<readonly Texts[]>([new Texts("en", [])]);
  private language: Language = "en";
  /** The folders of boards and other parts of the page that speak too. */
  private readonly parts = new Set<string>();

  async load(language: Language): Promise<void> {
    const folders = [".", ...this.parts];
    this.spoken = await Promise.all(folders.map((folder) => textsIn(folder, language)));
    this.language = language;
    document.documentElement.lang = language;
    server.speak(language);
  }

  /** From now on the words of a game's board are known as well. */
  learn(game: string): Promise<void> {
    return this.hear(`../games/${game}`);
  }

  /** The same for a part of the page that few visit. */
  learnPart(part: "insight" | "workshop"): Promise<void> {
    return this.hear(`../${part}`);
  }

  /** Change the language; nothing is loaded anew but words. */
  async speak(language: Language): Promise<void> {
    await this.load(language);
    preferences.save({ language });
  }

  has(message: string): boolean {
    return this.spoken.some((texts) => texts.has(message));
  }

  /** The texts that know a message. */
  of(message: string): Texts {
    return this.spoken.find((texts) => texts.has(message)) ?? this.spoken[0]!;
  }

  private async hear(folder: string): Promise<void> {
    if (this.parts.has(folder)) return;
    this.parts.add(folder);
    await this.load(this.language);
  }
}

async function textsIn(folder: string, wanted: Language): Promise<Texts> {
  const language = has(`${folder}/${wanted}.ftl`) ? wanted : "en";
  return new Texts(language, [await read(`${folder}/${language}.ftl`)]);
}

export const ui = new Ui();

/** A text of the page, or an attribute of one. */
export function t(message: string, values: Values = {}, attribute = ""): string {
  const texts = ui.of(message);
  return attribute ? texts.attribute(message, attribute, values) : texts.say(message, values);
}
