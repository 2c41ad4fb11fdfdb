/** The sign of everything that has one. */
import type { Box, Helper } from "./data";

const EFFECTS: Record<string, string> = {
  alliance_facedown: "alliance",
  gain_vp: "vp",
  gain_florins: "florins",
  gain_pawn: "helper-icon",
  offspring_roll: "offspring",
  task_any: "any",
  marriage_facedown: "marriage",
  mission_facedown: "mission",
  vp_per_man_in_city: "incity",
};

/** A main action, a track, a row, a task, a helper or a reward by its sign. */
export function iconOf(box: Box, id: string): string {
  const helper = box.helpers.get(id);
  if (helper) return `si-${signOf(helper)}`;
  const plain = id.replace(/^(task|reward)_/, "");
  return `si-${plain === "helper" ? "free-helper" : plain.replaceAll("_", "-")}`;
}

function signOf({ effect, tracks = [] }: Helper): string {
  return effect === "advance" ? (tracks.length === 1 ? tracks[0]! : "career") : (EFFECTS[effect] ?? "helper-icon");
}
