/** Where what was focused is gone: on to the heading, which says what is asked now. Nothing is taken from anybody. */
export function keepFocus(): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
