/** One way to move for all of the page: durations and easings come from the tokens, and from nowhere else. */
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
const { EASE, MOTION } = await import("./motion");

const files = import.meta.glob<string>("../**/*.{svelte,css,ts}", { query: "?raw", import: "default", eager: true });
const read = (file: string) => files[file]!;
const tokens = read("./tokens.css");

/** Files that hold the numbers, or whose times are no motion. */
const ALLOWED: Record<string, string> = {
  "./tokens.css": "the tokens themselves",
  "./base.css": "turns motion off for who wants none",
  "../games/magnaci/Reveal.svelte": "how long what was turned up can be read",
};

const style = /(?:transition|animation)[a-z-]*:[^;{}]*;/g;
const time = /(?<![\w.-])(?:\d*\.)?\d+m?s\b/;
const easing = /(?<![\w-])(?:ease(?:-in|-out|-in-out)?|cubic-bezier\([^)]*\))(?![\w-])/;

/** What a style says of motion in its own numbers. */
function inStyles(source: string): string[] {
  const declared = source.match(style) ?? [];
  return declared.filter((each) => (time.test(each) && !/:\s*0s;/.test(each)) || easing.test(each));
}

const MOVES = /svelte\/(?:motion|transition|animate)|design\/motion|\.animate\(/;
const script = /\b(?:duration|delay)\s*[:=]\s*[1-9]\d*|\beasing:\s*["'`]|\b[A-Z_]+_MS\s*=\s*\[?\d+|["'`}]?\b\d+ms["'`]/g;

/** What a script that moves something says of it in its own numbers. */
function inScripts(source: string): string[] {
  return MOVES.test(source) ? (source.match(script) ?? []) : [];
}

function literals(file: string): string[] {
  const source = read(file);
  const at = source.indexOf("<style");
  if (file.endsWith(".ts")) return inScripts(source);
  if (file.endsWith(".css")) return inStyles(source);
  return [...inScripts(at < 0 ? source : source.slice(0, at)), ...inStyles(at < 0 ? "" : source.slice(at))];
}

describe("motion", () => {
  it("lasts in scripts as long as in styles", () => {
    const inTokens = Object.fromEntries([...tokens.matchAll(/--m-(\w+): (\d+)ms/g)].map(([, name, ms]) => [name, Number(ms)]));
    const eases = Object.fromEntries([...tokens.matchAll(/--e-(\w+): (cubic-bezier\([^)]*\))/g)].map(([, name, curve]) => [name, curve]));

    expect(inTokens).toEqual(MOTION);
    expect(eases).toEqual(EASE);
  });

  const all = Object.keys(files).filter((file) => !file.includes(".test.") && !(file in ALLOWED));

  it("is found in many files", () => {
    expect(all.filter((file) => read(file).includes("var(--m-")).length).toBeGreaterThan(20);
  });

  it.each(all.filter((file) => literals(file).length).concat("../App.svelte"))("%s takes its motion from the tokens", (file) => {
    expect(literals(file)).toEqual([]);
  });

  it("needs every exception", () => {
    expect(Object.keys(ALLOWED).filter((file) => !literals(file).length && file !== "./tokens.css")).toEqual([]);
  });

  it.each([
    ["a transition", "a { transition: width 0.3s; }"],
    ["a curve", "a { animation: land var(--m-move) ease-out; }"],
    ["a delay", "a { animation-delay: 120ms; }"],
  ])("a number of its own in %s is found", (_, source) => {
    expect(inStyles(source)).toHaveLength(1);
  });

  it("is off for who wants none", () => {
    const reduced = read("./base.css").split("prefers-reduced-motion: reduce")[1]!;
    for (const property of ["animation-duration", "animation-delay", "transition-duration", "transition-delay"]) {
      expect(reduced).toContain(`${property}: 0s !important`);
    }
  });
});
