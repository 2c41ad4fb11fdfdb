import { expect, it } from "vitest";
import { browserOf } from "./agent";

it("names the browser and the system", () => {
  expect(browserOf("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox, Linux");
  expect(browserOf("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0")).toBe("Edge, Windows");
});

it("takes the first word of a program", () => {
  expect(browserOf("python-httpx/0.28")).toBe("python-httpx");
  expect(browserOf("")).toBe("");
});
