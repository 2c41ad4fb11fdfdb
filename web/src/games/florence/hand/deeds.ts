/** What can be done in a turn: the actions as kinds, possible or not, with what they cost and bring. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { t } from "../../../text/ui.svelte";
import type { PlayerView } from "../../../types/florence";
import { boxOf } from "../data";
import { factsOf, mine, optionsOf, viewOf } from "../state";
import { withBonus } from "./sums";

export interface Deed {
  id: string;
  icon: string;
  words: string;
  /** How much prestige is sold to pay for it, if any. */
  warning: string;
  options: readonly Action[];
  /** It has no choices of its own. */
  direct: boolean;
  /** What would be tried, so that the engine says why it is not possible. */
  tried: readonly Action[];
}

/** What stands against a deed is asked of the engine together with what its options would bring. */
export function toForesee(seen: Seen, deeds: readonly Deed[]): Action[] {
  const bulky = new Set(["sell", "propose", "end_turn"]);
  const options = optionsOf(seen).filter(({ type }) => !bulky.has(type));
  const types = new Set(options.map((each) => JSON.stringify(each)));
  return [...options, ...deeds.flatMap(({ tried }) => tried).filter((each) => !types.has(JSON.stringify(each)))];
}

/** The deeds of this turn, in the order of the rules; what the table or the house does not have is left out. */
export function deeds(seen: Seen, tools: Tools): Deed[] {
  const view = viewOf(seen);
  const house = mine(seen);
  if (!house) return [];
  const { components } = boxOf(tools.components).files;
  const cost = components.values;
  const kinds = optionsOf(seen).filter(({ type }) => type === "declare").length;
  const priced = (id: string, icon: string, message: string, florins: number, facts: object, choices: readonly Action[] | null = null) => {
    const possible = optionsOf(seen).some(({ type }) => type === id);
    const sold = view.muse || !possible ? 0 : soldFor(house, florins, cost.florins_per_prestige_point_moved_back!);
    const price = t("fl-price", { florins: sold ? house.florins : florins, sold });
    const words = sold && id !== "build" ? price : t(message, { ...facts, price });
    return { ...deed(seen, id, icon, words, choices), warning: sold ? t("fl-sells", { sold }) : "" };
  };
  const found = [
    deed(seen, "work", "fl-work", workWords(seen), (house.hand ?? []).map((profession) => ({ type: "work", profession }))),
    priced(
      "build",
      "fl-palazzo",
      "fl-deed-build-costs",
      house.building_cost,
      { points: cost.building_prestige_points },
      boxOf(tools.components).buildings.map((building) => ({ type: "build", building })),
    ),
    priced("buy_profession", "fl-profession", "fl-deed-card-costs", cost.profession_card_cost!, { left: view.professions_in_deck }),
    priced(
      "declare",
      "fl-opinion",
      "fl-deed-declare-costs",
      cost.freedom_cost!,
      { kinds },
      components.freedom.map(({ id }) => ({ type: "declare", freedom: id })),
    ),
    priced("buy_bonus", "fl-bonus", "fl-deed-card-costs", cost.bonus_card_cost!, { left: view.bonus_in_deck }),
  ];
  if (view.cooperative) found.push(deed(seen, "propose", "fl-handshake", t("fl-deed-propose-costs"), tried(house.west ?? house.east)));
  if (house.recruits) found.push(deed(seen, "recruit", "fl-recruit", t("fl-deed-recruit-costs", { count: house.recruits }), []));
  if (!view.muse) found.push(deed(seen, "sell", "fl-florin", t("fl-deed-sell-costs", { florins: cost.florins_per_prestige_point_moved_back }), [{ type: "sell", points: 1 }]));
  found.push(...powers(seen, house.character));
  return [...found, deed(seen, "end_turn", "fl-withdraw", endWords(seen))];
}

/** How many points are sold where the florins do not reach; none where even all of them would not. */
export function soldFor({ florins, prestige }: Pick<PlayerView, "florins" | "prestige">, price: number, worth: number): number {
  const sold = Math.max(0, Math.ceil((price - florins) / worth));
  return sold > prestige ? 0 : sold;
}

/** The powers of a character that is with the house, used or not. */
function powers(seen: Seen, character: string | null): Deed[] {
  switch (character) {
    case "princess":
      return [deed(seen, "princess_work", "fl-work", t("fl-deed-princess-costs"))];
    case "professor":
      return [deed(seen, "use_professor", "fl-prestige", t("fl-deed-professor-costs"), ["prestige", "bonus"].map((deck) => ({ type: "use_professor", deck })))];
    case "merchant":
      return [deed(seen, "take_rank", "fl-florin", t("fl-deed-merchant-costs"))];
    default:
      return [];
  }
}

/** Without choices of its own a deed is tried as it is. */
function deed(seen: Seen, id: string, icon: string, words: string, choices: readonly Action[] | null = null): Deed {
  const options = optionsOf(seen).filter(({ type }) => type === id);
  return { id, icon, words, warning: "", options, direct: choices === null, tried: choices ?? [{ type: id }] };
}

function tried(to: number | null): Action[] {
  return to === null ? [] : [{ type: "propose", to, building: "chapel" }];
}

/** How many Works are ready, or how much the best one lacks. */
function workWords(seen: Seen): string {
  const works = mine(seen)?.works ?? [];
  if (!works.length) return t("fl-no-professions");
  const values = works.map(withBonus);
  const minimum = viewOf(seen).minimum;
  const ready = values.filter((value) => value >= minimum).length;
  return ready ? t("fl-deed-works-ready", { ready }) : t("fl-deed-works-short", { value: Math.max(...values), minimum });
}

function endWords(seen: Seen): string {
  return t("fl-deed-end-loses", { count: actionsLeft(seen) });
}

export function actionsLeft(seen: Seen): number {
  return factsOf<{ actions: number }>(seen).actions ?? 0;
}
