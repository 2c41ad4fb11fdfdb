/** Standing orders in words. */
import type { Order } from "../api/types";
import { messageOf, type Texts } from "../text/texts";
import { t } from "../text/ui.svelte";

/** A question by its short name. */
export function questionName(decision: string, texts: Texts): string {
  return texts.attribute(messageOf("decision", decision), "name") || decision;
}

/** What an order does, as one sentence. */
export function describe(order: Order, texts: Texts): string {
  return t("order-sentence", {
    question: questionName(order.decision, texts),
    answer: texts.action({ type: order.answer }, []),
    until: order.until ? questionName(order.until, texts) : "",
    times: order.times,
  });
}
