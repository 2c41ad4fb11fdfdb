import { asked, box, laid, table } from "./testing";
import { expect, test } from "vitest";
import { lit, wishers } from "./wishes";
import { read, written } from "./geometry";
import { contacts, placing, type Task, taskOf, tried } from "./placing.svelte";
import { isNew, offered, span, tilesOf } from "./ring";

const place = (at: string, beyond = "") => ({ type: "place", at, beyond });

function begun(...[view, decision, facts, options]: Parameters<typeof asked>): [ReturnType<typeof asked>, Task] {
  const seen = asked(view, decision, facts, options);
  const task = taskOf(seen, box)!;
  placing.begin(seen, task);
  return [seen, task];
}

test("a tile begins where it may lie, as printed if it can", () => {
  const [, task] = begun(table([{}]), "place_building", { tile: "tower" }, [place("a1b1c1"), place("e2e3e4")]);

  expect(written(placing.cells(task))).toBe("e2e3e4");
  expect(placing.legal(task)).toEqual(place("e2e3e4"));
});

test("the cells in reach are those of all ways, and of those as it is turned", () => {
  const [, task] = begun(table([{}]), "place_building", { tile: "tower" }, [place("a1b1c1"), place("e2e3e4"), place("e3e4e5")]);

  expect(written(placing.reach(task, false))).toBe("a1b1c1e2e3e4e5");
  expect(written(placing.reach(task, true))).toBe("e2e3e4e5");
});

test("every allowed placement can be reached by keys", () => {
  const ways = ["a1a2b2", "a1b1a2", "f6g6g7", "g6f7g7"].map((at) => place(at));
  const [, task] = begun(table([{}]), "place_building", { tile: "chapel" }, ways);
  const reached = new Set<unknown>();

  for (let turn = 0; turn < 4; turn++) {
    for (let row = 0; row < 7; row++) placing.move(task, 0, -1);
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 7; column++) placing.move(task, -1, 0);
      for (let column = 0; column < 7; column++) {
        reached.add(placing.legal(task)?.at);
        placing.move(task, 1, 0);
      }
      placing.move(task, 0, 1);
    }
    placing.turn(task);
  }

  for (const { at } of ways) expect(reached).toContain(at);
});

test("a tile outside is said below the last row, for columns before the first have no name", () => {
  const [seen, task] = begun(table([{}]), "place_building", { tile: "tower" }, [place("e2e3e4")]);

  placing.point(task, 0.5, 0.4);

  expect(written(placing.faults(seen, task))).toBe("a0");
  expect(tried(seen, task, placing.cells(task))).toEqual(place("a7a8a9"));
});

test("a joint building is said as own cells and cells beyond, on either side", () => {
  const view = table([{}, {}, {}], true);
  const east = begun(view, "place_jointly", { tile: "chapel", actor: 0, to: 1 }, [place("g1g2", "a2")]);
  expect(written(placing.cells(east[1]))).toBe("g1g2h2");
  expect(tried(...east, placing.cells(east[1]))).toEqual(place("g1g2", "a2"));

  const west = begun(view, "place_jointly", { tile: "chapel", actor: 0, to: 2 }, [place("a2", "g1g2")]);
  expect(placing.legal(west[1])).toEqual(place("a2", "g1g2"));
  expect(tried(...west, placing.cells(west[1]))).toEqual(place("a2", "g1g2"));
});

test("a counter-offer begins where the offer lies", () => {
  const offer = { tile: "chapel", actor: 1, to: 0, at: "a2", beyond: "g1g2", florins: 300 };
  const [seen, task] = begun(table([{}, {}, {}], true), "counter_place", offer, [place("g3g4", "a4"), place("g1g2", "a2")]);

  expect(placing.legal(task)).toEqual(place("g1g2", "a2"));
  expect(written(offered(table([{}, {}, {}], true), offer, 0)!)).toBe("g1g2h2");
  expect(offered(table([{}, {}, {}], true), offer, 2)).toBeNull();
  expect(span(seen, 0, false)).toEqual([-2, 14]);
  expect(span(seen, 0, true)).toEqual([2, 12]);
});

test("contacts are buildings and the palazzo, across borders too, and no landscapes", () => {
  const mine = { buildings: [laid("tower", "a1a2a3")], landscapes: [laid("forest", "b1c1b2c2")] };
  const view = table([mine, { buildings: [laid("studio", "a1a2a3a4b4")] }, {}], true);

  expect(contacts(view, 0, read("b3")).map(({ tile }) => tile)).toEqual(["tower"]);
  expect(contacts(view, 0, read("d5")).map(({ tile }) => tile)).toEqual(["palazzo"]);
  expect(contacts(view, 0, read("g4")).map(({ tile }) => tile)).toEqual(["studio"]);
});

test("a joint building is whole from both sides of the border", () => {
  const view = table([{ buildings: [laid("chapel", "g1g2", 1)] }, { buildings: [laid("chapel", "a2", 0)] }, {}], true);

  expect(written(tilesOf(view, 0)[0]!.whole)).toBe("g1g2h2");
  expect(tilesOf(view, 1)[0]!.whole).toEqual([[0, 1], [-1, 0], [-1, 1]]);
});

test("only the tile that was laid is new, and only in its land", () => {
  const news = [{ type: "TilePlaced" as const, seat: 0, tile: "forest", cells: "a1b1a2b2" }];
  const [old, fresh] = tilesOf(table([{ landscapes: [laid("forest", "c1d1c2d2"), laid("forest", "a1b1a2b2")] }]), 0);

  expect([isNew(news, 0, old!), isNew(news, 0, fresh!), isNew(news, 1, fresh!)]).toEqual([false, true, false]);
});

test("what a profession wishes for is lit with it", () => {
  expect([lit(box, "poet", "lake"), lit(box, "poet", "park"), lit(box, null, "lake")]).toEqual([true, false, false]);
  expect(wishers(box, ["poet"], "theatre")).toEqual(["poet"]);
});
