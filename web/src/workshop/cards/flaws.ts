/** What is wrong at a place, as its writer understands it. */
import { t } from "../../text/ui.svelte";
import type { CardFlaw, Entry } from "../types";
import { valueAt } from "./paths";

/** Where nothing has been written yet the form says so; all else is what the checker says. */
export function saidOf(flaw: CardFlaw, entry: Entry): string {
  return flaw.path && valueAt(entry, flaw.path) === "" ? t("ws-flaw-empty") : flaw.said;
}
