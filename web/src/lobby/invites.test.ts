import { beforeEach, expect, it } from "vitest";
import { inviteLink, keepInvites } from "./invites";

beforeEach(() => localStorage.clear());

it("puts the secret of a seat into the fragment, which no server is sent", () => {
  keepInvites("t1", { "2": "secret" });

  expect(new URL(inviteLink("t1", 2)).hash).toBe("#secret");
  expect(new URL(inviteLink("t1", 2)).pathname).toBe("/join/t1");
});

it("gives the link for any free seat where no secret is known", () => {
  expect(inviteLink("t1", 3)).toMatch(/\/join\/t1$/);
});

it("replaces the invitation of a seat that was emptied, and keeps the others", () => {
  keepInvites("t1", { "1": "one", "2": "two" });
  keepInvites("t1", { "2": "new" });

  expect(inviteLink("t1", 1)).toMatch(/#one$/);
  expect(inviteLink("t1", 2)).toMatch(/#new$/);
});

it("forgets the oldest tables", () => {
  for (let table = 0; table < 60; table++) keepInvites(`t${table}`, { "1": "secret" });

  expect(inviteLink("t0", 1)).not.toMatch(/#/);
  expect(inviteLink("t59", 1)).toMatch(/#secret$/);
});
