/** What follows from the cards that lie open, in words. */
import type { Seen, Tools } from "../../table/board";
import { t } from "../../text/ui.svelte";
import type { ContestView } from "../../types/magnaci";
import type { Conflict } from "./data";
import { viewOf } from "./state";

/** Everybody's total, for those who do not see the bar. */
export function sides(seen: Seen, tools: Tools, contest: ContestView): string {
  const all = contest.sides.map((side) => `${tools.texts.seat(side.seat, seen.names)} ${side.total}`).join(", ");
  const battle = contest.battle;
  if (!battle) return all;
  const parts = battle.parts.map((part) => `${tools.texts.name(part.source)} ${part.strength}`).join(", ");
  return t("ma-bar", { strength: battle.strength, scale: battle.scale, parts: [all, parts].filter(Boolean).join(", ") });
}

/** Who takes it, or pays, if nobody acts any more. */
export function verdict(seen: Seen, tools: Tools, contest: ContestView): string {
  const names = contest.falls_to.map((seat) => tools.texts.seat(seat, seen.names)).join(", ");
  const kind = contest.battle ? (contest.battle.won ? "reward" : "penalty") : "card";
  if (!contest.falls_to.length) return t(`ma-falls-${kind}-nobody`);
  if (contest.falls_to.length === 1) return t(`ma-falls-${kind}`, { family: names });
  const decider = contest.decider === null ? "" : tools.texts.seat(contest.decider, seen.names);
  return t(`ma-falls-${kind}-tied`, { families: names, decider });
}

/** “in Ukraine”, “na Ukrainie”: some languages have a form for it. */
export function inside(tools: Tools, id: string): string {
  const name = `name-${id.replaceAll("_", "-")}`;
  return tools.texts.attribute(name, "loc") || t("ma-in", { place: tools.texts.name(id) });
}

function listed(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(words);
}

export function rewardWords(tools: Tools, conflict: Conflict): string {
  return t("ma-reward", { where: inside(tools, conflict.reward.where) });
}

export function defeatWords(seen: Seen, tools: Tools, conflict: Conflict): string {
  const { type, provinces = [] } = conflict.defeat;
  const view = viewOf(seen);
  const fallen = view.partitioned.length + (view.partitioned.includes(conflict.province) ? 0 : 1);
  return t("ma-defeat", {
    kind: type,
    where: listed(provinces.map((id) => inside(tools, id)), tools.texts.language),
    province: tools.texts.name(conflict.province),
    partition: view.partitioned.includes(conflict.province) ? "stays" : fallen,
  });
}
