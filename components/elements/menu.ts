/** Closes the menu inside on choosing a link, on Escape and on a press outside. Opening it is native. */
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
    // Otherwise a page restored from the back/forward cache would show its menu open.
    addEventListener('pagehide', close);
  }
}
