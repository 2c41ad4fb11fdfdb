/** Why something that was asked of the server has not come. */
import { Refused } from "../api/http";

/** Nothing can be reached; the server cannot; it failed; there is no such thing; it is not for me. */
export type TroubleKind = "offline" | "away" | "failed" | "missing" | "refused";

export interface Trouble {
  kind: TroubleKind;
  /** What the server said, in the reader's language; empty where it said nothing. */
  text: string;
}

/** What stands between us and the server says so by these. */
const GATEWAYS = [502, 503, 504];

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Refused)) return { kind: navigator.onLine ? "away" : "offline", text: "" };
  const { status, refusal } = error;
  const spoken = refusal.message === "unavailable" ? "" : refusal.text;
  if (GATEWAYS.includes(status)) return { kind: "away", text: "" };
  if (status >= 500) return { kind: "failed", text: spoken };
  return { kind: status === 404 ? "missing" : "refused", text: refusal.text };
}

/** Whether it may come if it is asked for again. */
export function passes({ kind }: Trouble): boolean {
  return kind === "offline" || kind === "away" || kind === "failed";
}
