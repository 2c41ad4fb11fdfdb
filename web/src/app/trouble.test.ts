import { expect, test } from "vitest";
import { Away, Refused } from "../api/http";
import { passes, troubleOf } from "./trouble";

const refused = (status: number, message = "not-your-seat") => new Refused(status, { code: "refused", message, text: "No." });

test("what the server refuses is told in its words and not asked for again", () => {
  const trouble = troubleOf(refused(403));

  expect(trouble).toEqual({ kind: "refused", text: "No." });
  expect(passes(trouble)).toBe(false);
  expect(troubleOf(refused(404)).kind).toBe("missing");
});

test("a failure, a silent server and what stands between us pass", () => {
  for (const error of [refused(500), refused(502), new Away("/games")]) expect(passes(troubleOf(error))).toBe(true);

  expect(troubleOf(refused(500, "internal"))).toEqual({ kind: "failed", text: "No." });
  expect(troubleOf(refused(503))).toEqual({ kind: "away", text: "" });
});

test("words that are no sentence of the server are not shown", () => {
  expect(troubleOf(refused(500, "unavailable")).text).toBe("");
});
