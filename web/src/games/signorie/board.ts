import "./art";
import "./signorie.css";
import type { GameBoard } from "../../table/board";
import type { SignorieView } from "../../types/signorie";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { tinctureOf } from "./data";
import Chain from "./prompt/Chain.svelte";
import Panel from "./prompt/Panel.svelte";
import { question } from "./prompt/question";
import Status from "./prompt/Status.svelte";
import { rounds } from "./rounds";
import { viewOf } from "./state";

export const board: GameBoard = {
  Board,
  Panel,
  Status,
  Choices,
  Note: Chain,
  keys: ["si-key-die", "si-key-choose", "si-key-back", "si-key-points"],
  tincture: (seen, _tools, seat) => tinctureOf(seen.names[seat]),
  brief: (seen, seat) => String(viewOf(seen).players[seat]!.vp),
  scores: (view) => (view as SignorieView).players.map((player) => player.vp),
  question,
  rounds,
};
