import { describe, expect, it } from "vitest";
import type { GameFacts } from "../../api/types";
import { Draft } from "./draft.svelte";

const game = {
  slug: "magnaci",
  seats: [2, 3, 4],
  levels: ["novice", "squire"],
  options: {
    trade: { choices: [true, false], default: true, per_seat: false },
    families: { choices: ["a", "b", "c", "d"], default: null, per_seat: true },
  },
} as unknown as GameFacts;

describe("a planned table", () => {
  it("seats me and leaves the rest to others", () => {
    const draft = new Draft(game, 3, "squire");

    expect(draft.table("Table").seats).toEqual([{ kind: "me", name: "" }, { kind: "open" }, { kind: "open" }]);
  });

  it("takes the most seats there are when mine do not fit the game", () => {
    expect(new Draft(game, 5, "squire").seats).toHaveLength(4);
  });

  it("keeps who sits where when seats are added or taken away", () => {
    const draft = new Draft(game, 4, "novice");
    draft.seats[1]!.kind = "bot";

    draft.resize(2);
    draft.resize(3);

    expect(draft.table("").seats[1]).toEqual({ kind: "bot", level: "novice" });
    expect(draft.table("").seats[2]).toEqual({ kind: "open" });
  });

  it("swaps what two seats cannot both have", () => {
    const draft = new Draft(game, 2, "squire");

    draft.choose("families", 0, "d");

    expect(draft.table("").options).toEqual({ trade: true, families: ["d", "b"] });
  });

  it("is listed only while somebody could join", () => {
    const draft = new Draft(game, 2, "squire");
    draft.seats[1]!.kind = "bot";

    expect(draft.table("").listed).toBe(false);
  });

  it("knows its pace again", () => {
    const draft = new Draft(game, 2, "squire");

    draft.time("live");
    expect(draft.preset()?.id).toBe("steady");

    draft.pace.move_s = 42;
    expect(draft.preset()).toBeUndefined();
  });

  it("delays spectators only where they are delayed", () => {
    const draft = new Draft(game, 2, "squire");
    expect(draft.table("").setting!.spectators).toEqual({ mode: "on", delay_s: 0 });

    draft.spectators = "delayed";
    expect(draft.table("").setting!.spectators).toEqual({ mode: "delayed", delay_s: 300 });
  });
});
