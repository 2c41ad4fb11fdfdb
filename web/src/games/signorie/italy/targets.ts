/** Men and cities that can be chosen, and those that cannot. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { asks } from "../../../table/question";
import type { Reason } from "../../../table/tip.svelte";
import type { CityView } from "../../../types/signorie";
import { free } from "../columns/lights";
import { boxOf } from "../data";
import { desk } from "../desk.svelte";
import { offersOf } from "../offers";
import { mine, viewOf } from "../state";

interface Man {
  career: string;
  rank: number;
}

/** The missions or marriages that lead to a city; with a man chosen only his. */
export function leading(seen: Seen, tools: Tools, city: string): Action[] {
  if (!free(tools)) return [];
  return asks(seen, "marry_off") ? offersOf(seen, "marry", { city }) : offersOf(seen, "mission", { city, ...desk.man });
}

/** The missions of a man; with a city chosen only those that lead there. */
export function missionsOf(seen: Seen, tools: Tools, man: Man): Action[] {
  return !free(tools) ? [] : offersOf(seen, "mission", desk.city ? { ...man, city: desk.city } : { ...man });
}

/** My men in careers, each space once. */
function menOf(seen: Seen, careers: readonly string[]): Man[] {
  return careers.flatMap((career, at) => [...new Set(mine(seen)?.careers[at])].map((rank) => ({ career, rank })));
}

/** Why something that is shown cannot be chosen: the first reason, if the engine gave one. */
export function whyNot(tools: Tools, actions: readonly Action[]): Reason | null {
  if (!free(tools)) return null;
  return actions.map((each) => desk.foresight.of(each)?.refusal).find(Boolean) ?? null;
}

/** Why a city cannot be chosen now. */
export function whyNotCity(seen: Seen, tools: Tools, city: CityView): Reason | null {
  if (asks(seen, "marry_off")) return whyNot(tools, [{ type: "marry", city: city.id, dowry: city.free ?? 1 }]);
  if (!asks(seen, "send_on_mission")) return null;
  const men = desk.man ? [desk.man] : menOf(seen, boxOf(tools.components).careers);
  return whyNot(
    tools,
    men.map((man) => ({ type: "mission", ...man, city: city.id })),
  );
}

/** Why a man cannot be sent out now. */
export function whyNotMan(seen: Seen, tools: Tools, man: Man): Reason | null {
  const cities = desk.city ? [desk.city] : viewOf(seen).cities.filter((each) => each.in_play).map(({ id }) => id);
  return whyNot(
    tools,
    cities.map((city) => ({ type: "mission", ...man, city })),
  );
}
