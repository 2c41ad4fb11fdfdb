/** What the board shows, worked out from what the engine says. */
import type { Foreseen } from "../../api/types";
import type { Seen } from "../../table/board";
import type { ObjectView, PieceView, PlayerView, VetoView } from "../../types/veto";
import type { CardType } from "./cards/facts";
import type { Box } from "./data";

/** Where a seat is named and there is none. */
export const NOBODY = -1;
/** Where a card on the table is named and there is none. */
export const NONE = 0;

export type Field = "karmazyn" | "election";

export function viewOf(seen: Seen): VetoView {
  return seen.now.view as VetoView;
}

/** The camp of the one who looks; null for the public. */
export function mine(seen: Seen): PlayerView | null {
  return seen.seat === null ? null : (viewOf(seen).players[seen.seat] ?? null);
}

/** Whose side lies below: the viewer's, or for the public that of the first seat. */
export function below(seen: Seen): number {
  return seen.seat ?? 0;
}

/** Those whose sides lie above, in the order of play from the one below. */
export function above(seen: Seen): number[] {
  const count = viewOf(seen).players.length;
  return Array.from({ length: count - 1 }, (_, at) => (below(seen) + at + 1) % count);
}

/** A card on the table by its number. */
export function pieceOf(seen: Seen, id: number): PieceView | undefined {
  return viewOf(seen).table.find((piece) => piece.id === id);
}

/** An object on the stack by its number. */
export function objectOf(seen: Seen, number: number): ObjectView | undefined {
  return viewOf(seen).stack.find((item) => item.number === number);
}

/** The characters of a camp on one of its fields, as they came. */
export function charactersOf(seen: Seen, seat: number, field: Field): PieceView[] {
  return viewOf(seen).table.filter((piece) => piece.controller === seat && piece.field === field);
}

/** What a camp has on the table by itself, of one type of card. */
export function ownedOf(seen: Seen, box: Box, seat: number, type: CardType): PieceView[] {
  return viewOf(seen).table.filter(
    (piece) => piece.controller === seat && piece.field === null && piece.host === NONE && box.typeOf(piece.card) === type,
  );
}

/** The card of a camp's faction on the table; undefined until it is shown. */
export function factionOf(seen: Seen, box: Box, seat: number): PieceView | undefined {
  return ownedOf(seen, box, seat, "faction")[0];
}

/** The strategy lies with the faction. */
export function strategyOf(seen: Seen, box: Box, seat: number): PieceView | undefined {
  const faction = factionOf(seen, box, seat);
  return faction && attachedTo(seen, faction.id).find((piece) => box.typeOf(piece.card) === "strategy");
}

/** What is attached to a card, as it came. */
export function attachedTo(seen: Seen, piece: number): PieceView[] {
  return viewOf(seen).table.filter((each) => each.host === piece);
}

/** Whether a character is one of the two fighters of the duel. */
export function isFighting(seen: Seen, piece: number): boolean {
  const { duel } = viewOf(seen);
  return duel !== null && (duel.challenger === piece || duel.challenged === piece);
}

/** Who may answer now, while a window is open; null if none is. */
export function mayReply(seen: Seen): number | null {
  return seen.now.prompt?.decision === "window" ? (seen.now.prompt.seats[0] ?? null) : null;
}

export function previewOf<Preview>(foreseen: Foreseen | undefined): Preview | null {
  return (foreseen?.preview ?? null) as Preview | null;
}

/** The one of those above whose side is shown unless another one is pointed at: who fights me, who is asked, who is at voice, who comes next. */
export function facing(seen: Seen): number {
  const others = above(seen);
  const { duel, voice } = viewOf(seen);
  const wanted = [...(duel?.seats ?? []), ...(seen.now.prompt?.seats ?? []), voice];
  return wanted.find((seat) => others.includes(seat)) ?? others[0]!;
}
