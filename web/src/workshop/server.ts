/** The workshop's requests. */
import { server } from "../api/http";
import type { CheckedCard, CheckedDeck, DeckData, Entry, KeptCard, KeptDeck, Sheet, Trial, Variant } from "./types";

/** A deck in one of its forms. */
export type Given = { text: string; own?: string[] } | { link: string } | { deck: DeckData };

export const workshop = {
  checkDeck: (given: Given, variant: Variant = "standard") => server.post<CheckedDeck>("/veto/deck/check", { ...given, variant }),
  checkCard: (entry: Entry) => server.post<CheckedCard>("/veto/card/check", { entry }),
  readCards: (toml: string) => server.post<CheckedCard[]>("/veto/card/read", { toml }),
  language: () => server.get<Sheet>("/veto/card/language"),

  decks: () => server.get<KeptDeck[]>("/me/decks"),
  keepDeck: (name: string, deck: DeckData, id = "") => kept<KeptDeck>("decks", id, { name, deck }),
  dropDeck: (id: string) => server.delete(`/me/decks/${id}`),
  cards: () => server.get<KeptCard[]>("/me/cards"),
  keepCard: (name: string, entry: Entry, id = "") => kept<KeptCard>("cards", id, { name, entry }),
  dropCard: (id: string) => server.delete(`/me/cards/${id}`),

  tryOut: (deck: DeckData, variant: Variant, games: number) =>
    server.post<Trial>("/veto/trials", { deck, variant, against: [], games, bot: "greedy" }),
  trials: () => server.get<Trial[]>("/veto/trials"),
  trial: (id: string) => server.get<Trial>(`/veto/trials/${id}`),
  stopTrial: (id: string) => server.delete(`/veto/trials/${id}`),
};

function kept<T>(what: string, id: string, work: object): Promise<T> {
  return id ? server.put<T>(`/me/${what}/${id}`, work) : server.post<T>(`/me/${what}`, work);
}
