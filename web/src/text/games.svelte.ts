/** The words of the games: the same Fluent files that the engine speaks with. */
import { server } from "../api/http";
import { Texts } from "./texts";

const loaded = new Map<string, Promise<Texts>>();

/** The texts of a game, in English where it lacks the language; read once for each. */
export function textsOf(game: string, language: string): Promise<Texts> {
  const key = `${game} ${language}`;
  let texts = loaded.get(key);
  if (!texts) {
    texts = server
      .words(`/games/${game}/texts/${language}`)
      .then((words) => new Texts(words.language, [words.text]));
    texts.catch(() => loaded.delete(key));
    loaded.set(key, texts);
  }
  return texts;
}
