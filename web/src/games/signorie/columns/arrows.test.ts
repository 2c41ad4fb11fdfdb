import { beforeEach, describe, expect, it } from "vitest";
import { arrow } from "./arrows";

let root: HTMLElement;

/** Two columns: a task, two dice, a space; the second column has no dice left. */
beforeEach(() => {
  const signs = [
    ["task-0", 0, 0],
    ["task-1", 0, 1],
    ["die-a", 2, 0],
    ["die-b", 2, 0],
    ["space-0", 3, 0],
    ["space-1", 3, 1],
  ];
  root = document.createElement("div");
  root.innerHTML = signs.map(([id, row, column]) => `<button id="${id}" data-row="${row}" data-column="${column}"></button>`).join("");
  root.addEventListener("keydown", (event) => arrow(event, root));
  document.body.replaceChildren(root);
});

function press(id: string, key: string): string {
  const from = document.getElementById(id)!;
  from.focus();
  from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  return document.activeElement!.id;
}

describe("the arrow keys", () => {
  it("go along a row, from die to die", () => {
    expect(press("die-a", "ArrowRight")).toBe("die-b");
    expect(press("die-b", "ArrowLeft")).toBe("die-a");
    expect(press("die-b", "ArrowRight")).toBe("die-b");
  });

  it("go up and down a column, over what is empty", () => {
    expect(press("task-0", "ArrowDown")).toBe("die-a");
    expect(press("task-1", "ArrowDown")).toBe("space-1");
    expect(press("space-0", "ArrowUp")).toBe("die-a");
  });

  it("leave other keys alone", () => {
    expect(press("die-a", "x")).toBe("die-a");
  });
});
