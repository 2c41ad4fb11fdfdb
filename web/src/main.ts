import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepTheme } from "./design/theme.svelte";
import { preferences } from "./app/preferences.svelte";
import { ui } from "./text/ui.svelte";

const AGAIN_MS = 4_000;

/** Without words nothing can be said: until they are here, this is said in all languages. */
const AWAY = "The server does not answer yet. · Serwer jeszcze nie odpowiada. · Der Server antwortet noch nicht.";

async function begin(): Promise<void> {
  try {
    await ui.load(preferences.language);
  } catch {
    document.getElementById("splash-away")!.textContent = AWAY;
    setTimeout(() => void begin(), AGAIN_MS);
    return;
  }
  const target = document.getElementById("app")!;
  target.replaceChildren();
  mount(App, { target });
}

keepTheme();
void begin();
