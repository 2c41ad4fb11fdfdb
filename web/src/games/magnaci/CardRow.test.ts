import { render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { player, seen, tools, view } from "./testing";
import CardRow from "./CardRow.svelte";
import { desk } from "./desk.svelte";

const row = { id: "primate", place: "primate", note: "", holder: null };

beforeEach(() => desk.clear());

test("a card of mine that lies for good is drawn once", () => {
  const half = view({ players: [player({ hand: ["2"], laid: ["5", null, null, null] }), player(), player()] });
  const lying = [{ seat: 0, card: "5" }];

  const { container } = render(CardRow, { seen: seen("placement", { place: "treasurer" }, half), tools, ...row, lying });

  expect([...container.querySelectorAll(".card")].map((card) => card.textContent)).toEqual(["5"]);
});
