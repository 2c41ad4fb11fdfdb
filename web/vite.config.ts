import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { credits } from "./scripts/credits.js";

/** A running `interpares serve` for the dev server to talk to. */
const server = process.env.INTERPARES_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 }), credits()],
  build: {
    outDir: "../src/interpares/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page's policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    // What nearly every screen needs is one file: many small ones weigh more together.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "common", test: /src.(api|app|text|design)./, minShareCount: 6 }] } } },
  },
  // The tests read the texts of the games, which lie beside web/.
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/text/testing.ts"], css: { include: [/\?raw/] } },
});
