// Copying works at home too: over plain http browsers have no navigator.clipboard.

/** Whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // not allowed: the old way then
    }
  }
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "spoken";
  field.value = text;
  field.readOnly = true; // no keyboard comes up on a phone
  (before?.closest("dialog") ?? document.body).append(field); // outside a modal dialog nothing can be selected
  field.focus();
  field.select();
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
