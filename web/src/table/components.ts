/** The data files of a game, looked up by id. */
interface Named {
  id: string;
}

export function byId<T extends Named>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((each) => [each.id, each]));
}

/** The box that is made of the data files of a table; made once for each. */
export function boxed<Files, Box>(Kind: new (files: Files) => Box): (components: Record<string, unknown>) => Box {
  const boxes = new WeakMap<object, Box>();
  return (components) => {
    const box = boxes.get(components) ?? new Kind(components as unknown as Files);
    boxes.set(components, box);
    return box;
  };
}
