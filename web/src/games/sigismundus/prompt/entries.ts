/** The answers to a question as a row of buttons; where a choice has two parts, those of the part asked now. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { keyOf } from "../../../table/foresight.svelte";
import { decisionOf, factsOf, optionsOf } from "../../../table/question";
import { messageOf } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import { desk } from "../desk.svelte";
import { fieldOf, nameNext, offersOf, offersOn, ordersWith, playedWith, playsOf } from "../offers";
import { viewOf } from "../state";
import { type Face, faceOf, incomeOf } from "./faces";

export interface Entry extends Face {
  id: string;
  /** What it says; null if something is taken up first. */
  action: Action | null;
  take?: () => void;
}

/** The answers to what is asked now. */
export function entriesOf(seen: Seen, tools: Tools): Entry[] {
  switch (decisionOf(seen)) {
    case "special_action":
      return desk.card ? named(seen, tools, playsOf(seen, desk.card)) : plays(seen, tools);
    case "place_client":
      return desk.field ? errands(seen, tools, desk.field) : fields(seen, tools);
    case "choose_influence":
      return [...grouped(seen, tools, offersOf(seen, "place_influence"), "country"), ...named(seen, tools, offersOf(seen, "pass"))];
    case "rank_tied_players":
      return favour(seen, tools);
    case "choose_income_offices":
      return incomes(seen, tools);
    default:
      return named(seen, tools, optionsOf(seen));
  }
}

function named(seen: Seen, tools: Tools, actions: readonly Action[]): Entry[] {
  return actions.map((action) => ({ id: keyOf(action), action, ...faceOf(seen, tools, action) }));
}

/** Options by something they are done with, in the order of the engine. */
export function groupsBy(actions: readonly Action[], of: (action: Action) => string | null): [string, Action[]][] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const id = of(action);
    if (id !== null) groups.set(id, [...(groups.get(id) ?? []), action]);
  }
  return [...groups];
}

/** Said at once if there is only one way, else taken up. */
function either(id: string, actions: readonly Action[], face: Face, take: () => void): Entry {
  return actions.length === 1 ? { id, action: actions[0]!, ...face } : { id, action: null, take, ...face };
}

/** Cards, church courts and the spy; passing last. */
function plays(seen: Seen, tools: Tools): Entry[] {
  const groups = groupsBy(optionsOf(seen), playedWith).map(([id, actions]) => either(id, actions, playFace(seen, tools, id, actions), () => (desk.card = id)));
  return [...groups, ...named(seen, tools, offersOf(seen, "pass"))];
}

function playFace(seen: Seen, tools: Tools, id: string, [first, ...more]: readonly Action[]): Face {
  const title = tools.texts.name(id);
  const hint = tools.texts.attribute(messageOf("name", id), "text");
  const only = first && !more.length ? faceOf(seen, tools, first) : null;
  // The only House or country it can be done to is named at once.
  const whom = only && first && Object.keys(first).length > 1 ? `${only.title}: ${only.words ?? ""}` : "";
  if (first?.type === "hold_court") return { title: t("sg-court"), words: whom || title, hint, icon: "sg-court" };
  if (first?.type === "spy") return { title, words: whom || t("sg-spy"), hint, icon: "sg-spy" };
  return { title, words: whom || t(messageOf("sg-card", id)), hint, icon: `sg-${id}` };
}

/** The fields with their prices; those where nothing would happen are quiet. Withdrawing comes last. */
function fields(seen: Seen, tools: Tools): Entry[] {
  const open = viewOf(seen).fields.flatMap(({ id, prices }) => {
    const actions = offersOn(seen, id);
    if (!actions.length) return [];
    const idle = actions.every(({ type }) => type === "block");
    const price = prices[seen.seat ?? 0] ?? 0;
    const words = [...(idle ? [t("sg-no-effect")] : []), price ? t("sg-has-ducats", { count: price }) : t("sg-fee-none")].join(", ");
    return [either(id, actions, { title: t(messageOf("sg-field", id)), words, hint: t(messageOf("sg-field", id), {}, "short"), icon: `sg-${id}`, quiet: idle }, () => (desk.field = id))];
  });
  return [...open, ...named(seen, tools, optionsOf(seen).filter((action) => fieldOf(action) === null))];
}

/** What a client does on the field that was taken up. */
function errands(seen: Seen, tools: Tools, field: string): Entry[] {
  const offers = offersOn(seen, field);
  const taken = offers.filter(({ type }) => type === "take_figure");
  return [...grouped(seen, tools, taken, "figure"), ...named(seen, tools, offers.filter((action) => !taken.includes(action)))];
}

/** A country or a Figure first, then how many cards, or how much gold. */
function grouped(seen: Seen, tools: Tools, actions: readonly Action[], by: "country" | "figure"): Entry[] {
  return groupsBy(actions, (action) => String(action[by])).map(([id, ways]) => either(id, ways, faceOf(seen, tools, ways[0]!), () => (desk[by] = id)));
}

/** Who comes next in the king's favour. */
function favour(seen: Seen, tools: Tools): Entry[] {
  const tied = factsOf<{ tied: number[] }>(seen).tied ?? [];
  return tied.flatMap((seat) => {
    const orders = ordersWith(seen, seat);
    const face = { seat, title: tools.texts.seat(seat, seen.names), words: orders.length === 1 ? tools.texts.action(orders[0]!, seen.names) : "" };
    return orders.length ? [either(String(seat), orders, face, () => nameNext(seen, tools, seat))] : [];
  });
}

/** The highest income first, and marked. */
function incomes(seen: Seen, tools: Tools): Entry[] {
  const worth = (action: Action) => incomeOf(seen, action["offices"] as string[]);
  const sorted = [...optionsOf(seen)].sort((one, other) => worth(other) - worth(one));
  return named(seen, tools, sorted).map((entry) => ({ ...entry, main: worth(entry.action!) === worth(sorted[0]!) }));
}
