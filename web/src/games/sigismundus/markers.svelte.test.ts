import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

const wish = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
vi.stubGlobal("matchMedia", () => wish);
const { hop, swaps, Track } = await import("./markers.svelte");

const rect = (left: number) => ({ left, top: 0 }) as DOMRect;
const element = document.createElement("i");

/** The orders that are shown one after another while a track goes to its goal. */
function shown(from: string[], to: string[]): string[] {
  let standing = $state.raw(from);
  let track!: InstanceType<typeof Track<string>>;
  const done = $effect.root(() => {
    track = new Track(() => standing);
  });
  const orders: string[] = [];
  flushSync(() => (standing = to));
  while (vi.getTimerCount()) {
    vi.advanceTimersToNextTimer();
    flushSync();
    orders.push(track.order.join(""));
  }
  done();
  return orders;
}

beforeEach(() => {
  vi.useFakeTimers();
  wish.matches = false;
});

describe("the way of markers", () => {
  it("is none where nothing has moved", () => {
    expect(swaps(["a", "b"], ["a", "b"])).toEqual([]);
  });

  it("leads over one neighbour after another to the left", () => {
    expect(swaps(["a", "b", "c"], ["c", "a", "b"])).toEqual([
      ["a", "c", "b"],
      ["c", "a", "b"],
    ]);
  });

  it("leads to the last space in as many swaps", () => {
    expect(swaps([0, 1, 2], [1, 2, 0])).toEqual([
      [1, 0, 2],
      [1, 2, 0],
    ]);
  });
});

describe("a track", () => {
  it("shows one swap at a time", () => {
    expect(shown(["a", "b", "c"], ["c", "a", "b"])).toEqual(["acb", "cab"]);
  });

  it("takes no longer for a wholly new order than for a few swaps", () => {
    const began = performance.now();

    expect(shown(["a", "b", "c", "d", "e"], ["e", "d", "c", "b", "a"])).toHaveLength(10);
    expect(performance.now() - began).toBeLessThanOrEqual(1800);
  });

  it("shows the goal at once to who wants no motion", () => {
    wish.matches = true;

    expect(shown(["a", "b", "c"], ["c", "a", "b"])).toEqual(["cab"]);
  });
});

describe("a hop", () => {
  it("goes over the marker that steps back", () => {
    const [forward, back] = [hop(element, { from: rect(60), to: rect(0) }, { hopMs: 300 }), hop(element, { from: rect(0), to: rect(60) }, { hopMs: 300 })];

    expect(forward.css!(0.5, 0.5)).toMatch(/^translate:30px -13px;z-index:1/);
    expect(back.css!(0.5, 0.5)).toMatch(/^translate:-30px -?0px;z-index:0/);
  });

  it("is none for who wants no motion, and for who has not moved", () => {
    expect(hop(element, { from: rect(0), to: rect(0) }, { hopMs: 300 })).toEqual({ duration: 0 });
    wish.matches = true;

    expect(hop(element, { from: rect(60), to: rect(0) }, { hopMs: 300 })).toEqual({ duration: 0 });
  });
});
