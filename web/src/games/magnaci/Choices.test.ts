import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Action } from "../../api/types";
import { ui } from "../../text/ui.svelte";
import { player, seen, tools, view } from "./testing";
import Choices from "./Choices.svelte";
import { desk } from "./desk.svelte";

beforeAll(async () => {
  await ui.load("en");
  await ui.learn("magnaci");
});
afterEach(() => {
  cleanup();
  desk.follow(seen("", {}, view()));
});

const families = ["potocki", "sapieha", "radziwill", "zamoyski", "lubomirski"];
const five = () => view({ players: families.map((family) => player({ family })) });

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    window.dispatchEvent(new KeyboardEvent("keydown", { key }));
    await tick();
  }
}

function asked(decision: string, options: Action[], facts: Record<string, unknown> = {}) {
  const choose = vi.fn();
  const now = { ...seen(decision, facts, five(), options), names: families };
  const { container } = render(Choices, { seen: now, tools: { ...tools, choose } });
  const titles = () => [...container.querySelectorAll(".option b")].map((title) => title.textContent);
  return { choose, container, titles };
}

describe("a new order", () => {
  const orders = [
    [0, 1, 2, 3, 4],
    [0, 1, 2, 4, 3],
    [1, 0, 2, 3, 4],
    [1, 0, 2, 4, 3],
  ].map((track) => ({ type: "order", track }));

  test("is named family by family; a digit is no whole order", async () => {
    const { choose, titles } = asked("track_tie", orders, { tied: [0, 1], also_tied: [3, 4] });

    await press("2");
    expect(choose).not.toHaveBeenCalled();
    expect(titles()).toEqual(["zamoyski", "lubomirski"]);

    await press("1");
    expect(choose).not.toHaveBeenCalled();

    await press("s");
    expect(choose).toHaveBeenCalledExactlyOnceWith(orders[2]);
  });

  test("shows from the start who is fixed, and begins anew by Backspace", async () => {
    const { choose, container, titles } = asked("track_tie", orders);
    expect(container.querySelectorAll("li")[2]!.textContent).toContain("fixed");

    await press("1", "1", "Backspace");
    expect(titles()).toEqual(["potocki", "sapieha"]);

    await press("1", "2", "Enter");
    expect(choose).toHaveBeenCalledExactlyOnceWith(orders[1]);
  });
});

describe("a card with many targets", () => {
  const plays = ["prussia", "lithuania"].flatMap((target) =>
    [1, 2, 3, 4].map((victim) => ({ type: "play", card: "treasurer", target, victim })),
  );

  test("is aimed by digits: the province, then the family", async () => {
    const { choose, titles } = asked("turn", [...plays, { type: "pass" }]);

    await press("1");
    expect(titles()).toEqual(["Back", "prussia", "lithuania"]);
    await press("2");
    expect(titles()).toEqual(["Back", "sapieha", "radziwill", "zamoyski", "lubomirski"]);
    await press("3");

    expect(choose).toHaveBeenCalledExactlyOnceWith(plays[6]);
  });

  test("is laid back step by step", async () => {
    const { choose, titles } = asked("turn", [...plays, { type: "pass" }]);

    await press("1", "2", "Escape");
    expect(titles()).toContain("prussia");
    await press("Escape");

    expect(titles()).toContain("treasurer");
    expect(choose).not.toHaveBeenCalled();
  });
});

test("Laws that can be pledged are not called useless", () => {
  const law = { ...five(), players: five().players.map((each) => ({ ...each, laws: ["rokosz", "union_of_brest"] })) };
  const now = seen("turn", { window: "tie_pause" }, law, [{ type: "pledge", law: "rokosz" }, { type: "pass" }]);

  const { container } = render(Choices, { seen: { ...now, names: families }, tools: { ...tools, choose: vi.fn() } });

  expect(container.querySelector(".toggle")!.textContent).toBe("Not now (1)");
});
