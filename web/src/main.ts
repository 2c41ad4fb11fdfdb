import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./app/preferences.svelte";
import { ui } from "./text/ui.svelte";

await ui.load(preferences.language);
mount(App, { target: document.getElementById("app")! });
