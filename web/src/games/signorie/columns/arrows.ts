/** The arrow keys go from sign to sign: along a row, or up and down a column. */
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrow(event: KeyboardEvent, root: HTMLElement | undefined): void {
  const step = STEPS[event.key];
  const from = event.target as HTMLElement;
  if (!root || !step || from.dataset["row"] === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const all = [...root.querySelectorAll<HTMLElement>("[data-row]")];
  (step[0] ? beside(all, from, step[0]) : below(all, from, step[1]))?.focus();
}

function beside(all: readonly HTMLElement[], from: HTMLElement, step: number): HTMLElement | undefined {
  const row = all.filter((each) => each.dataset["row"] === from.dataset["row"]);
  return row[row.indexOf(from) + step];
}

/** The next row of the column that has something. */
function below(all: readonly HTMLElement[], from: HTMLElement, step: number): HTMLElement | undefined {
  const column = all.filter((each) => each.dataset["column"] === from.dataset["column"]);
  const away = (each: HTMLElement) => (Number(each.dataset["row"]) - Number(from.dataset["row"])) * step;
  return column.filter((each) => away(each) > 0).sort((one, other) => away(one) - away(other))[0];
}
