/** The types of the protocol, made from the schema of the server, and what is common to all games. */
export type * from "../types/protocol";

/** A move: which fields it has depends on the game. */
export interface Action {
  type: string;
  [field: string]: unknown;
}
