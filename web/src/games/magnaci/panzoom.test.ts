import { expect, test } from "vitest";
import { PanZoom } from "./panzoom.svelte";

function phone(height: number): PanZoom {
  const look = new PanZoom();
  [look.width, look.height] = [390, height];
  return look;
}

test("a high window is filled by the map, as far as the Commonwealth stays in it", () => {
  expect(phone(200).base).toBe(390);
  expect(phone(400).base).toBeCloseTo((400 * 880) / 608);
  expect(phone(900).base).toBeCloseTo(390 * 1.6);
});

test("of the whole map every pin is in the window", () => {
  const look = phone(200);

  for (const [x, y] of [[2, 2], [98, 98]] as const) {
    const at = look.pinned(x, y, 0);
    expect(at.x).toBeGreaterThanOrEqual(36);
    expect(at.x).toBeLessThanOrEqual(354);
    expect(at.y).toBeGreaterThanOrEqual(18);
    expect(at.y).toBeLessThanOrEqual(182);
  }
});

test("the second Conflict of a Power stands below the first", () => {
  const look = phone(200);

  expect(look.pinned(20, 9, 28).y - look.pinned(20, 9, 0).y).toBe(28);
});
