// What jsdom lacks of a browser. To be imported before anything of the page.

export const reduced = { motion: false };

window.matchMedia = (query: string) =>
  ({
    matches: query.includes("reduced-motion") && reduced.motion,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;

window.CSS ??= { escape: (name: string) => name } as typeof CSS;
window.scrollTo = () => {};

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
