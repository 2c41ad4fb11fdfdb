/** What will be created, in sentences. */
import type { Pace } from "../../api/types";
import { t } from "../../text/ui.svelte";
import { span } from "../words";
import type { Draft } from "./draft.svelte";

export function summary(draft: Draft): string {
  const [own, open, bot] = [draft.count("me"), draft.count("open"), draft.count("bot")];
  const who = [
    own && t(own === 1 ? "sum-me" : "sum-hot-seat", { count: own }),
    open && t("sum-open", { count: open }),
    bot && t("sum-bots", { count: bot }),
  ].filter(Boolean);
  return [
    t("sum-who", { who: new Intl.ListFormat(t("locale")).format(who as string[]) }),
    time(draft.pace),
    open ? t(draft.listed ? "sum-listed" : "sum-by-link") : "",
    t(open && draft.start === "full" ? "sum-start-full" : open || draft.start === "host" ? "sum-start-host" : "sum-start-now"),
  ]
    .filter(Boolean)
    .join(" ");
}

function time(pace: Pace): string {
  if (pace.kind === "untimed") return t("sum-untimed");
  return t("sum-timed", { move: span(pace.move_s), bank: span(pace.bank_s) });
}
