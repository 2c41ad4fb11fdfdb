/** A deck in a link: after the hash, so that no server logs it. */
const NAME = "deck";

export function linkTo(origin: string, word: string): string {
  return `${origin}/workshop#${NAME}=${word}`;
}

/** The word for a deck in a fragment; null if the fragment says something else. */
export function wordIn(fragment: string): string | null {
  return new URLSearchParams(fragment).get(NAME) || null;
}

/** What somebody pasted may be a whole link, the word alone, or the text of a deck. */
export function pastedLink(pasted: string): string | null {
  const text = pasted.trim();
  if (/\s/.test(text)) return null;
  const [, fragment] = text.split("#");
  if (fragment) return wordIn(fragment);
  return /^\d+\.[\w.~-]{8,}$/.test(text) ? text : null;
}
