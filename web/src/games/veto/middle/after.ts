/** What would stand once the stack has resolved: the engine says what follows if I say bene. */
import type { Seen } from "../../../table/board";
import { asks } from "../../../table/question";
import type { DuelView } from "../../../types/veto";
import { desk } from "../desk.svelte";
import { previewOf, viewOf } from "../state";

/** The totals after the stack; null where I am not asked, or they stay as they are. */
export function afterStack(seen: Seen, duel: DuelView): readonly [number, number] | null {
  if (!asks(seen, "window") || !viewOf(seen).stack.length || duel.decided) return null;
  const preview = previewOf<{ duel?: { totals?: number[] } | null }>(desk.foresight.of({ type: "bene" }));
  const [one, other] = preview?.duel?.totals ?? [];
  if (one === undefined || other === undefined) return null;
  return one === duel.totals[0] && other === duel.totals[1] ? null : [one, other];
}
