/** Keys that are meant for the land. */
import { typing } from "../../../table/keys";

/** Whether a key is meant neither for a field nor for a dialog that lies over the table. */
export function forTable(event: KeyboardEvent): boolean {
  const elsewhere = document.querySelector("dialog[open], [role=dialog], [role=alertdialog]");
  return !typing(event) && !event.ctrlKey && !event.metaKey && !event.altKey && !elsewhere;
}
