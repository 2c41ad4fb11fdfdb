/** Which drawing stands for what. */
const OFFICES: Record<string, string> = {
  primate: "em-mitre",
  treasurer: "em-key",
  hetman: "em-mace",
  chancellor: "em-seal",
};

/** The emblem of an office, or the symbol of a Law. */
export function emblem(card: string, symbols: readonly string[] = []): string {
  return OFFICES[card] ?? (symbols.length === 1 ? `sym-${symbols[0]}` : "ic-scroll");
}

/** What a defeat brings. */
export function defeatIcon(type: string): string {
  const icons: Record<string, string> = { invasion: "ic-flame", lose_law: "ic-scroll", silent_sejm: "silent-sejm" };
  return icons[type] ?? "black-clouds";
}
