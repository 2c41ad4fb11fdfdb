import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";

// The desk looks at the width of the screen, which jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
const { desk } = await import("../desk.svelte");
const { atOnce, countryTried, figureOffers, figureTried, onShow, waysTo } = await import("./targets");
const { reasons } = await import("../why.svelte");

const mission = { type: "play_mission", country: "sweden" };
const first = { type: "play_negotiations", country: "sweden", end: "first" };
const last = { type: "play_negotiations", country: "sweden", end: "last" };
const tools = {
  choose: () => {},
  foresee: (actions: readonly Action[]) => Promise.resolve(actions.map(({ country }) => ({ refusal: { text: `not ${String(country)}` } }))),
} as unknown as Tools;

function seen(decision: string, options: Action[], cards: string[] = []): Seen {
  const players = [{ figures: [] }, { figures: [{ figure: "jan_laski", gold: 2 }] }];
  const view = { countries: [{ id: "sweden" }, { id: "prussia" }], open_figures: ["mikolaj_rej"], hand: { cards, known: [] }, players };
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
    const tried = countryTried(special, "prussia");
    expect(tried).toEqual([{ type: "play_mission", country: "prussia" }]);
    expect(countryTried(special, "sweden")).toEqual([]);

    await reasons.ask(special, tools, ...tried);

    expect(reasons.of(...tried)?.text).toBe("not prussia");
  });
});

it("asks for nothing but the country when one is crowned", () => {
  const crown = { type: "crown", country: "sweden" };

  expect(waysTo(seen("crown_country", [crown]), tools, "sweden")).toEqual([crown]);
  expect(atOnce([crown])).toBe(true);
});

it("tries influence with the cards of an option", () => {
  const place = { type: "place_influence", country: "sweden", cards: ["negotiations"] };

  expect(countryTried(seen("choose_influence", [place]), "prussia")).toEqual([{ ...place, country: "prussia" }]);
});

it("takes a Figure by Patronage only", () => {
  const take = { type: "take_figure", figure: "mikolaj_rej", gold: 0 };
  const placing = seen("place_client", [take]);
  expect(figureOffers(placing, "mikolaj_rej")).toEqual([take]);

  desk.field = "envoy";

  expect(figureOffers(placing, "mikolaj_rej")).toEqual([]);
});

it("bribes or carries off a Figure that has a patron", () => {
  const [bribe, abduct] = ["bribe_figure", "abduct"].map((type) => ({ type, figure: "jan_laski" }));

  expect(figureOffers(seen("place_client", [bribe!]), "jan_laski")).toEqual([bribe]);
  expect(figureOffers(seen("choose_figure", [abduct!]), "jan_laski")).toEqual([abduct]);
});

it("shows the Figures laid out in this round, and asks why they cannot be won", () => {
  const begun = { n: 0, at_ms: 0, events: [{ type: "RoundBegun", figures: ["jan_laski", "mikolaj_rej"] }] };
  const placing = { ...seen("place_client", [{ type: "withdraw" }]), log: [begun] } as Seen;

  expect(onShow(placing)).toEqual(["jan_laski", "mikolaj_rej"]);
  expect(onShow({ ...placing, log: [] })).toEqual(["mikolaj_rej"]);
  expect(figureTried(placing, "jan_laski")).toEqual({ type: "bribe_figure", figure: "jan_laski" });
  expect(figureTried(placing, "mikolaj_rej")).toEqual({ type: "take_figure", figure: "mikolaj_rej", gold: 0 });
  expect(figureTried(seen("choose_influence", [{ type: "pass" }]), "jan_laski")).toBeNull();
});
