import "./art.svelte";
import "./florence.css";
import type { GameBoard } from "../../table/board";
import type { FlorenceView } from "../../types/florence";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { boxOf } from "./data";
import { KEYS } from "./keys";
import Panel from "./Panel.svelte";
import { question } from "./hand/question";
import { rounds } from "./rounds";
import { viewOf } from "./state";
import Status from "./Status.svelte";

export const board: GameBoard = {
  Board,
  Panel,
  Status,
  Choices,
  keys: KEYS,
  tincture: (seen, tools, seat) => boxOf(tools.components).files.houses.house.findIndex((each) => each.id === seen.names[seat]),
  brief: (seen, seat) => String(viewOf(seen).players[seat]!.prestige),
  scores: (view) => (view as FlorenceView).players.map((player) => player.prestige),
  question,
  rounds,
};
