/** The options of the auctions as buttons: what they are called, what they would bring, which key they have. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { messageOf } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import { desk } from "../desk.svelte";
import { decisionOf, optionsOf, viewOf } from "../state";
import { brought, foretold, short } from "./foretold";

export interface Offer {
  action: Action;
  title: string;
  words: string;
  icon: string;
  key: string;
  main: boolean;
  quiet: boolean;
}

/** Letters for what is said most often; everything else has a digit. */
const LETTERS: Record<string, string> = { bid: "B", pass: "P" };
const MAIN = ["bid"];
const QUIET = ["pass", "withdraw", "decline"];
const POWERS = ["take_rank", "use_professor"];
const ABOUT_POWERS = ["merchant_on_taking", "professor_offer"];
/** Chosen elsewhere than by a button of their own. */
const ELSEWHERE = ["sell", "put_marker"];
const OBJECT_WORD: Record<string, string> = { open_auction: "name", buy_without_auction: "buy" };

/** The objects that are not to be had: the engine says why. */
export function barred(seen: Seen): Action[] {
  const type = OBJECT_WORD[decisionOf(seen)];
  if (!type) return [];
  const offered = new Set(optionsOf(seen).map((each) => each.object));
  return viewOf(seen)
    .objects.filter((object) => !offered.has(object))
    .map((object) => ({ type, object }));
}

/** What is worth asking the engine about. */
export function asked(seen: Seen): Action[] {
  return [...optionsOf(seen).filter((each) => !ELSEWHERE.includes(each.type)), ...barred(seen)];
}

/** The buttons; objects that cannot be had say why at their stacks. */
export function offers(seen: Seen, tools: Tools): Offer[] {
  const plain = optionsOf(seen).filter(
    (action) => !ELSEWHERE.includes(action.type) && (!atStack(action) || action.object === desk.opened),
  );
  const numbered = plain.filter((action) => !LETTERS[action.type]).slice(0, 9);
  return plain.map((action) => {
    const number = numbered.indexOf(action) + 1;
    return { ...offer(seen, tools, action), key: LETTERS[action.type] ?? (number ? String(number) : "") };
  });
}

/** On a phone the stacks themselves are the choices: only the one that is looked at has a button. */
function atStack({ object }: Action): boolean {
  return desk.narrow.current && object !== undefined;
}

function offer(seen: Seen, tools: Tools, action: Action): Omit<Offer, "key"> {
  return {
    action,
    title: title(seen, tools, action),
    words: (action.object ? brought : foretold)(seen, tools, action).join(" · "),
    icon: action.type === "choose" ? `fl-${action.landscape}` : "",
    main: MAIN.includes(action.type) || atStack(action),
    quiet: QUIET.includes(action.type) || aside(seen, action),
  };
}

function title(seen: Seen, tools: Tools, action: Action): string {
  if (action.object && !atStack(action)) return short(String(action.object));
  switch (action.type) {
    case "bid":
      return t("fl-bid", { florins: action.florins });
    case "withdraw":
      return t("fl-withdraw");
    case "use_professor":
      return t("fl-professor", { deck: action.deck });
    case "take_rank":
      if (aside(seen, action)) return t("fl-merchant");
  }
  const own = tools.texts.attribute(messageOf("decision", decisionOf(seen)), messageOf("answer", action.type));
  return (action.type !== "pass" && own) || tools.texts.action(action, seen.names);
}

/** Whether it is a power that may be used beside the answer. */
function aside(seen: Seen, { type }: Action): boolean {
  return POWERS.includes(type) && !ABOUT_POWERS.includes(decisionOf(seen));
}
