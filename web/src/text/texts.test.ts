import { describe, expect, test } from "vitest";
import { messageOf, Texts } from "./texts";

const sources = import.meta.glob<string>("../../../src/interpares/{text,games/magnaci/text}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function textsOf(language: string): Texts {
  const from = (folder: string) => sources[`../../../src/interpares/${folder}/${language}.ftl`]!;
  return new Texts(language, [from("games/magnaci/text"), from("text")]);
}

const names = ["radziwill", "potocki", "sapieha"];
const english = textsOf("en");
const polish = textsOf("pl");

describe("the texts of the engine, read by the page", () => {
  test("give an action in words", () => {
    expect(english.action({ type: "lay", card: "lady", place: "II" } as never, names)).toBe("Lay the Lady at Conflict II");
    expect(english.action({ type: "pass" }, names)).toBe("Pass");
  });

  test("choose plurals as the language has them", () => {
    const facts = (count: number) => ({ decision: "place_estates", facts: { count } });

    expect(english.question(facts(1), names)).toBe("Place 1 estate in a province that is not partitioned.");
    expect(polish.question(facts(5), names)).toContain("5");
  });

  test("list names, the last with a word between", () => {
    const prompt = { decision: "conflict_commitment", facts: {}, seats: [0, 1, 2] };

    expect(english.waiting(prompt, names)).toBe(
      "Waiting for Radziwiłł, Potocki and Sapieha to commit cards to the Conflicts.",
    );
  });

  test("know what every name in a sentence names", () => {
    const event = { type: "LawWon", seat: 1, law: "veto" };

    expect(english.event(event, names)).toEqual([
      { text: "Potocki", seat: 1 },
      { text: " wins the Law “" },
      { text: "VETO!", thing: "veto" },
      { text: "”." },
    ]);
  });

  test("pair seats with what is theirs", () => {
    const event = { type: "CardsRevealed", place: "I", subject: "livonian_war", seats: [0, 2], cards: ["14", "lady"] };

    const text = english.event(event, names).map((part) => part.text).join("");

    expect(text).toBe("Livonian War: Radziwiłł 14, Sapieha Lady.");
  });

  test("tell a thing from others by its number and its place", () => {
    const offer = (card: string) => english.action({ type: "lay", card, place: "II" } as never, names);

    expect(offer("lady#2@seat-1")).toBe("Lay Lady 2 (Potocki) at Conflict II");
    expect(offer("lady@veto")).toBe("Lay Lady (VETO!) at Conflict II");
    expect(offer("seat-2")).toBe("Lay Sapieha at Conflict II");
    expect(offer("a@b@c")).toBe("Lay a@b@c at Conflict II");
  });

  test("write numbers with their sign", () => {
    const event = { type: "Modified", seat: 0, amount: -2, total: 3 };

    expect(english.event(event, names).map((part) => part.text).join("")).toBe("Card of Radziwiłł: −2, 3 in all.");
  });

  test("say the id of what has no words", () => {
    expect(english.say("no-such-message")).toBe("no-such-message");
    expect(english.attribute("action-pass", "text")).toBe("");
  });
});

describe("lists of numbers", () => {
  const texts = new Texts("en", [
    `bids = { EACH($bids) } | { EACH($bids, skip: "0") }
army = { SUM($army) ->
    [0] no army: { COUNTED($army, of: "foot,horse") }
   *[other] { COUNTED($army, of: "foot,horse") }
}
counted-foot = { $count } feet
counted-horse = { $count } horse
list = { $first } and { $last }
name-none = –
name-radziwill = Radziwiłł
`,
  ]);

  test("belong to all seats in their order, and some are left out", () => {
    expect(texts.say("bids", { bids: [3, 0, 1] }, names)).toBe("Radziwiłł 3, potocki 0, sapieha 1 | Radziwiłł 3, sapieha 1");
  });

  test("are counted and added up", () => {
    expect(texts.say("army", { army: [2, 1] })).toBe("2 feet and 1 horse");
    expect(texts.say("army", { army: [0, 1] })).toBe("1 horse");
    expect(texts.say("army", { army: [0, 0] })).toBe("no army: –");
  });
});

test("words of the engine become ids of messages", () => {
  expect(messageOf("event", "CardsRevealed")).toBe("event-cards-revealed");
  expect(messageOf("action", "leave_out")).toBe("action-leave-out");
});
