/** Whether a key is meant for a field, and not for the table; one that is held down is meant once. */
export function typing(event: KeyboardEvent): boolean {
  return event.repeat || inField(event.target as Element);
}

/** Whether something can be written there. */
export function inField(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || /^(input|textarea|select)$/i.test(element.tagName));
}

/** Whether a key is meant neither for a field nor for a dialog that lies over the table. */
export function forTable(event: KeyboardEvent): boolean {
  const elsewhere = document.querySelector("dialog[open], [role=dialog], [role=alertdialog]");
  return !typing(event) && !event.ctrlKey && !event.metaKey && !event.altKey && !elsewhere;
}
