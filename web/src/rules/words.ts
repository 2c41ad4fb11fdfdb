/** What the fields of data files are called; only the reference needs these words. */
import { messageOf, Texts } from "../text/texts";

const files = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export class Words {
  private constructor(private readonly texts: Texts) {}

  static async in(language: string): Promise<Words> {
    return new Words(new Texts(language, [await files[`./words/${language}.ftl`]!()]));
  }

  /** A kind of component; `key` tells it from what other files call the same. */
  kind(id: string, key = ""): string {
    return this.of("kind", key.replace("/", "-")) ?? this.of("kind", id) ?? plain(id);
  }

  /** A field of the data; a game has names for those that are terms of it. */
  field(id: string, texts: Texts): string {
    return this.of("field", id) ?? plain(texts.name(id));
  }

  /** A word of the data, if it has a name in this language. */
  value(id: string): string | null {
    return this.of("value", id);
  }

  private of(prefix: string, id: string): string | null {
    const message = messageOf(prefix, id);
    return this.texts.has(message) ? this.texts.say(message) : null;
  }
}

/** `min_work_value` reads as `Min work value`. */
function plain(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
