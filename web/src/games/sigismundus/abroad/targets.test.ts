import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";

// The desk looks at the width of the screen, which jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
const { desk } = await import("../desk.svelte");
const { askWhy, atOnce, refused, takes, waysTo, whyNotCountry } = await import("./targets");

const mission = { type: "play_mission", country: "sweden" };
const first = { type: "play_negotiations", country: "sweden", end: "first" };
const last = { type: "play_negotiations", country: "sweden", end: "last" };
const tools = {
  choose: () => {},
  foresee: (actions: readonly Action[]) => Promise.resolve(actions.map(({ country }) => ({ refusal: { text: `not ${String(country)}` } }))),
} as unknown as Tools;

function seen(decision: string, options: Action[], cards: string[] = []): Seen {
  const view = { countries: [{ id: "sweden" }, { id: "prussia" }], open_figures: ["mikolaj_rej"], hand: { cards, known: [] } };
  return { seat: 0, names: [], log: [], now: { view, options, prompt: { decision, facts: {} } } } as unknown as Seen;
}

beforeEach(() => desk.letGo());

describe("a special action in a country", () => {
  const special = seen("special_action", [mission, first, last, { type: "pass" }], ["diplomatic_mission", "negotiations"]);

  it("is chosen from a menu while nothing is picked up", () => {
    expect(waysTo(special, tools, "sweden")).toEqual([mission, first, last]);
    expect(atOnce([mission])).toBe(false);
  });

  it("is that of the card picked up", () => {
    desk.card = "diplomatic_mission";

    expect(waysTo(special, tools, "sweden")).toEqual([mission]);
    expect(atOnce([mission])).toBe(true);
  });

  it("is none for a card that names no country", () => {
    desk.card = "enlistment";

    expect(waysTo(special, tools, "sweden")).toEqual([]);
  });

  it("cannot be chosen in a replay", () => {
    expect(waysTo(special, { ...tools, choose: null }, "sweden")).toEqual([]);
  });

  it("is explained where it is refused, for cards in the hand", async () => {
    expect(refused(special)).toEqual([{ type: "play_mission", country: "prussia" }]);

    askWhy(special, tools);

    await vi.waitFor(() => expect(whyNotCountry(special, "prussia")?.text).toBe("not prussia"));
    expect(whyNotCountry(special, "sweden")).toBeNull();
  });
});

it("asks for nothing but the country when one is crowned", () => {
  const crown = { type: "crown", country: "sweden" };

  expect(waysTo(seen("crown_country", [crown]), tools, "sweden")).toEqual([crown]);
  expect(atOnce([crown])).toBe(true);
});

it("tries influence with the cards of an option", () => {
  const place = { type: "place_influence", country: "sweden", cards: ["negotiations"] };

  expect(refused(seen("choose_influence", [place]))).toEqual([{ ...place, country: "prussia" }]);
});

it("takes a Figure by Patronage only", () => {
  const take = { type: "take_figure", figure: "mikolaj_rej", gold: 0 };
  const placing = seen("place_client", [take]);
  expect(takes(placing, "mikolaj_rej")).toEqual([take]);

  desk.field = "envoy";

  expect(takes(placing, "mikolaj_rej")).toEqual([]);
});
