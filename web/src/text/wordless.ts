// What is said where no words could be fetched, neither the reader's nor English: this alone is in the page itself.

import type { Language } from "./text.svelte";

interface Said {
  lost: string;
  again: string;
}

const english: Said = { lost: "The words of this page did not arrive.", again: "Try again" };

const OTHERS: Partial<Record<Language, Said>> = {
  de: { lost: "Die Texte dieser Seite sind nicht angekommen.", again: "Noch einmal versuchen" },
  fr: { lost: "Les textes de cette page ne sont pas arrivés.", again: "Réessayer" },
  it: { lost: "I testi di questa pagina non sono arrivati.", again: "Riprova" },
  ru: { lost: "Тексты этой страницы не загрузились.", again: "Попробовать ещё раз" },
};

export const wordless = (language: Language): Said => OTHERS[language] ?? english;
