/** What is said under a button: what an option would bring, and what must be known to choose it. */
import type { Action } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { t } from "../../text/ui.svelte";
import { boxOf } from "./data";
import { desk } from "./desk.svelte";
import { foresightOf } from "./foresight";
import { type Mood, ownOf, previewWords, wealthWords } from "./preview";
import { holderOf, viewOf } from "./state";
import { inside } from "./verdict";
import { cardText } from "./words";

/** Several options that begin alike: the most they bring me, and how many they are. */
export function bundleWords(seen: Seen, actions: readonly Action[]): Mood[] {
  const kind = actions[0]!.type === "redirect" ? "redirect" : desk.aiming;
  if (!kind) return [{ text: t("ma-choose-target") }];
  const own = actions.map((each) => ownIn(seen, each));
  const lead = new Set(own).size > 1 ? t("ma-at-best") : "";
  const best = wealthWords(Math.max(...own)).map((word) => ({ ...word, lead }));
  return [...best, { text: t(`ma-ways-${kind}`, { count: actions.length }) }];
}

function ownIn(seen: Seen, action: Action): number {
  const foresight = foresightOf(desk.foresight(action));
  return foresight ? ownOf(seen, foresight) : 0;
}

export function optionWords(seen: Seen, tools: Tools, action: Action): Mood[] {
  const foreseen = previewWords(seen, tools, action, desk.foresight(action));
  const known = knownWords(seen, tools, action, foreseen.length > 0);
  return known ? [...foreseen, { text: known }] : foreseen;
}

/** What is known without looking ahead. */
function knownWords(seen: Seen, tools: Tools, action: Action, foreseen: boolean): string {
  const decision = seen.now.prompt?.decision;
  const conflict = String(action.conflict ?? action.target ?? "");
  if (boxOf(tools.components).conflicts.has(conflict)) return stakes(seen, tools, conflict);
  if (action.type === "pledge") return pledgeWords(seen, tools);
  if (action.type === "lose" || action.type === "hand_over") return cardText(tools, String(action.law ?? action.what));
  if (desk.aiming === "assignats") return action.target ? cardText(tools, String(action.target)) : t("ma-no-law");
  if (decision === "veto_question") return replyWords(seen, tools, action, foreseen);
  return "";
}

/** How large a Conflict is, what it brings and what it costs. */
function stakes(seen: Seen, tools: Tools, id: string): string {
  const box = boxOf(tools.components);
  const { reward, defeat } = box.conflicts.get(id)!;
  return t("ma-stakes", {
    scale: box.scale(id, seen.names.length),
    reward: inside(tools, reward.where),
    kind: defeat.type,
    where: (defeat.provinces ?? []).map((province) => inside(tools, province)).join(", "),
  });
}

/** MA-16.7: a pledge is paid by who is favoured; in a defeat that is whoever is spared. */
function pledgeWords(seen: Seen, tools: Tools): string {
  const view = viewOf(seen);
  const primate = holderOf(view, "primate")?.seat;
  const spared = view.contest?.battle?.won === false;
  return t(spared ? "ma-pledge-spared" : "ma-pledge-named", { primate: primate === undefined ? "" : tools.texts.seat(primate, seen.names) });
}

/** What VETO! prevents, and what happens without it. */
function replyWords(seen: Seen, tools: Tools, action: Action, foreseen: boolean): string {
  const { card, victim, target } = seen.now.prompt!.facts as { card: string; victim: number | null; target: string | null };
  if (action.type === "veto") return t("ma-comes-to-nothing", { card: tools.texts.name(card) });
  if (card !== "assignats" || victim === null) return foreseen ? "" : t("ma-takes-effect", { card: tools.texts.name(card) });
  const values = { family: tools.texts.seat(victim, seen.names), law: target && tools.texts.name(target) };
  return t(victim === seen.seat ? "ma-extorts-you" : "ma-extorts", values);
}
