/** What is meant by Enter and by a click. */
import { forTable } from "../../../table/keys";

/** Whether Enter is meant for what is ready; on a button or a link it is meant for that. */
export function entered(event: KeyboardEvent): boolean {
  return event.key === "Enter" && forTable(event) && !(event.target as Element | null)?.closest?.("button, a, summary, [role=button]");
}

/** Keeps the second half of a double click from what has taken the place of what was clicked. */
export function clickedOnce(node: HTMLElement): () => void {
  const stop = (event: MouseEvent) => event.detail > 1 && event.stopPropagation();
  node.addEventListener("click", stop, true);
  return () => node.removeEventListener("click", stop, true);
}
