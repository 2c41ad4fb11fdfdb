/** What somebody likes; kept in this browser. */
export type Language = "en" | "pl";
export type Theme = "auto" | "light" | "dark";

const STORE = "interpares.preferences";

class Preferences {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  sound = $state(true);
  /** Ask before a move that cannot be taken back. */
  confirm = $state(true);
  /** Explain each kind of question when it comes for the first time. */
  guide = $state(true);
  /** The kinds of questions that need no explaining any more, as game and decision. */
  known = $state<readonly string[]>([]);
  /** The last choices of the lobby, to be offered again. */
  game = $state("magnaci");
  seats = $state(4);
  level = $state("squire");

  constructor() {
    const spoken = navigator.language?.startsWith("pl") ? "pl" : "en";
    Object.assign(this, { language: spoken, ...read() });
  }

  save(changes: Partial<Omit<Preferences, "save">>): void {
    Object.assign(this, changes);
    const { language, theme, sound, confirm, guide, known, game, seats, level } = this;
    localStorage.setItem(
      STORE,
      JSON.stringify({ language, theme, sound, confirm, guide, known, game, seats, level }),
    );
  }
}

function read(): object {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as object;
  } catch {
    return {};
  }
}

export const preferences = new Preferences();
