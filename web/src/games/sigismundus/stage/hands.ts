/** What the hands in the Sejm show: closed until all have chosen, then open. */
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import { asks, decisionOf, factsOf, optionsOf } from "../../../table/question";
import type { Event } from "../../../types/sigismundus";
import { amountOf } from "../prompt/amounts";
import { unitsOf as unitsIn } from "../prompt/unitsets";
import { closedHand, SECRET, UNITS, viewOf } from "../state";
import { all, last, OPENED } from "./story";

export interface Palm {
  seat: number;
  /** `mine` is still being filled, `kept` is closed; nobody else sees what is in them. */
  state: "waiting" | "sealed" | "mine" | "kept" | "open";
  amount: number;
  /** How many of them came with a House marker. */
  extra: number;
  /** The drawings of what lies in an open hand. */
  tokens: string[];
  /** For or against an Act. */
  side: boolean | null;
  tied: boolean;
  won: boolean;
}

/** What all hands hold: ducats, votes, or units by their power. */
export type Kind = "ducats" | "votes" | "power";

export interface Hands {
  kind: Kind;
  /** The office, the Demand or the Act it is about. */
  about: string;
  open: boolean;
  palms: Palm[];
}

export type Opened = Extract<Event, { type: "DucatsOffered" | "VotesOffered" | "BidsOpened" | "Committed" | "ActVoted" }>;

/** Whether all choose in secret now. */
export function isSecret(seen: Seen): boolean {
  return (SECRET as readonly string[]).includes(decisionOf(seen));
}

/** The hands of a stage; `late` shows those that have just opened although the next ones close already. */
export function handsOf(seen: Seen, stage: readonly Event[], resource: string, late = false): Hands | null {
  if (isSecret(seen) && !late) return closed(seen, resource);
  const at = stage.findLastIndex((event) => OPENED.includes(event.type));
  return at < 0 ? null : opened(stage[at] as Opened, stage, stage.slice(at), resource);
}

function closed(seen: Seen, resource: string): Hands {
  const facts = factsOf<{ office: string; demand: string; act: string }>(seen);
  const decision = decisionOf(seen);
  const kind = decision === "hide_ducats" ? "ducats" : decision.startsWith("commit") ? kindOf(resource) : "votes";
  const { players, sealed } = viewOf(seen);
  const kept = closedHand(seen);
  const palms = players.map((_, seat) => {
    if (seat === seen.seat && kept) return keptIn(seat, kept, kind);
    const mine = seat === seen.seat && asks(seen, ...SECRET);
    return bare(seat, sealed.includes(seat) ? "sealed" : mine ? "mine" : "waiting");
  });
  return { kind, about: facts.office ?? facts.demand ?? facts.act ?? "", open: false, palms };
}

function bare(seat: number, state: Palm["state"]): Palm {
  return { seat, state, amount: 0, extra: 0, tokens: [], side: null, tied: false, won: false };
}

/** My own closed hand: what lies in it only I can read. */
function keptIn(seat: number, action: Action, kind: Kind): Palm {
  const palm = bare(seat, "kept");
  if (action.type === "vote_for" || action.type === "vote_against") return { ...palm, side: action.type === "vote_for" };
  if (action.type === "commit_units") return { ...palm, tokens: unitsOf(unitsIn(action)) };
  const amount = amountOf(action);
  return { ...palm, amount, tokens: tokensOf(kind, amount) };
}

function kindOf(resource: string): Kind {
  return resource === "units" ? "power" : resource === "ducats" ? "ducats" : "votes";
}

function opened(event: Opened, before: readonly Event[], after: readonly Event[], resource: string): Hands {
  switch (event.type) {
    case "DucatsOffered":
      return { kind: "ducats", about: "", open: true, palms: event.ducats.map((amount, seat) => filled(seat, "ducats", amount)) };
    case "VotesOffered":
      return { kind: "votes", about: "", open: true, palms: event.votes.map((amount, seat) => filled(seat, "votes", amount)) };
    case "BidsOpened":
      return { kind: "votes", about: event.office, open: true, palms: bidden(event, before, after) };
    case "Committed":
      return { kind: kindOf(resource), about: event.demand, open: true, palms: given(event.amounts, kindOf(resource), before) };
    default: {
      const palms = event.votes.map((amount, seat) => ({ ...filled(seat, "votes", amount), side: event.sides[seat]! }));
      return { kind: "votes", about: event.act, open: true, palms };
    }
  }
}

function filled(seat: number, kind: Kind, amount: number): Palm {
  return { ...bare(seat, "open"), amount, tokens: kind === "power" ? [] : tokensOf(kind, amount) };
}

/** The drawings of so many ducats or votes. */
export function tokensOf(kind: Kind, amount: number): string[] {
  return Array<string>(amount).fill(kind === "ducats" ? "sg-coin" : "sg-ballot");
}

/** The drawings of units. */
export function unitsOf(units: readonly number[]): string[] {
  return UNITS.flatMap((unit, at) => Array<string>(units[at] ?? 0).fill(`sg-unit-${unit}`));
}

function bidden({ office, bids }: Extract<Opened, { type: "BidsOpened" }>, before: readonly Event[], after: readonly Event[]): Palm[] {
  const most = Math.max(...bids);
  const tied = bids.filter((bid) => bid === most).length > 1 && !last(after, "OfficeVacant");
  const extra = all(before, "ExtraVotes").find((event) => event.office === office);
  const winner = winnerOf(office, bids, after);
  return bids.map((bid, seat) => ({
    ...filled(seat, "votes", bid),
    extra: extra?.seat === seat ? Math.min(bid, extra.votes) : 0,
    tied: tied && bid === most,
    won: seat === winner,
  }));
}

/** Who has won an office: by the most votes, or by the word of the Royal Representative. */
export function winnerOf(office: string, bids: readonly number[], after: readonly Event[]): number | null {
  const settled = all(after, "TieSettled").find((event) => event.office === office);
  if (settled) return settled.winner;
  const most = Math.max(...bids);
  return bids.filter((bid) => bid === most).length === 1 ? bids.indexOf(most) : null;
}

function given(amounts: readonly number[], kind: Kind, before: readonly Event[]): Palm[] {
  const sent = all(before, "HostSent");
  return amounts.map((amount, seat) => {
    const palm = filled(seat, kind, amount);
    return kind === "power" ? { ...palm, tokens: unitsOf(sent.find((event) => event.seat === seat)?.units ?? []) } : palm;
  });
}

/** Open hands while they still move: nobody has won yet. */
export function undecided(hands: Hands): Hands {
  return { ...hands, palms: hands.palms.map((palm) => ({ ...palm, tied: false, won: false })) };
}

/** What can at most be laid in my hand now. */
export function mostOf(seen: Seen): number {
  return Math.max(0, ...optionsOf(seen).map(amountOf));
}

export interface Place {
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** Where so many tokens lie in an open hand of 100 by 108; what is more than fits lies closer. */
export function fan(count: number): Place[] {
  const columns = count <= 3 ? count : Math.min(6, Math.ceil(Math.sqrt(count * 1.4)));
  const rows = Math.ceil(count / columns);
  const size = count <= 6 ? 17 : 14;
  const [right, down] = [Math.min(size + 1, 46 / Math.max(1, columns)), Math.min(size * 0.74, 34 / Math.max(1, rows))];
  return Array.from({ length: count }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const wide = Math.min(columns, count - row * columns);
    return {
      x: 54 + (column - wide / 2) * right + (right - size) / 2,
      y: 68 + (row - rows / 2) * down + (down - size) / 2,
      size,
      turn: ((at * 37) % 15) - 7,
    };
  });
}
