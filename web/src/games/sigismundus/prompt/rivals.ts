/** What matters of a House that can be named: its strength, its hand, its offer. */
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import { factsOf } from "../../../table/question";
import { t } from "../../../text/ui.svelte";
import { mine, viewOf } from "../state";

const MILITARY = 2;

/** The seat an option names; null if it names none. */
export function seatOf(action: Action): number | null {
  const seat = action["target"] ?? action["winner"] ?? action["buyer"] ?? action["seller"];
  return typeof seat === "number" ? seat : null;
}

export function rivalWords(seen: Seen, action: Action, seat: number): string {
  const rival = viewOf(seen).players[seat]!;
  const facts = factsOf<{ offers: number[]; votes: number[]; bids: number[] }>(seen);
  switch (action.type) {
    case "play_death":
      return t("sg-rival-offices", { count: rival.offices.length });
    case "play_abduction":
      return fight(seen, seat, t("sg-rival-figures", { count: rival.figures.length }));
    case "play_sack":
      return fight(seen, seat, t("sg-has-ducats", { count: rival.ducats }));
    case "play_foray":
      return fight(seen, seat, t("sg-has-vp", { count: rival.vp }));
    case "hold_court":
    case "spy":
      return t("sg-rival-cards", { count: rival.hand.reduce((sum, each) => sum + each, 0) });
    case "choose_buyer":
      return t("sg-has-ducats", { count: facts.offers?.[seat] ?? 0 });
    case "name_seller":
      return t("sg-rival-votes", { count: facts.votes?.[seat] ?? 0 });
    case "award_office":
      return t("sg-rival-votes", { count: facts.bids?.[seat] ?? 0 });
    default:
      return t("sg-has-vp", { count: rival.vp });
  }
}

/** Both powers, the cards that take wounds on both sides, and what it is about. */
function fight(seen: Seen, seat: number, stake: string): string {
  const [me, rival] = [mine(seen)!, viewOf(seen).players[seat]!];
  // The card that begins the fight is spent.
  const mineLeft = Math.max(0, (me.hand[MILITARY] ?? 0) - 1);
  return t("sg-rival-fight", { mine: me.power, theirs: rival.power, armour: mineLeft, shield: rival.hand[MILITARY] ?? 0, stake });
}
