import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { followLanguage, wishedLanguage } from "./language.svelte";
import Wordless from "./parts/Wordless.svelte";
import { hasWords } from "./text/text.svelte";
import { followTheme } from "./theme.svelte";
import { keepOffline } from "./updates.svelte";

followTheme();
await followLanguage();
const target = document.getElementById("app");
if (target && hasWords()) mount(App, { target });
else if (target) mount(Wordless, { target, props: { language: wishedLanguage() } });
void keepOffline();
