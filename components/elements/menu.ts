/** Closes the menu inside on choice, on Escape and on a press elsewhere; opening it is the browser's own business. */
export class SiteMenu extends HTMLElement {
  connectedCallback() {
    const menu = this.querySelector('details');
    if (!menu) return;
    const close = () => {
      menu.open = false;
    };
    this.addEventListener('click', (event) => (event.target as Element).closest('a') && close());
    addEventListener('pointerdown', (event) => menu.contains(event.target as Node) || close());
    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    });
    // A page that comes back from the browser's memory comes back with its menu open.
    addEventListener('pagehide', close);
  }
}
