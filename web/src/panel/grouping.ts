/** Options in groups of a kind, each with words of its own and a heading that they share. */
import type { Action, Now } from "../api/types";
import { messageOf, type Texts } from "../text/texts";

export interface Choice {
  action: Action;
  words: string;
}

export interface Group {
  heading: string;
  choices: Choice[];
}

/** An option in words. */
export function worded(action: Action, now: Now, texts: Texts, names: readonly string[]): string {
  return texts.action(described(action, now), names);
}

/** What is printed on the things that an option names, for who does not know them by heart. */
export function printed(action: Action, now: Now, texts: Texts): string {
  const named = Object.values(described(action, now)).flat().filter((each) => typeof each === "string");
  const ids = new Set(named.map((each) => each.replace(/[#@].*/, "")));
  return [...ids].map((id) => texts.attribute(messageOf("name", id), "text")).filter(Boolean).join("\n");
}

/** What is described stands for fields that are but numbers. */
function described(action: Action, now: Now): Action {
  return { ...action, ...now.described?.[(now.options ?? []).indexOf(action)] };
}

/** One group for each kind of action, in the order in which the engine names them. */
export function grouped(options: readonly Action[], say: (action: Action) => string): Group[] {
  const kinds = new Map<string, Choice[]>();
  for (const action of options) {
    const choices = kinds.get(action.type) ?? [];
    choices.push({ action, words: say(action) });
    kinds.set(action.type, choices);
  }
  return [...kinds.values()].map((choices) => ({ heading: shared(choices), choices }));
}

/** The words with which all choices begin; none if there is only one. */
function shared(choices: readonly Choice[]): string {
  if (choices.length < 2) return "";
  const [first = [], ...others] = choices.map((choice) => choice.words.split(" "));
  let length = 0;
  while (length < first.length - 1 && others.every((words) => words[length] === first[length])) length += 1;
  return first.slice(0, length).join(" ");
}

/** The groups with only those choices that have every word that is looked for. */
export function found(groups: readonly Group[], wanted: string): Group[] {
  const words = simple(wanted).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter((choice) => words.every((word) => simple(choice.words).includes(word))),
    }))
    .filter((group) => group.choices.length);
}

/** Without capitals and diacritics, as people type when they search. */
export function simple(text: string): string {
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}
