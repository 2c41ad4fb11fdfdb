/** The words of the games: the same Fluent files that the engine speaks with. */
import { server } from "../api/http";
import { Texts } from "./texts";

const loaded = new Map<string, Promise<Texts>>();

/** The texts of a game; read once for each language. */
export function textsOf(game: string, language: string): Promise<Texts> {
  const key = `${game} ${language}`;
  let texts = loaded.get(key);
  if (!texts) {
    texts = server
      .text(`/games/${game}/texts/${language}`)
      .then((source) => new Texts(language, [source]));
    texts.catch(() => loaded.delete(key));
    loaded.set(key, texts);
  }
  return texts;
}
