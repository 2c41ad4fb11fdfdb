/** The drawings that card faces are made of: fetched once and used by their ids. */
import { lay } from "../../../design/drawings";
import address from "../art/cards.svg?url";

let laid: Promise<void> | null = null;

/** Lay the drawings out, once; after a lost connection the next card tries again. */
export function layDrawings(): void {
  laid ??= lay(address).catch(() => {
    laid = null;
  });
}
