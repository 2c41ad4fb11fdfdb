import "./veto.css";
import { initial } from "../../design/tincture";
import type { GameBoard, Seen } from "../../table/board";
import { t } from "../../text/ui.svelte";
import type { VetoView } from "../../types/veto";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Focus from "./prompt/Focus.svelte";
import { known, show } from "./homemade";
import { KEYS } from "./keys";
import Note from "./prompt/Note.svelte";
import Panel from "./prompt/Panel.svelte";
import { question } from "./prompt/question";
import Status from "./prompt/Status.svelte";
import { rounds } from "./rounds";
import { viewOf } from "./state";

/** Money and cards, under the kreski. */
function beneath(seen: Seen, seat: number): { words: string; title: string } | null {
  const { kreski, dukats, hand } = viewOf(seen).players[seat]!;
  return { words: t("ve-beneath", { dukats, hand }), title: t("ve-brief", { kreski, dukats, hand }) };
}

/** Two may lead the same faction: the letter is that of the one who plays, else the number of the seat. */
function letter(seen: Seen, seat: number): string {
  const names = seen.seats.map(({ kind, name }) => (kind === "bot" ? "" : initial(name ?? "").toUpperCase()));
  const own = names[seat] ?? "";
  return own && names.filter((each) => each === own).length === 1 ? own : String(seat + 1);
}

export const board: GameBoard = {
  Board,
  Panel,
  Focus,
  Status,
  Choices,
  Note,
  known,
  show,
  keys: KEYS,
  letter,
  brief: (seen, seat) => String(viewOf(seen).players[seat]!.kreski),
  beneath,
  scores: (view) => (view as VetoView).players.map((player) => player.kreski),
  question,
  rounds,
};
