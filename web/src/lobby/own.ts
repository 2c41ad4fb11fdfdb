/** The options that each seat has its own of, such as its family: in words, and as arms. */
import type { GameFacts, TableFacts } from "../api/types";
import { bySeat } from "../design/tincture";
import { wordsOf } from "./games.svelte";

/** What a seat has of its own; empty in a game where all seats are alike. */
export function ownWords(table: TableFacts, game: GameFacts | undefined, seat: number): string {
  return perSeat(game)
    .map(([name]) => wordsOf(game!).options[name]!.choices[String(chosen(table, name, seat))])
    .filter(Boolean)
    .join(", ");
}

/** The tincture of a seat, as it will be at the table. */
export function ownTincture(table: TableFacts, game: GameFacts | undefined, seat: number): number {
  const [own] = perSeat(game);
  const at = own ? own[1].choices.indexOf(chosen(table, own[0], seat)) : -1;
  return at < 0 ? bySeat(seat) : at;
}

function perSeat(game: GameFacts | undefined) {
  return Object.entries(game?.options ?? {}).filter(([, option]) => option.per_seat);
}

function chosen(table: TableFacts, option: string, seat: number): unknown {
  return (table.options[option] as readonly unknown[] | undefined)?.[seat];
}
