// Only for those who work on the page: while Vite serves it, at /gallery.html. No part of what is built.

import { mount } from "svelte";
import "../base.css";
import { useLanguage } from "../text/text.svelte";
import Gallery from "./Gallery.svelte";

await useLanguage(["en"]);
const target = document.getElementById("app");
if (target) mount(Gallery, { target });
