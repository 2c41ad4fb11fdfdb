/** What my tables wait for, in words; the names of the questions are read when there is one. */
import type { MyTable } from "../api/types";
import { preferences } from "../app/preferences.svelte";
import { questionName } from "../table/orders";
import { textsOf } from "../text/games.svelte";
import type { Texts } from "../text/texts";
import { t } from "../text/ui.svelte";
import { games } from "./games.svelte";

class Questions {
  private texts = $state.raw<Record<string, Texts>>({});

  /** Read the words for the questions of these tables; call it in an effect. */
  read(tables: readonly MyTable[]): void {
    const { language } = preferences;
    for (const game of new Set(tables.filter((table) => table.decision).map((table) => table.game))) {
      textsOf(game, language).then(
        (texts) => (this.texts = { ...this.texts, [game]: texts }),
        () => {
          // Without them it is simply my turn.
        },
      );
    }
  }

  /** What happens at a table, in a line. */
  at(table: MyTable): string {
    const game = games.title(table.game);
    if (table.status === "open") {
      return t("gathering", { game, count: table.players.filter((name) => !name).length });
    }
    if (table.my_turn) return this.asked(table, game);
    const [first] = table.waiting;
    return first === undefined ? game : t("waits-for", { game, name: nameAt(table, first) });
  }

  private asked(table: MyTable, game: string): string {
    const texts = this.texts[table.game];
    if (!texts || !table.decision) return t("asks-you", { game });
    return t("asks-you-this", { game, question: questionName(table.decision, texts) });
  }
}

export const questions = new Questions();

function nameAt(table: MyTable, seat: number): string {
  return table.seats[seat]?.kind === "bot" ? t("a-bot") : (table.players[seat] ?? "");
}
