/** What is told of a country. */
import type { Seen, Tools } from "../../../table/board";
import type { Reason, Words } from "../../../table/tip.svelte";
import { messageOf } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import type { CountryView } from "../../../types/sigismundus";

export function shortName(tools: Tools, country: string): string {
  return tools.texts.attribute(messageOf("name", country), "short");
}

/** Its space and its worth, its seal, and what it would score now. */
export function countryWords(seen: Seen, tools: Tools, country: CountryView, reason: Reason | null): Words {
  const { id, space, first, second, crowned, pact } = country;
  return {
    title: tools.texts.name(id),
    text: tools.texts.attribute(messageOf("name", id), "text"),
    lines: [
      t("sg-country-worth", { space, first, second, crowned: crowned ? "yes" : "no" }),
      scores(seen, tools, country),
      ...(country.seal === null ? [] : [t("sg-seal-held", { house: tools.texts.seat(country.seal, seen.names) })]),
      ...(pact && !reason ? [t("sg-country-pact")] : []),
    ],
    rule: "SA-17.4",
    beside: ".sheet, .panel",
    reason,
  };
}

/** The points of each House with markers there, the most first. */
function scores(seen: Seen, tools: Tools, { markers, points }: CountryView): string {
  const there = ranked(markers);
  if (!there.length) return t("sg-country-empty");
  const each = there.map((seat) => t("sg-country-points", { house: tools.texts.seat(seat, seen.names), markers: markers[seat]!, points: points[seat]! }));
  return t("sg-country-scores", { each: each.join(", ") });
}

/** The seats with markers there, the most first; then those that would have some and score. */
export function ranked(markers: readonly number[], points: readonly number[] = []): number[] {
  const seats = markers.flatMap((count, seat) => (count || points[seat] ? [seat] : []));
  return seats.sort((one, other) => markers[other]! - markers[one]!);
}

/** All of it in one breath, for those who hear the page. */
export function spoken({ title, text, lines = [] }: Words): string {
  return [`${title}.`, ...lines, text].filter(Boolean).join(" ");
}
