/** What an option is called on its button, with its drawing and what matters of it. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { factsOf } from "../../../table/question";
import { messageOf } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import { shortName } from "../abroad/words";
import { desk } from "../desk.svelte";
import { countryOf, DECKS, mine, officeOf, previewOf, UNITS, viewOf } from "../state";
import { rivalWords, seatOf } from "./rivals";
import { brings, pointsIn } from "./words";

export interface Face {
  title: string;
  words?: string;
  hint?: string;
  icon?: string;
  seat?: number;
  main?: boolean;
  quiet?: boolean;
}

/** Answers that are given when nothing else is wanted. */
const QUIET = ["pass", "withdraw", "block"];

export function faceOf(seen: Seen, tools: Tools, action: Action): Face {
  const seat = seatOf(action);
  if (seat !== null) return { seat, title: tools.texts.seat(seat, seen.names), words: rivalWords(seen, action, seat) };
  if (action.type === "choose_income") return income(seen, tools, action["offices"] as string[]);
  if (typeof action["office"] === "string") return office(seen, tools, action["office"]);
  if (typeof action["country"] === "string") return country(seen, tools, action, action["country"]);
  if (typeof action["unit"] === "string") return unit(seen, tools, action, action["unit"]);
  if (typeof action["figure"] === "string") return figure(tools, action, action["figure"]);
  if (typeof action["deck"] === "string") return deck(seen, tools, action["deck"]);
  if (typeof action["card"] === "string") return { title: tools.texts.name(action["card"]), words: t("sg-as-armour"), icon: `sg-${action["card"]}` };
  return plain(seen, tools, action);
}

function plain(seen: Seen, tools: Tools, action: Action): Face {
  const icons: Record<string, string> = { pass: "sg-pass", vote_for: "sg-for", vote_against: "sg-against", pass_act: "sg-for", reject_act: "sg-against", withdraw: "sg-pass" };
  const votes = action.type.startsWith("vote_") ? t("sg-your-votes", { count: mine(seen)?.votes ?? 0 }) : "";
  const title = action.type === "withdraw" ? t("sg-withdraw") : tools.texts.action(action, seen.names);
  return { title, words: votes || brings(tools, action), icon: icons[action.type] ?? "", quiet: QUIET.includes(action.type) };
}

function textOf(tools: Tools, id: string): string {
  return tools.texts.attribute(messageOf("name", id), "text");
}

function office(seen: Seen, tools: Tools, id: string): Face {
  const { income: ducats, prestige } = officeOf(seen, id);
  const fresh = factsOf<{ new: string }>(seen).new === id ? [t("sg-tag-new")] : [];
  return { title: tools.texts.name(id), words: [...fresh, t("sg-brings", { income: ducats, prestige })].join(": "), hint: textOf(tools, id), icon: `sg-office-${id}` };
}

/** The income of offices together. */
export function incomeOf(seen: Seen, offices: readonly string[]): number {
  return offices.reduce((sum, id) => sum + officeOf(seen, id).income, 0);
}

function income(seen: Seen, tools: Tools, offices: readonly string[]): Face {
  const title = offices.map((id) => tools.texts.name(id)).join(" · ");
  return { title, words: t("sg-has-ducats", { count: incomeOf(seen, offices) }), icon: `sg-office-${offices[0]}` };
}

function country(seen: Seen, tools: Tools, action: Action, id: string): Face {
  const title = shortName(tools, id);
  const icon = `sg-country-${id}`;
  if (action["end"]) return negotiated(seen, id, String(action["end"]), title);
  const after = previewOf(desk.foresight.of(action))?.countries.find((each) => each.id === id);
  const { markers, space, points } = countryOf(seen, id);
  if (action.type === "crown" || action.type === "play_mission") return { title, words: pointsIn(seen, tools, after?.points ?? points), icon };
  const here = t("sg-markers-here", { mine: markers[seen.seat ?? 0] ?? 0, most: Math.max(0, ...markers.filter((_, seat) => seat !== seen.seat)) });
  return { title, words: after && after.space !== space ? `${here}, ${t("sg-goes-to", { space: after.space })}` : here, icon };
}

/** A country may be named for the end where it stands; nothing moves then. */
function negotiated(seen: Seen, id: string, end: string, country: string): Face {
  const stays = countryOf(seen, id).space === (end === "first" ? 1 : viewOf(seen).countries.length);
  return { title: t("sg-to-end", { country, end }), words: stays ? t("sg-stays-there") : "", icon: `sg-country-${id}`, quiet: stays };
}

function unit(seen: Seen, tools: Tools, action: Action, id: string): Face {
  const at = UNITS.findIndex((each) => each === id);
  if (at < 0) return { title: tools.texts.action(action, seen.names), icon: "sg-enlistment" };
  const words = action.type === "lose_unit" ? t("sg-you-have", { count: mine(seen)?.active[at] ?? 0 }) : t("sg-units-left", { count: viewOf(seen).units_left[at] ?? 0 });
  return { title: tools.texts.name(id), words, icon: `sg-unit-${id}` };
}

function figure(tools: Tools, action: Action, id: string): Face {
  const bribed = action.type === "bribe_figure" ? brings(tools, action) : "";
  return { title: tools.texts.name(id), words: bribed || textOf(tools, id), hint: textOf(tools, id), icon: `sg-figure-${id}` };
}

function deck(seen: Seen, tools: Tools, id: string): Face {
  const { decks, discards } = viewOf(seen);
  const at = DECKS.findIndex((each) => each === id);
  const cards = t("sg-deck-cards", { cards: decks[at] ?? 0, discards: discards[at]?.length ?? 0 });
  return { title: tools.texts.name(id), words: cards, hint: t(`sg-also-${id}`, {}, "long"), icon: `sg-${id}` };
}
