/** In tests the words are read from the disk: no server hands them out. */
import { vi } from "vitest";

vi.mock("./files", () => {
  const files = import.meta.glob<string>(["./*.ftl", "../games/*/*.ftl", "../{insight,workshop}/*.ftl"], {
    query: "?raw",
    import: "default",
  });
  return { has: (path: string) => path in files, read: (path: string) => files[path]!() };
});
