/** What everybody did, as small signs in a row. */
import type { Texts } from "../../../text/texts";
import type { Event } from "../../../types/sigismundus";
import { UNITS } from "../state";

export interface Sign {
  seat: number;
  icon: string;
  words: string;
  /** The whole sentence. */
  title: string;
}

type Drawn = [icon: string, words?: string | number];

const TRACK_SIGN: Record<string, string> = { royal_support: "sg-royal", senatorial_support: "sg-magnate", parliamentary_support: "sg-nobility" };

/** The signs of events in their order; what nobody did has none. */
export function signsOf(events: readonly Event[], texts: Texts, names: readonly string[]): Sign[] {
  const seat = (at: number) => texts.seat(at, names);
  return shortened(events).flatMap((event) => {
    if (!("seat" in event)) return [];
    const title = texts.event(event, names).map(({ text }) => text).join("");
    return drawn(event, (id) => texts.name(id), seat).map(([icon, words = ""]) => ({ seat: event.seat, icon, words: String(words), title }));
  });
}

/** Of several steps on a track only the last, of a card that I know not also that it was drawn. */
function shortened(events: readonly Event[]): Event[] {
  return events.filter((event, at) => {
    const next = events[at + 1];
    if (event.type === "TrackMoved") return next?.type !== "TrackMoved" || next.seat !== event.seat;
    return event.type !== "CardDrawn" || next?.type !== "CardKnown";
  });
}

function drawn(event: Event, name: (id: string) => string, seat: (at: number) => string): Drawn[] {
  switch (event.type) {
    case "IncomeTaken":
      return [["sg-coin", `+${event.ducats}`], ...event.offices.map((office): Drawn => [`sg-office-${office}`])];
    case "DucatsGained":
    case "DucatsSacked":
      return [["sg-coin", `+${event.ducats}`]];
    case "StepsPaid":
      return [["sg-coin", `−${event.ducats}`]];
    case "CardDrawn":
      return [[`sg-${event.deck}`, name(event.deck)]];
    case "CardKnown":
    case "CardPlayed":
    case "CourtCard":
      return [[`sg-${event.card}`, name(event.card)]];
    case "CardsDiscarded":
      return [["sg-discard", event.cards.length]];
    case "Passed":
    case "ClientWithdrawn":
      return [["sg-pass"]];
    case "ClientGained":
      return [["sg-client-icon", "+1"]];
    case "FirstPlayer":
    case "FirstPlayerTaken":
      return [["sg-first"]];
    case "SenatorNamed":
      return [["sg-death_of_senator", seat(event.target)]];
    case "OfficeGained":
    case "OfficeReturned":
    case "OfficeMarked":
      return [[`sg-office-${event.office}`, name(event.office)]];
    case "ChurchFounded":
    case "PointsTaken":
      return [["sg-vp", `+${event.vp}`]];
    case "Crowned":
      return [["sg-crown", name(event.country)]];
    case "PactMade":
      return [["sg-pact", name(event.country)]];
    case "UnitsGained":
      return UNITS.flatMap((unit, at): Drawn[] => (event.units[at] ? [[`sg-unit-${unit}`, `+${event.units[at]}`]] : []));
    case "Attacked":
      return [["sg-combat", seat(event.target)]];
    case "CombatWon":
    case "CombatLost":
      return [[event.type === "CombatWon" ? "sg-act-passed" : "sg-act-rejected", `${event.power} : ${event.against}`]];
    case "FigureAbducted":
    case "FigureTaken":
    case "FigureBribed":
      return [[`sg-figure-${event.figure}`, name(event.figure)]];
    case "CourtHeld":
      return [["sg-court", seat(event.target)]];
    case "HandSpied":
      return [["sg-spy", seat(event.target)]];
    case "InfluencePlaced":
      return [[`sg-country-${event.country}`, `+${event.markers}`]];
    case "ClientPlaced":
      return [[`sg-${event.field}`, name(event.field)]];
    case "TrackMoved":
      return [[TRACK_SIGN[event.track]!, "I".repeat(event.space).replace("IIIII", "V").replace("IIII", "IV")]];
    default:
      return [];
  }
}
