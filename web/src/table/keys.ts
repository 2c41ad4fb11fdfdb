/** Whether a key is meant for a field, and not for the table. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName);
}
