/** What an option would bring, in words. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { messageOf, signed } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import type { Change, CountryAfter, Preview } from "../../../types/sigismundus";
import { ranked, shortName } from "../abroad/words";
import { desk } from "../desk.svelte";
import { closesLast, countryOf, mine, previewOf, TRACKS } from "../state";

const CHANGED = ["ducats", "votes", "vp"] as const;

/** What grows or shrinks, piece by piece: “+4 ducats”. That a client is sent goes without saying. */
export function gains(change: Change): string[] {
  const units = change.units.reduce<number>((sum, each) => sum + each, 0);
  const numbers = [...CHANGED.map((name) => [name, change[name]] as const), ["clients", Math.max(0, change.clients)] as const, ["units", units] as const];
  return numbers.flatMap(([name, count]) => (count ? [t(`sg-gain-${name}`, { n: signed(count), count: Math.abs(count) })] : []));
}

/** What closing my hand now means: it can be opened again until the last one is closed. */
export function sealing(seen: Seen): string {
  return t(closesLast(seen) ? "sg-seal-last" : "sg-seal-open");
}

/** What an option would bring, as far as it is foreseen; steps on a track with the card they win. */
export function brings(tools: Tools, action: Action): string {
  const preview = previewOf(desk.foresight.of(action));
  if (!preview) return "";
  return [...gains(preview.change), ...steps(tools, preview)].join(", ");
}

function steps(tools: Tools, { change, representative }: Preview): string[] {
  const most = Math.max(0, ...change.steps);
  return most ? [t("sg-steps", { steps: most, won: representative ? tools.texts.name(representative) : "none" })] : [];
}

/** The points of each House in a country, the most first. */
export function pointsIn(seen: Seen, tools: Tools, points: readonly number[]): string {
  const each = ranked(points).map((seat) => t("sg-scores-one", { house: tools.texts.seat(seat, seen.names), points: points[seat]! }));
  return each.length ? t("sg-scores", { each: each.join(", ") }) : t("sg-scores-none");
}

/** The whole consequence of an option in sentences: “You pay 2 ducats and keep 5.” */
export function consequence(seen: Seen, tools: Tools, action: Action | null): string[] {
  const [preview, me] = [previewOf(desk.foresight.of(action)), mine(seen)];
  if (!preview || !me) return [];
  const { change } = preview;
  const held = (["ducats", "votes"] as const).flatMap((name) =>
    change[name] ? [t(`sg-then-${name}`, { way: change[name] < 0 ? "less" : "more", count: Math.abs(change[name]), left: me[name] + change[name] })] : [],
  );
  const rest = gains({ ...change, ducats: 0, votes: 0 });
  const tracks = TRACKS.flatMap((track, at) =>
    change.steps[at] ? [t("sg-then-steps", { track: tools.texts.attribute(messageOf("name", track), "short"), steps: change.steps[at]! })] : [],
  );
  const won = preview.representative ? [t("sg-then-card", { name: tools.texts.name(preview.representative) })] : [];
  const lands = preview.countries.flatMap((after) => fate(seen, tools, after, after.id === action?.["country"]));
  const stock = change.markers ? [t("sg-then-markers", { left: me.markers + change.markers })] : [];
  return [...held, ...(rest.length ? [`${rest.join(", ")}.`] : []), ...tracks, ...won, ...lands, ...stock];
}

/** Where a country goes, that it is crowned, and what I would score there; one that only makes way is told of if that concerns me. */
function fate(seen: Seen, tools: Tools, after: CountryAfter, named: boolean): string[] {
  const before = countryOf(seen, after.id);
  const country = shortName(tools, after.id);
  const points = after.points[seen.seat ?? 0] ?? 0;
  const concerned = points !== before.points[seen.seat ?? 0];
  if (!named && !concerned) return [];
  return [
    ...(after.space !== before.space ? [t("sg-then-space", { country, space: after.space })] : []),
    ...(after.crowned && !before.crowned ? [t("sg-then-crowned", { country, scores: pointsIn(seen, tools, after.points) })] : []),
    ...(concerned ? [t("sg-then-points", { country, points })] : []),
  ];
}
