/** Markers on a track pass each other one at a time. */

/** The orders between two orders of the same markers, each one swap of neighbours further; the last is the goal. */
export function swaps(from: readonly string[], to: readonly string[]): string[][] {
  const order = [...from];
  const found: string[][] = [];
  to.forEach((id, goal) => {
    for (let at = order.indexOf(id); at > goal; at--) {
      [order[at - 1], order[at]] = [order[at]!, order[at - 1]!];
      found.push([...order]);
    }
  });
  return found;
}
