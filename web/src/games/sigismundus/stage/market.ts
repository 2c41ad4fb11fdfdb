/** Bribery: who sells to whom. */
import type { Event } from "../../../types/sigismundus";
import { all, last } from "./story";

export interface Parcel {
  seat: number;
  /** Votes for sale, or ducats offered for them. */
  amount: number;
  state: "waiting" | "now" | "done" | "vain";
}

export interface Line {
  seller: number;
  buyer: number;
  /** It has been sold, or it may be. */
  sold: boolean;
}

export interface Market {
  sellers: Parcel[];
  buyers: Parcel[];
  lines: Line[];
}

/** The market of the bribery stage, when all hands are open; `selling` chooses a buyer now. */
export function marketOf(stage: readonly Event[], selling: number | null): Market | null {
  const offers = last(stage, "DucatsOffered")?.ducats;
  const votes = last(stage, "VotesOffered")?.votes;
  if (!offers || !votes) return null;
  const sales = all(stage, "VotesSold");
  const unsold = all(stage, "VotesUnsold").map(({ seat }) => seat);
  const over = selling === null && all(stage, "DucatsBack").length > 0;
  const sellers = parcels(votes, (seat) => {
    if (sales.some((sale) => sale.seat === seat)) return "done";
    return unsold.includes(seat) ? "vain" : seat === selling ? "now" : "waiting";
  });
  const buyers = parcels(offers, (seat) => (sales.some(({ buyer }) => buyer === seat) ? "done" : over ? "vain" : "waiting"));
  return { sellers, buyers, lines: [...sales.map(({ seat, buyer }) => ({ seller: seat, buyer, sold: true })), ...chances(buyers, selling)] };
}

/** The largest first. */
function parcels(amounts: readonly number[], state: (seat: number) => Parcel["state"]): Parcel[] {
  return amounts
    .map((amount, seat) => ({ seat, amount, state: state(seat) }))
    .filter(({ amount }) => amount)
    .sort((one, other) => other.amount - one.amount);
}

function chances(buyers: readonly Parcel[], seller: number | null): Line[] {
  if (seller === null) return [];
  const left = buyers.filter(({ seat, state }) => state === "waiting" && seat !== seller);
  return left.map(({ seat }) => ({ seller, buyer: seat, sold: false }));
}
