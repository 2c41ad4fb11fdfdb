/** What a character wears below the chin. */
import type { Looks } from "./bust";
import type { Person } from "./person";
import { use } from "./svg";

export function clothes(person: Person, looks: Looks): string {
  return dressed(person, looks) + mantle(person);
}

function dressed(person: Person, { skin, cloth, trimming }: Looks): string {
  const { lady, soldier, pludrak, cossack, clergy, general, armed } = person;
  const painted = { fill: cloth, color: trimming };
  if (lady) return use("b-lady", painted) + use("b-neckline", { fill: skin });
  if (soldier && (!pludrak || armed || general)) return use("b-plate") + (pludrak ? use("b-ruff") : use("b-sash", painted));
  if (pludrak) return use("b-pludrak", painted);
  if (cossack) return use("b-cossack", painted);
  return use(clergy ? "b-clergy" : "b-kontusz", painted);
}

/** Ermine of an Elect, fur of a Karmazyn. */
function mantle({ karmazyn, elect, lady, clergy }: Person): string {
  if (clergy || !(karmazyn || elect)) return "";
  if (lady) return use("b-lady-fur");
  return use(elect ? "b-ermine" : "b-fur");
}
