import { describe, expect, test } from "vitest";
import type { Happened } from "../../../api/types";
import type { Event } from "../../../types/veto";
import { declarationOf, lastDeed, lastStack, storyOf } from "./story";

const told = (type: string, more: object = {}) => ({ type, ...more }) as unknown as Event;
const declared = (number: number, kind: string, more: object = {}) => told("ObjectDeclared", { number, kind, card: `card_${number}`, reply: false, ...more });
const log = (...events: Event[]): Happened[] => events.map((event, at) => ({ n: at + 1, at_ms: 0, by: 0, events: [event] }));

describe("the story of a match", () => {
  test("is cut at the round, the phase and the duel", () => {
    const story = storyOf(log(declared(1, "challenge"), told("RoundBegun", { round: 2 }), told("PhaseBegun", { phase: "game" }), declared(4, "challenge"), declared(5, "thrust")));

    expect([story.match.length, story.round.length, story.phase.length]).toEqual([5, 4, 3]);
    expect(story.duel.map(({ type }) => type)).toEqual(["ObjectDeclared", "ObjectDeclared"]);
  });

  test("what was done in a duel that is over belongs to no duel", () => {
    const story = storyOf(log(declared(4, "challenge"), declared(5, "thrust"), told("DuelEnded"), told("VoicePassed", { seat: 1 })));

    expect(story.duel.map(({ type }) => type)).toEqual(["VoicePassed"]);
  });

  test("an object is found by its number, as it was declared last", () => {
    expect(declarationOf([declared(4, "move"), declared(4, "agitation")], 4)!.kind).toBe("agitation");
  });
});

describe("what was done last", () => {
  test("is the deed, not the replies to it, with what came of it", () => {
    const deed = lastDeed([declared(1, "agitation"), declared(2, "effect", { reply: true }), told("BeneSaid"), told("AgitationDone"), told("KreskiMoved")]);

    expect(deed.declared!.number).toBe(1);
    expect(deed.followed.map(({ type }) => type)).toEqual(["AgitationDone", "KreskiMoved"]);
  });

  test("is the challenge, while and after the duel", () => {
    const duel = [declared(1, "challenge"), told("DuelAccepted"), declared(2, "thrust"), told("DuelDecided")];

    expect(lastDeed(duel).declared!.number).toBe(1);
    expect(lastDeed([...duel, told("DuelEnded")]).declared!.number).toBe(1);
  });

  test("is what was done after the duel, if anything was", () => {
    const events = [declared(1, "challenge"), told("DuelRefused"), declared(3, "possession"), told("CardEntered")];

    expect(lastDeed(events).declared!.number).toBe(3);
  });

  test("is nothing at the beginning of a phase", () => {
    expect(lastDeed([told("PhaseBegun")])).toEqual({ declared: null, followed: [] });
  });
});

test("the last stack is told from its top, with what was negated or came to nothing", () => {
  const events = [
    declared(1, "move"),
    declared(2, "effect"),
    declared(3, "effect", { reply: true }),
    declared(4, "ability", { reply: true }),
    told("ObjectNegated", { number: 3 }),
    told("ObjectFizzled", { number: 2 }),
  ];

  expect(lastStack(events).map(({ declared: { number }, failed }) => [number, failed])).toEqual([[4, null], [3, "negated"], [2, "fizzled"]]);
  expect(lastStack([told("PhaseBegun")])).toEqual([]);
});
