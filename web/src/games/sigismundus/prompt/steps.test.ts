import { afterEach, describe, expect, test, vi } from "vitest";
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";

// The desk looks at the width of the screen, which jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const { desk } = await import("../desk.svelte");
const { faceOf } = await import("./faces");
const { inReach, lostSteps, paidOf } = await import("./steps");

afterEach(() => vi.restoreAllMocks());

const agitations = [0, 1, 2, 3, 4].map((ducats) => ({ type: "agitate", ducats }));
const feasts = [[], ["client_card"], ["client_card", "client_card"]].map((cards) => ({ type: "hold_feast", cards }));

/** Seat 0 stands so many spaces behind the first on the senatorial and on the parliamentary track. */
function behind(senatorial: number, parliamentary: number): Seen {
  const track = (at: number) => [1, 2, 3, 4].toSpliced(at, 0, 0);
  const countries = ["lithuania", "sweden", "prussia"].map((id, at) => ({ id, space: at + 1 }));
  const view = { tracks: [track(0), track(senatorial), track(parliamentary)], countries };
  return { now: { view, options: [...feasts, ...agitations] }, seat: 0, names: [], log: [] } as unknown as Seen;
}

/** The engine foresees so many free steps. */
function free(steps: number): void {
  vi.spyOn(desk.foresight, "of").mockReturnValue({ refusal: null, preview: { change: { steps: [0, 0, steps] } }, stands: null });
}

describe("steps on a track", () => {
  test("are paid with cards or ducats", () => {
    expect([...feasts, ...agitations].map(paidOf)).toEqual([0, 1, 2, 0, 1, 2, 3, 4]);
  });

  test("are shown on the stage as far as they can be of use", () => {
    const shown = (seen: Seen, actions: Action[]) => actions.filter((action) => inReach(seen, action)).map(paidOf);
    expect([shown(behind(2, 0), feasts), shown(behind(2, 0), agitations)]).toEqual([[0, 1], [0]]);
    expect(shown(behind(0, 4), agitations)).toEqual([0, 1, 2, 3]);
    expect(inReach(behind(0, 0), { type: "farm", field: "economist" })).toBe(true);
  });

  test("are lost beyond space I, the free ones first", () => {
    free(1);
    expect(agitations.map((action) => lostSteps(behind(0, 3), action))).toEqual([0, 0, 0, 1, 2]);
    free(2);
    expect(agitations.map((action) => lostSteps(behind(0, 3), action))).toEqual([0, 0, 1, 2, 3]);
    free(0);
    expect(agitations.map((action) => lostSteps(behind(0, 0), action))).toEqual([0, 1, 2, 3, 4]);
  });
});

test("negotiations that move nothing say so, quietly", () => {
  const tools = { texts: { attribute: (id: string) => id, name: (id: string) => id } } as unknown as Tools;
  const face = (country: string, end: string) => faceOf(behind(0, 0), tools, { type: "play_negotiations", country, end });
  expect([face("lithuania", "first"), face("lithuania", "last"), face("prussia", "last")].map(({ quiet, words }) => [quiet, Boolean(words)])).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ]);
});
