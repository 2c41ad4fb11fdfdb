/** What somebody likes; kept in this browser. */
export const LANGUAGES = { en: "English", pl: "Polski", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
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
    Object.assign(this, { language: ofSystem(), ...read() });
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

/** The first of ours that the browser asks for. */
function ofSystem(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return wanted.find((each): each is Language => each in LANGUAGES) ?? "en";
}

function read(): object {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as object;
  } catch {
    return {};
  }
}

export const preferences = new Preferences();
