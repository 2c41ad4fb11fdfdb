/** The arms of a person: known ones by table, others from the name; all versions of a person share them. */
import { Dice } from "./dice";
import { ARGENT, at, AZURE, GULES, INK, OR, path, PURPURE, SABLE, use, VERT } from "./svg";

const OUTLINE = "M3 2H37V22C37 34 28 41 20 45C12 41 3 34 3 22Z";

/** Charge and field of those whose arms are known. */
const KNOWN: Record<string, readonly [charge: string, field?: string]> = {
  jeremi_wisniowiecki: ["korybut", GULES],
  michal_korybut_wisniowiecki: ["korybut"],
  gryzelda_wisniowiecka: ["korybut"],
  janusz_radziwill: ["trumpets", AZURE],
  boguslaw_radziwill: ["trumpets", AZURE],
  maria_radziwill: ["trumpets"],
  jerzy_sebastian_lubomirski: ["szreniawa", GULES],
  stanislaw_lubomirski: ["szreniawa", GULES],
  john_casimir_vasa: ["sheaf"],
  charles_ferdinand_vasa: ["sheaf"],
  michal_wolodyjowski: ["bars", GULES],
  longinus_podbipieta: ["heads"],
  jan_zagloba: ["chequers", GULES],
  jan_skrzetuski: ["jastrzebiec", AZURE],
  krzysztof_opalinski: ["lodzia"],
  roch_kowalski: ["lodzia"],
  bohdan_khmelnytsky: ["abdank"],
};
const CHARGES = [
  "cross",
  "star",
  "key",
  "tower",
  "sword",
  "arrow",
  "wheel",
  "rose",
  "axe",
  "tree",
  "fish",
  "bugle",
  "jelita",
  "leliwa",
  "jastrzebiec",
] as const;

/** How the field is parted: not at all, in two, by a bend, or with a chief. */
const PARTED = [
  "",
  path("M20 2H37V22C37 34 28 41 20 45Z", 'fill="#000" opacity=".22"'),
  path("M3 2H37L3 36Z", 'fill="#fff" opacity=".13"'),
];
const CHIEF = 3;

export function arms(person: string, x: number, y: number, width: number): string {
  const dice = new Dice(`arms/${person}`);
  const known = KNOWN[person];
  const charge = known?.[0] ?? dice.pick(CHARGES);
  const field = dice.pick([GULES, AZURE, VERT, SABLE, PURPURE]);
  const metal = dice.pick([OR, ARGENT]);
  const parted = known ? 0 : dice.roll(4);
  // Metal does not lie on metal: with a chief the charge moves down and is smaller.
  const chief = parted === CHIEF;
  return (
    `<g transform="${at(x, y, ` scale(${width / 40})`)}">` +
    path(OUTLINE, `fill="${known?.[1] ?? field}"`) +
    (chief ? path("M3 2H37V13H3Z", `fill="${metal}"`) : PARTED[parted]!) +
    use(`c-${charge}`, { color: metal, ...(chief ? { transform: "translate(5.6 12) scale(.72)" } : {}) }) +
    path(OUTLINE, `fill="none" stroke="${OR}" stroke-width="2.4"`) +
    path(OUTLINE, `fill="none" stroke="${INK}" stroke-width=".9"`) +
    "</g>"
  );
}
