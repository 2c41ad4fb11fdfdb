/** Standing orders for helpers: one that always works is no longer asked about. */
import type { KeptOrder, Order } from "../../../api/types";

const DECISION = "activate_helper";
const ANSWER = "activate";

/** That a helper shall work whenever it can. */
export function always(helper: string): Partial<Order> {
  return { decision: DECISION, answer: ANSWER, facts: { helper } };
}

/** The helpers that have such an order. */
export function standing(kept: readonly KeptOrder[]): { id: number; helper: string }[] {
  return kept.flatMap(({ id, order }) => {
    const helper = order.facts?.helper;
    return order.decision === DECISION && order.answer === ANSWER && typeof helper === "string" ? [{ id, helper }] : [];
  });
}
