import "./magnaci.css";
import type { GameBoard } from "../../table/board";
import type { MagnaciView } from "../../types/magnaci";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { boxOf } from "./data";
import { KEYS } from "./keys";
import Panel from "./Panel.svelte";
import { question } from "./question";
import { rounds } from "./rounds";
import Status from "./Status.svelte";
import { viewOf, wealthOf } from "./state";

export const board: GameBoard = {
  Board,
  Panel,
  Status,
  Choices,
  Note: Beside,
  keys: KEYS,
  tincture: (seen, tools, seat) => boxOf(tools.components).families.indexOf(viewOf(seen).players[seat]!.family),
  brief: wealthOf,
  scores: (view) => (view as MagnaciView).players.map((player) => player.wealth),
  question,
  rounds,
};
