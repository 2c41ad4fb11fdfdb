/** What one would look for in a replay: Ages, and their phases. */
import type { Round } from "../../table/board";
import type { Tagged } from "../../text/texts";

const PHASES: Record<string, string> = {
  CardLaid: "senate",
  LawsDealt: "sejm",
  ConflictDealt: "conflicts",
  KingDied: "interregnum",
  WealthCounted: "scoring",
};

export function rounds(event: Tagged & { age?: string }): Round | null {
  if (event.type === "KingElected") return { name: event.age! };
  const phase = PHASES[event.type];
  return phase ? { name: phase, part: true } : null;
}
