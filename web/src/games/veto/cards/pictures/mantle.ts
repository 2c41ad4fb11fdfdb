/** A faction: its arms on a prince's mantle. */
import type { CardFacts, Mark } from "../facts";
import { ground, type Division } from "./ground";
import { GULES, use } from "./svg";

const DIVISIONS: Record<Mark, Division> = {
  radziwill: "rayonny",
  wisniowiecki: "gyronny",
  court: "paly",
  lubomirski: "bendy",
  none: "quarterly",
};

export function mantle(card: CardFacts): string {
  const { faction } = card;
  return (
    ground(faction, DIVISIONS[faction]) +
    use("m-mantle", { fill: faction === "wisniowiecki" ? "#4a1520" : GULES }) +
    use(`f-${faction}`, { transform: "translate(79 36) scale(1.8 2)" }) +
    use("m-mitra")
  );
}
