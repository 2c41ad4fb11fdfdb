/** What the words of the card language are called and mean: in English they speak for themselves. */
import { Texts } from "../../text/texts";
import { stock } from "../stock.svelte";
import type { Sheet } from "../types";
import { hinted } from "./hints";

const files = import.meta.glob<string>(["./terms.*.ftl", "./hints.*.ftl"], { query: "?raw", import: "default" });

class Terms {
  private texts = $state.raw<Texts | null>(null);

  async load(language: string): Promise<void> {
    const own = ["terms", "hints"].flatMap((name) => files[`./${name}.${language}.ftl`] ?? []);
    this.texts = own.length ? new Texts(language, await Promise.all(own.map((file) => file()))) : null;
  }

  /** The language sheet with what its words mean. */
  hinted(sheet: Sheet): Sheet {
    return this.texts ? hinted(sheet, this.texts) : sheet;
  }

  /** A field, an operation or a word. `kind` tells apart what is written alike: `op-discard` is no pile. */
  of(word: string, kind = ""): string {
    const id = word.replaceAll("_", "-").replaceAll(":", "-").toLowerCase();
    for (const message of [`${kind}-${id}`, id]) {
      if (this.texts?.has(message)) return this.texts.say(message);
    }
    const known = stock.texts.has(`name-${id}`) && kind !== "op" ? stock.named(word) : word.replaceAll("_", " ");
    return known;
  }
}

export const terms = new Terms();
