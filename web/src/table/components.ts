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

/** The ids in the data files of a table; gathered once for each. */
const known = new WeakMap<object, ReadonlySet<unknown>>();

/** Whether something is a component, so that the reference has a card of it. */
export function isComponent(components: Record<string, unknown>, id: string): boolean {
  const ids = known.get(components) ?? new Set(Object.values(components).flatMap(idsIn));
  known.set(components, ids);
  return ids.has(id);
}

function idsIn(file: unknown): unknown[] {
  return Object.values(file ?? {}).flatMap((rows: unknown) =>
    Array.isArray(rows) ? rows.map((row: Partial<Named> | null) => row?.id) : [],
  );
}
