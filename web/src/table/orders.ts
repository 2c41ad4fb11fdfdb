/** Standing orders in words. */
import type { Order } from "../api/types";
import { messageOf, type Texts } from "../text/texts";
import { t } from "../text/ui.svelte";

/** What can be ordered in advance. */
export interface Orderable {
  question: string;
  answers: readonly string[];
}

/** A question by its short name. */
export function questionName(decision: string, texts: Texts): string {
  return texts.attribute(messageOf("decision", decision), "name") || decision;
}

/** An answer, in the words it has for this question. */
export function answerName(decision: string, answer: string, texts: Texts): string {
  return special(decision, answer, texts) || texts.action({ type: answer }, []);
}

/** The questions, in the order in which the game tells of them. */
export function inOrder(questions: readonly string[], texts: Texts): string[] {
  const place = (question: string) => texts.place(messageOf("decision", question));
  return [...questions].sort((one, other) => place(one) - place(other));
}

/** The questions and the answers the game has words for; where it has none, all of them. */
export function orderable(questions: readonly string[], answers: readonly string[], texts: Texts): Orderable[] {
  const all = inOrder(questions, texts).map((question) => ({
    question,
    answers: answers.filter((answer) => special(question, answer, texts)),
  }));
  const known = all.filter((each) => each.answers.length);
  return known.length ? known : all.map(({ question }) => ({ question, answers }));
}

/** What an order does, as one sentence. */
export function describe(order: Order, texts: Texts): string {
  return t("order-sentence", {
    question: questionName(order.decision, texts),
    answer: answerName(order.decision, order.answer, texts),
    until: order.until ? questionName(order.until, texts) : "",
    times: order.times,
  });
}

function special(decision: string, answer: string, texts: Texts): string {
  return texts.attribute(messageOf("decision", decision), messageOf("answer", answer));
}
