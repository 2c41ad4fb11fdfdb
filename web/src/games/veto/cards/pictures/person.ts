/** What a character is, as far as it can be seen: from keywords, epithet and Szabla. */
import type { CardFacts } from "../facts";

export interface Person {
  lady: boolean;
  pludrak: boolean;
  cossack: boolean;
  karmazyn: boolean;
  elect: boolean;
  absent: boolean;
  famous: boolean;
  jew: boolean;
  bishop: boolean;
  clergy: boolean;
  soldier: boolean;
  general: boolean;
  hetman: boolean;
  scholar: boolean;
  young: boolean;
  winged: boolean;
  armed: boolean;
}

/** From this Szabla on a character shows a bare sabre; a great soldier of the Wiśniowieckis wears wings from the next. */
const [ARMED, WINGED] = [7, 8];

const BISHOP = /bishop|primate|biskup|prymas/;
const CLERGY = /chaplain|canon|prior|kapelan|kanonik|przeor/;
const SOLDIER =
  /captain|colonel|lieutenant|officer|general|knight|dragoon|hussar|soldier|cuirassier|field hetman|companion|(?<!court )marshal|rotmistrz|pułkownik|porucznik|rycerz|dragon|husar|żołnierz|hetman polny|towarzysz/;
const SCHOLAR = /poet|chronicler|scribe|physician|engineer|mint|poeta|kronikarz|pisarz|medyk|inżynier|mennic/;

export function personOf(card: CardFacts): Person {
  const epithet = `${card.epithet?.en ?? ""} ${card.epithet?.pl ?? ""}`.toLowerCase();
  const english = (card.epithet?.en ?? "").toLowerCase();
  const has = (keyword: string) => card.keywords.includes(keyword);
  const szabla = card.szabla ?? 0;
  const [bishop, soldier] = [BISHOP.test(epithet), SOLDIER.test(epithet)];
  return {
    lady: has("lady"),
    pludrak: has("pludrak"),
    cossack: has("cossack"),
    karmazyn: has("karmazyn"),
    elect: has("elect"),
    absent: has("absent"),
    famous: has("famous"),
    jew: has("jew"),
    bishop,
    clergy: bishop || CLERGY.test(epithet),
    soldier,
    general: /marshal|general/.test(english),
    hetman: /hetman/.test(epithet),
    scholar: SCHOLAR.test(epithet),
    young: /page|young|paź|młod/.test(epithet),
    winged: /hussar|husar/.test(epithet) || (soldier && card.faction === "wisniowiecki" && szabla >= WINGED),
    armed: szabla >= ARMED && !has("lady") && !has("absent"),
  };
}
