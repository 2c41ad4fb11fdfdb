/** A character: a bust in layers on the ground of the faction, with office, weapon and arms. */
import type { CardFacts, Mark } from "../facts";
import { arms } from "./arms";
import { Dice } from "./dice";
import { DIVISIONS, ground } from "./ground";
import { clothes } from "./clothes";
import { personOf, type Person } from "./person";
import { ARGENT, at, AZURE, GULES, OR, PURPURE, use, VERT, WIDTH } from "./svg";

type Colours = readonly [string, ...string[]];

const SKIN: Colours = ["#ecd2ac", "#e6c79e", "#f0d9b8", "#dfbb91"];
const HAIR: Colours = ["#3a2a1c", "#5b3d22", "#7d5a2e", "#8c867c", "#c9c2b4", "#241c16"];
const LADY_HAIR: Colours = ["#3a2a1c", "#6b4524", "#a8763a", "#241c16", "#7d5a2e"];
/** Cloth that stands out from the ground of the faction. */
const CLOTH: Record<Mark, Colours> = {
  radziwill: ["#4b5a78", "#7d5a34", "#5a6b52", "#8a3a34", "#6a6478"],
  wisniowiecki: ["#b07a2a", "#3d5a6e", "#a88a5a", "#4f6a4a", "#5b4a72", "#3a3f52"],
  court: ["#8a2a3a", "#c3ab7a", "#5b5b78", "#3f6a5a", "#a5722e"],
  lubomirski: ["#8a6a2c", "#7a2f2a", "#3f5f7a", "#b39a62", "#5b4a6b"],
  none: ["#4a5f4f", "#6b3a2c", "#3b4a66", "#8a3a3a", "#2f4a3a"],
};
const TRIMMING: Colours = [OR, "#c9b48a", ARGENT, "#b84a3a", "#7fa0a8"];
const CRIMSON: Partial<Record<Mark, string>> = { wisniowiecki: "#a32a3c" };

export interface Looks {
  skin: string;
  hair: string;
  cloth: string;
  trimming: string;
}

export function character(card: CardFacts): string {
  const person = personOf(card);
  const dice = new Dice(card.id);
  const right = dice.roll(2) === 1;
  const field = ground(card.faction, dice.pick(DIVISIONS));
  const middle = WIDTH / 2 + dice.pick([-8, -4, 0, 4, 8]);
  const looks: Looks = {
    skin: dice.pick(SKIN),
    hair: dice.pick(person.lady ? LADY_HAIR : HAIR),
    ...colours(card, person, dice),
  };
  const face = head(person, looks, dice);
  const held = attribute(person, dice);
  const behind = person.hetman || person.armed;
  const body = backHair(person, looks) + clothes(person, looks) + face;
  return (
    field +
    // All is drawn as looking to the right.
    `<g transform="${at(middle, 0, right ? "" : " scale(-1 1)")}">` +
    surroundings(person, card.faction) +
    (behind ? held : "") +
    body +
    (behind ? "" : held) +
    "</g>" +
    (person.absent ? use("b-hatched") : "") +
    arms(card.person, right ? 8 : WIDTH - 46, 98, 38)
  );
}

function colours(card: CardFacts, person: Person, dice: Dice): { cloth: string; trimming: string } {
  const [cloth, trimming] = [dice.pick(CLOTH[card.faction]), dice.pick(TRIMMING)];
  if (person.clergy) return { cloth: person.bishop ? PURPURE : "#2d2722", trimming };
  return person.karmazyn ? { cloth: CRIMSON[card.faction] ?? GULES, trimming: OR } : { cloth, trimming };
}

/** What stands around a great name. */
function surroundings(person: Person, faction: Mark): string {
  const both = (id: string) => use(id) + use(id, { transform: "scale(-1 1)" });
  return (
    (person.elect ? use("a-canopy", { fill: faction === "wisniowiecki" ? "#4a1520" : GULES }) : "") +
    (person.famous ? both("a-laurel") : "") +
    (person.winged ? both("a-wing") : "")
  );
}

function backHair({ lady, pludrak, absent }: Person, { hair }: Looks): string {
  if (lady) return use("b-lady-hair", { fill: hair });
  return pludrak && !absent ? use("b-long-hair", { fill: hair }) : "";
}

function head(person: Person, looks: Looks, dice: Dice): string {
  const { hair } = looks;
  const jaw = person.lady ? 26 : dice.pick([26, 28, 30]);
  const face = use(`b-head-${jaw}`, { fill: looks.skin });
  const features = person.lady ? use("b-lady-eyes") : use("b-eyes") + whiskers(person, hair, dice);
  return face + features + headgear(person, looks, dice);
}

/** Moustache and beard; the young have none. */
function whiskers(person: Person, hair: string, dice: Dice): string {
  const thrown = dice.roll(4);
  const grown = dice.pick(person.soldier ? (["", "", "", "round", "", ""] as const) : (["", "", "", "", "round", "full", ""] as const));
  if (person.young) return use("b-mouth");
  const beard = person.pludrak ? "point" : person.clergy ? dice.pick(["full", "round"]) : person.jew ? "full" : grown;
  const moustache = person.pludrak ? 1 : thrown;
  return (beard ? use(`b-beard-${beard}`, { fill: hair }) : "") + use(`b-moustache-${moustache}`, { fill: hair });
}

function headgearOf(person: Person, dice: Dice): string {
  if (person.elect && !person.clergy && !person.lady) return "mitra";
  if (person.clergy) return person.bishop ? "mitre" : "biretta";
  if (person.lady) return dice.pick(["pearls", "veil", "hair"]);
  if (person.cossack) return person.hetman || dice.roll(3) === 0 ? "papakha" : "tuft";
  if (person.pludrak) return person.general ? "morion" : "hat";
  if (person.jew) return "yarmulke";
  if (person.soldier && person.armed) return dice.pick(["szyszak", "kolpak", "szyszak"]);
  return person.young ? "bare" : dice.pick(["kolpak", "kolpak", "fur", "czub"]);
}

/** Where feathers stand on a hat, and to which side they bend. */
const FEATHERED: Record<string, readonly [x: number, y: number, side: number]> = {
  kolpak: [10, 24, 1],
  hat: [-16, 32, -1],
  morion: [-16, 34, -1],
  papakha: [2, 18, 0.8],
};

function headgear(person: Person, { hair, cloth, trimming }: Looks, dice: Dice): string {
  const kind = headgearOf(person, dice);
  const feather = dice.pick([ARGENT, OR, "#c8503f", "#e8dfc9"]);
  const cap = person.soldier ? dice.pick([GULES, AZURE, VERT]) : cloth;
  const second = kind === "kolpak" && (person.karmazyn || dice.roll(2) === 1);
  const place = FEATHERED[kind];
  const feathers = place
    ? (second ? plume(place, ARGENT, 1.12, -4) : "") + plume(place, kind === "morion" ? "#c8503f" : feather, kind === "hat" ? 1.1 : 0.95, 0)
    : "";
  const worn = use(`h-${kind}`, { fill: kind === "kolpak" ? cap : hair, color: kind === "yarmulke" ? hair : trimming });
  // A papakha is worn below its feather.
  return kind === "papakha" ? worn + feathers : feathers + worn;
}

function plume([x, y, side]: readonly [number, number, number], fill: string, size: number, shifted: number): string {
  return use("b-feather", { fill, transform: at(x + shifted, y, ` scale(${side * size} ${size})`) });
}

/** What is held: the sign of an office before anything else. */
function attribute(person: Person, dice: Dice): string {
  if (person.hetman) return use("a-mace");
  if (person.armed) return use("a-sabre");
  if (person.scholar || person.clergy || person.jew) return use("a-book");
  return person.lady ? use("a-flower", { fill: dice.pick([GULES, ARGENT, OR]) }) : "";
}
