import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ui } from "../text/ui.svelte";
import Book from "./Book.svelte";

const answers: Record<string, string> = {
  "/api/games/magnaci/rules/en": JSON.stringify([
    { id: "MA-1", title: "Aim", rules: [{ id: "MA-1.1", text: "See MA-1.2." }, { id: "MA-1.2", text: "Four Ages." }] },
  ]),
  "/api/games/magnaci/components": JSON.stringify({
    laws: { law: [{ id: "veto", name: { en: "VETO!", pl: "VETO!" }, estates: 2, source: "ours" }] },
  }),
  "/api/games/magnaci/texts/en": "name-veto = VETO!",
};

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal("fetch", async (path: string) => new Response(answers[path]));
  await ui.load("en");
});

afterEach(cleanup);

test("opens at a rule, which is marked and has the focus", async () => {
  const { container } = render(Book, { game: "magnaci", at: "MA-1.2", go: vi.fn() });

  await screen.findByText("Four Ages.");
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("MA-1.2"));
  expect(container.querySelector("li.current")?.id).toBe("MA-1.2");
});

test("a rule in a text leads to it", async () => {
  const go = vi.fn();
  render(Book, { game: "magnaci", at: "", go });

  await fireEvent.click(await screen.findByRole("button", { name: "MA-1.2" }));

  expect(go).toHaveBeenCalledWith("MA-1.2");
});

test("opens at a component, with its provenance", async () => {
  render(Book, { game: "magnaci", at: "veto", go: vi.fn() });

  await vi.waitFor(() => expect(document.activeElement?.id).toBe("law.veto"));
  expect(document.activeElement?.textContent).toContain("ours");
});

test("a search leaves only what was found, and says so when it is nothing", async () => {
  render(Book, { game: "magnaci", at: "", go: vi.fn() });
  const field = await screen.findByRole("searchbox");
  await screen.findByText("Four Ages.");

  await fireEvent.input(field, { target: { value: "ages" } });
  expect(document.querySelectorAll("[data-item]")).toHaveLength(1);

  await fireEvent.input(field, { target: { value: "dragon" } });
  expect(screen.getByText(/dragon/)).toBeTruthy();
});
