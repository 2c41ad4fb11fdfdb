import { beforeEach, expect, it } from "vitest";
import type { GameFacts } from "../../api/types";
import { ui } from "../../text/ui.svelte";
import { Draft } from "./draft.svelte";
import { summary } from "./summary";

const game = { slug: "magnaci", seats: [2, 3, 4], levels: ["squire"], options: {} } as unknown as GameFacts;

beforeEach(() => ui.load("en"));

it("says who sits there, how fast they play and who finds the table", () => {
  const draft = new Draft(game, 4, "squire");
  draft.seats[3]!.kind = "bot";
  draft.listed = false;

  expect(summary(draft)).toBe(
    "At the table: you, 2 free seats, and a bot. There is no clock. " +
      "Only those with a link can join. Play begins when the last seat is taken.",
  );
});

it("begins at once where nobody is missing", () => {
  const draft = new Draft(game, 2, "squire");
  draft.seats[1]!.kind = "bot";

  expect(summary(draft)).toMatch(/Play begins at once\.$/);
});

it("speaks Polish", async () => {
  await ui.load("pl");

  expect(summary(new Draft(game, 3, "squire"))).toMatch(/^Przy stole: ty i 2 wolne miejsca\. /);
});
