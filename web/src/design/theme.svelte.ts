/** Light or dark: as chosen, or as the system has it. */
import { preferences } from "../app/preferences.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Keep the page in its theme, from before the first screen on; call it once. */
export function keepTheme(): void {
  let system = $state(dark.matches ? "dark" : "light");
  dark.addEventListener("change", () => (system = dark.matches ? "dark" : "light"));
  $effect.root(() => {
    $effect.pre(() => {
      const theme = preferences.theme === "auto" ? system : preferences.theme;
      document.documentElement.dataset.theme = theme;
    });
  });
}
