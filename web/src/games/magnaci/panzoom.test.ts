import { expect, test } from "vitest";
import { PanZoom } from "./panzoom.svelte";
import { PINS, PROVINCES } from "./places";

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
    expect(at.y).toBeGreaterThanOrEqual(20);
    expect(at.y).toBeLessThanOrEqual(180);
  }
});

test("the second Conflict of a Power stands below the first", () => {
  const look = phone(240);

  expect(look.pinned(20, 9, 40).y - look.pinned(20, 9, 0).y).toBe(40);
});

test("in a low window one pin is shown, in the place of the first", () => {
  const look = phone(200);

  expect(look.partial).toBe(true);
  expect(look.pinned(20, 9, 40)).toEqual(look.pinned(20, 9, 0));
});

test("a low window shows the place that is looked at", () => {
  const look = phone(110);
  const tall = (390 * 608) / 880;

  look.lookAt({ x: 440, y: 608 });
  expect(look.transform).toBe(`translate(0px, ${110 - tall}px) scale(1)`);
  expect(look.partial).toBe(true);

  look.lookAt(null);
  expect(look.transform).toBe(`translate(0px, ${(110 - tall) / 2}px) scale(1)`);
});

test("wherever one looks, no pin lies over another", () => {
  const look = phone(380);

  for (const { label } of Object.values(PROVINCES)) {
    look.lookAt(label);
    const pins = Object.values(PINS).map((pin) => look.pinned(...pin));
    for (const [at, one] of pins.entries())
      for (const other of pins.slice(at + 1)) expect(Math.abs(one.x - other.x) > 60 || Math.abs(one.y - other.y) > 39).toBe(true);
  }
});
