/** Several listeners at once, added and taken away together. */
import { on } from "svelte/events";

/**
 * Hear events of an element; gives back how to stop. They may come while the page is being drawn – what loses the
 * focus because it goes away says so at once – and what is heard may still change what is shown.
 */
export function listen<Heard extends Event>(
  element: EventTarget,
  listeners: Record<string, (event: Heard) => void>,
  options?: AddEventListenerOptions,
): () => void {
  const stops = Object.entries(listeners).map(([name, listener]) => on(element, name, listener as EventListener, options));
  return () => stops.forEach((stop) => stop());
}
