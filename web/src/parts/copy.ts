// Copying works at home too: over plain http browsers have no navigator.clipboard, so that the text of a field is
// selected and copied the old way.

/** Whether it was copied. If not, the text is at least selected. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    try {
      await clipboard.writeText(field.value);
      return true;
    } catch {
      // not allowed: the old way then
    }
  }
  field.focus();
  field.select();
  field.setSelectionRange(0, field.value.length);
  return document.execCommand("copy");
}
