import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { family, moment, tools } from "./testing";
import Chain from "./Chain.svelte";

test("a task that a helper repeats stands in the chain twice", () => {
  const links = ["task_clerical", "helper_grey_top", "task_clerical"];
  const chain = { seat: 0, colour: "grey", value: 5, links, helpers: [], extra: false };

  const { container } = render(Chain, { seen: moment({ players: [family({})], chain }), tools });

  expect([...container.querySelectorAll(".chain li:not(.now, .back)")].slice(1)).toHaveLength(3);
});
