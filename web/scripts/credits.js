// What the page is made of, found out when it is built: the module `virtual:credits`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const NAME = "virtual:credits";
const web = join(import.meta.dirname, "..");

export function credits() {
  return {
    name: "credits",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? module() : null),
  };
}

function module() {
  const parts = { icons: iconsUsed(), libraries: shipped(), tools: tools() };
  return Object.entries(parts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

// The icons of game-icons.net that some file imports, with those who drew them.
export function iconsUsed() {
  const authors = json("scripts/icon-authors.json");
  const used = new Set();
  for (const file of sources("src")) {
    for (const [, name] of file.matchAll(/~icons\/game-icons\/([\w-]+)/g)) used.add(name);
  }
  return [...used].sort().map((name) => ({ name, author: authors[name] ?? "" }));
}

// The libraries of the page with all that they need.
function shipped() {
  const found = new Map();
  const wanted = Object.keys(json("package.json").dependencies ?? {});
  for (const name of wanted) {
    if (found.has(name)) continue;
    const library = packageOf(name);
    if (!library) continue;
    found.set(name, facts(library));
    wanted.push(...Object.keys(library.dependencies ?? {}));
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

// What builds and tests the page; nothing of it is sent to browsers.
function tools() {
  const names = Object.keys(json("package.json").devDependencies ?? {});
  return names.flatMap((name) => packageOf(name) ?? []).map(facts);
}

function facts({ name, version, license, author, homepage }) {
  return {
    name,
    version,
    licence: typeof license === "string" ? license : (license?.type ?? ""),
    author: (typeof author === "string" ? author : (author?.name ?? "")).replace(/\s*[<(].*/, ""),
    address: homepage?.startsWith("https://") ? homepage : "",
  };
}

function packageOf(name) {
  try {
    return json(`node_modules/${name}/package.json`);
  } catch {
    return null;
  }
}

function* sources(folder) {
  for (const entry of readdirSync(join(web, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(entry.name)) yield readFileSync(join(web, path), "utf8");
  }
}

function json(path) {
  return JSON.parse(readFileSync(join(web, path), "utf8"));
}
