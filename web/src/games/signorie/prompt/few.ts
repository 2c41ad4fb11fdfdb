/** Questions with a few plain answers: what each is called and brings. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { decisionOf, factsOf, optionsOf } from "../../../table/question";
import { messageOf } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import type { PlayerView } from "../../../types/signorie";
import { boxOf } from "../data";
import { iconOf } from "../icons";
import { mine } from "../state";
import { changeOf } from "./main";
import { gainWords, gains } from "./words";

export interface Answer {
  action: Action;
  title: string;
  words: string;
  icon?: string;
  main?: boolean;
  quiet?: boolean;
}

/** The answers to the question, in the order of the engine. */
export function answersOf(seen: Seen, tools: Tools): Answer[] {
  const player = mine(seen);
  return player ? optionsOf(seen).map((action) => ({ action, ...describe(seen, tools, player, action) })) : [];
}

function describe(seen: Seen, tools: Tools, player: PlayerView, action: Action): Omit<Answer, "action"> {
  const facts = factsOf<{ reward: string; florins: number }>(seen);
  switch (action.type) {
    case "take_pawn":
      return pawn(action, player);
    case "put_beside":
      return row(tools, player, String(action.row));
    case "take_bonus":
      return {
        title: tools.texts.name(facts.reward ?? ""),
        words: tools.texts.attribute(messageOf("name", facts.reward ?? ""), "text"),
        icon: iconOf(boxOf(tools.components), facts.reward ?? ""),
      };
    case "take_florins":
      return { title: t("si-gain-florins", { n: facts.florins, count: facts.florins }), words: t("si-take-florins-text", { florins: player.florins }), icon: "si-florins" };
    case "wed":
      return { title: t("si-wed"), words: [...gains(tools, changeOf(action) ?? {}), t("si-wed-die", { dice: player.married + 1 })].join(", "), icon: "si-wedding", main: true };
    case "buy_points":
      return { title: t("si-buy"), words: gainWords(tools, changeOf(action) ?? {}), icon: "si-vp", main: true };
    default:
      return { title: t("si-decline"), words: t(messageOf("si-decline", decisionOf(seen))), quiet: true };
  }
}

function pawn({ sex }: Action, player: PlayerView): Omit<Answer, "action"> {
  const [own, supply] = sex === "man" ? [player.men, player.men_in_supply] : [player.women, player.women_in_supply];
  return { title: t("si-take-pawn", { sex }), words: t("si-take-pawn-text", { own, supply }), icon: `si-${sex}` };
}

/** What the row holds now, and what it scores with one token more. */
function row(tools: Tools, player: PlayerView, id: string): Omit<Answer, "action"> {
  const { row_scoring_minimum_tokens: least = 3, facedown_alliance_vp: each = 1 } = boxOf(tools.components).files.setup.game;
  const found = player.rows.find(({ row }) => row === id);
  const [count, vp] = [(found?.count ?? 0) + 1, (found?.worth ?? 0) + each];
  return {
    title: tools.texts.name(id),
    words: t("si-row-text", { count, least, vp, state: count > least ? "more" : count === least ? "complete" : "open" }),
    icon: `si-${id}`,
  };
}
