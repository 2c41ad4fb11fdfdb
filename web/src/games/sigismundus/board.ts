import "./art";
import "./sigismundus.css";
import type { GameBoard } from "../../table/board";
import type { SigismundusView } from "../../types/sigismundus";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { letterOf, tinctureOf } from "./data";
import Note from "./prompt/Note.svelte";
import { KEYS } from "./keys";
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
  Note,
  keys: KEYS,
  tincture: (seen, _tools, seat) => tinctureOf(seen.names[seat]),
  letter: (seen, seat) => letterOf(seen.names[seat]),
  brief: (seen, seat) => String(viewOf(seen).players[seat]!.vp),
  scores: (view) => (view as SigismundusView).players.map((player) => player.vp),
  question,
  rounds,
};
