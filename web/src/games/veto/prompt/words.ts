/** What can be done, in words: an offer without the card it is done with, and every key of its path. */
import type { Seen, Tools } from "../../../table/board";
import type { Values } from "../../../text/texts";
import { messageOf } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import type { Offer } from "../offers";
import { pieceOf, viewOf } from "../state";

/** The card an option is done with; empty if with none. */
export function cardOfKey(seen: Seen, key: string): string {
  const [, kind, id = ""] = /^(card|found|piece)-(.*)$/.exec(key) ?? [];
  if (!kind) return "";
  return kind === "piece" ? (pieceOf(seen, Number(id))?.card ?? "") : id;
}

/** A card on the table, told from others of its name by whose it is. */
export function pieceName(seen: Seen, tools: Tools, id: number): string {
  const piece = pieceOf(seen, id);
  if (!piece?.card) return t("ve-hidden-thrust");
  const name = tools.texts.name(piece.card);
  const twins = viewOf(seen).table.filter((each) => each.card === piece.card).length > 1;
  return twins ? t("ve-twin", { name, seat: tools.texts.seat(piece.controller, seen.names) }) : name;
}

/** One key of a path: a thing by its name, a way of doing something by its word. */
export function keyWords(seen: Seen, tools: Tools, key: string, offers: readonly Offer[]): string {
  const [, kind = "", id = ""] = /^([a-z]+)-(.*)$/.exec(key) ?? [];
  switch (kind) {
    case "card":
    case "found":
      return tools.texts.name(id);
    case "piece":
      return pieceName(seen, tools, Number(id));
    case "seat":
      return tools.texts.seat(Number(id), seen.names);
    case "field":
      return t(`ve-on-${id}`);
    case "do":
      return t(messageOf("ve-way", id));
    case "use":
      return usedAs(tools, offers[0]!);
    case "face":
      return t(`ve-face-${id}`);
    case "to":
      return t("ve-answering", { name: tools.texts.name(String(offers[0]!.described["to"] ?? "")) });
    default:
      return key ? deedWords(seen, tools, offers[0]!) : t("ve-nothing-more");
  }
}

/** The ability itself, the keyword it comes with, or political influence. */
function usedAs(tools: Tools, { described }: Offer): string {
  const ability = String(described["ability"] ?? "");
  if (ability === "influence") return t("ve-way-influence");
  return ability ? t("ve-way-keyword", { name: tools.texts.name(ability) }) : t("ve-way-use");
}

/** What an offer does, without the name of its card. */
export function deedWords(seen: Seen, tools: Tools, offer: Offer): string {
  const { action, described } = offer;
  const said = (name: string): string => {
    const ids = [described[name] ?? ""].flat().map(String).filter(Boolean);
    return ids.map((id) => nameOf(seen, tools, id)).join(", ");
  };
  const message = messageOf("ve-do", action.type);
  if (!known(message)) return tools.texts.action({ ...action, ...described }, seen.names);
  const values: Values = {
    ...action,
    to: said("targets"),
    whom: said("challenged") || said("bearer") || said("character"),
    thrust: said("thrust"),
    against: Number(action["against"] ?? -1) >= 0 ? tools.texts.seat(Number(action["against"]), seen.names) : "",
    way: action.type === "use" ? usedAs(tools, offer) : "",
    field: String(action["field"] ?? ""),
    up: String(action["face_up"] ?? false),
  };
  return [t(message, values), ...paid(tools, offer, said)].join(", ");
}

function paid(tools: Tools, { action, described }: Offer, said: (name: string) => string): string[] {
  const discards = ((action["discards"] ?? []) as string[]).map((card) => tools.texts.name(card));
  return [
    said("mark") && t("ve-paid-mark", { name: said("mark") }),
    discards.length > 0 && t("ve-paid-discard", { name: discards.join(", ") }),
    said("attached") && t("ve-paid-with", { name: said("attached") }),
    described["to"] && t("ve-answering", { name: tools.texts.name(String(described["to"])) }),
  ].filter((each) => typeof each === "string" && each !== "") as string[];
}

/** A thing as the engine names it: a card, one of several, or a seat. */
function nameOf(seen: Seen, tools: Tools, id: string): string {
  const seat = /^seat-(\d+)$/.exec(id)?.[1];
  if (seat) return tools.texts.seat(Number(seat), seen.names);
  const [, card = id, place = ""] = /^([^#@]+)(?:#\d+)?(?:@(.+))?$/.exec(id) ?? [];
  return place ? t("ve-twin", { name: tools.texts.name(card), seat: nameOf(seen, tools, place) }) : tools.texts.name(card);
}

const WORDED = new Set(
  ["play", "play-attached", "use", "deploy-character", "deploy-possession", "deploy-equipment", "lay-thrust", "lay-found", "agitate"]
    .concat(["challenge", "move-character", "discard-card", "discard-piece", "find", "act-next", "lay-next"])
    .map((type) => `ve-do-${type}`),
);

/** Whether the board says it shorter than the engine. */
function known(message: string): boolean {
  return WORDED.has(message);
}
