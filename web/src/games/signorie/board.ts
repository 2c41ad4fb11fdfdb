import "./art";
import "./signorie.css";
import type { GameBoard, Seen } from "../../table/board";
import { t } from "../../text/ui.svelte";
import type { SignorieView } from "../../types/signorie";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { tinctureOf } from "./data";
import Chain from "./prompt/Chain.svelte";
import { KEYS } from "./keys";
import Panel from "./prompt/Panel.svelte";
import { question } from "./prompt/question";
import Status from "./prompt/Status.svelte";
import { rounds } from "./rounds";
import { viewOf } from "./state";

/** How near the dice of a seat are to its threshold, while dice are taken. */
function beneath(seen: Seen, seat: number): { words: string; title: string } | null {
  const { phase, players } = viewOf(seen);
  if (phase !== "actions" || seen.outcome) return null;
  const { vp, total, threshold } = players[seat]!;
  return { words: `${total}/${threshold}`, title: t("si-brief", { vp, total, threshold }) };
}

export const board: GameBoard = {
  Board,
  Panel,
  Status,
  Choices,
  Note: Chain,
  keys: KEYS,
  tincture: (seen, _tools, seat) => tinctureOf(seen.names[seat]),
  brief: (seen, seat) => String(viewOf(seen).players[seat]!.vp),
  beneath,
  scores: (view) => (view as SignorieView).players.map((player) => player.vp),
  question,
  rounds,
};
