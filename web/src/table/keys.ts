/** Whether a key is meant for a field, and not for the table; one that is held down is meant once. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return event.repeat || target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName);
}
