/** One of the answers that stand side by side under a question. */
import type { Action } from "../api/types";

export interface Answer {
  id: string;
  title: string;
  words?: string;
  /** All of it, where pointing is possible. */
  hint?: string;
  icon?: string;
  /** A thing whose picture stands for it. */
  card?: unknown;
  /** A seat stands for it. */
  seat?: number | null;
  /** The one that is meant, unless one thinks better of it. */
  main?: boolean;
  quiet?: boolean;
  /** What it says; null if it is only the next part of a choice. */
  action: Action | null;
}
