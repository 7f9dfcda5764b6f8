import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { followLanguage } from "./language.svelte";
import { followTheme } from "./theme.svelte";
import { keepOffline } from "./updates.svelte";

followTheme();
await followLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
void keepOffline();
