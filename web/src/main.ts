import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { settings } from "./settings.svelte";
import { useLanguage } from "./text/text.svelte";
import { followTheme } from "./theme.svelte";
import { keepOffline } from "./updates.svelte";

followTheme();
useLanguage(settings.language ? [settings.language] : navigator.languages);
const target = document.getElementById("app");
if (target) mount(App, { target });
void keepOffline();
