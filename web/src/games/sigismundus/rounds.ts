/** What one would look for in a replay: rounds, and their Sejms. */
import type { Round } from "../../table/board";
import type { Tagged } from "../../text/texts";

export function rounds(event: Tagged & { round?: number; phase?: string }): Round | null {
  if (event.type === "RoundBegun") return { name: `round_${event.round}` };
  if (event.type === "PhaseBegun" && event.phase === "sejm") return { name: "sejm", part: true };
  return null;
}
