/** Standing orders in words. */
import type { Order } from "../api/types";
import { messageOf, type Texts, type Values } from "../text/texts";
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

/** An answer, in the words it has for this question; what is bounded has its bound. */
export function answerName(decision: string, answer: string, texts: Texts, values: Values = {}): string {
  return special(decision, answer, texts) || texts.action({ ...values, type: answer }, []);
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
  const until = order.until ? questionName(order.until, texts) : "";
  const limits = { among: some(order.among), ignoring: order.ignoring !== null, lasts: some(order.lasts) };
  return t("order-sentence", { what: whatOf(order, texts), until, times: order.times, ...limits });
}

/** The question and the answer; the game has words of its own for an order that depends on more. */
export function whatOf(order: Order, texts: Texts): string {
  const values = { ...order.facts, ...order.fields, ...order.at_least, ...order.at_most };
  const own = texts.attribute(messageOf("decision", order.decision), messageOf("order", order.answer), values);
  if (own && Object.keys(values).length) return own;
  const answer = answerName(order.decision, order.answer, texts, values);
  return t("order-what", { question: questionName(order.decision, texts), answer });
}

function some(values: object): boolean {
  return Object.keys(values).length > 0;
}

function special(decision: string, answer: string, texts: Texts): string {
  return texts.attribute(messageOf("decision", decision), messageOf("answer", answer));
}
