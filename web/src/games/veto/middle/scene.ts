/** What the middle of the table shows at a moment. */
import type { Seen } from "../../../table/board";
import { decisionOf } from "../../../table/question";
import { viewOf } from "../state";
import { storyOf } from "./story";

export type Scene = "setup" | "duel" | "deed" | "initiative" | "untap" | "settlement" | "ending" | "idle";

export function sceneOf(seen: Seen): Scene {
  const { phase, duel, stack } = viewOf(seen);
  if (phase === "setup") return "setup";
  if (duel) return "duel";
  if (phase === "untap") return unmarked(seen) ? "untap" : "initiative";
  if (phase === "settlement") return "settlement";
  if (phase === "ending" || seen.outcome?.reason === "rounds_over") return "ending";
  return stack.length || decisionOf(seen) === "agitation_victim" ? "deed" : "idle";
}

/** VE-4.10: what is told in a phase after the initiative. */
function unmarked(seen: Seen): boolean {
  const facts = seen.now.prompt?.facts ?? {};
  return facts["window"] === "W-U3" || storyOf(seen.log).phase.some(({ type }) => type === "AllUnmarked");
}
