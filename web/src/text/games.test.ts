import { afterEach, expect, test, vi } from "vitest";
import { textsOf } from "./games.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the texts of a game are in the language the server answers in", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const headers = { "content-language": "en" };
    return Promise.resolve(new Response("cost = { $florins } florins", { headers }));
  });

  const texts = await textsOf("florence", "de");

  expect(asked).toEqual(["/api/games/florence/texts/de"]);
  expect(texts.language).toBe("en");
  expect(texts.say("cost", { florins: 3500 })).toBe("3,500 florins");
  expect(await textsOf("florence", "de")).toBe(texts);
});
