const dismissal = 'bar-dismissed';

/** Storage can be refused altogether; then the bar is dismissed for this page only. */
function remembered(): boolean {
  try {
    return dismissal in localStorage;
  } catch {
    return false;
  }
}

/** The bar at the lower edge: hidden until the page has been scrolled, and for good once dismissed. */
export class SiteBar extends HTMLElement {
  connectedCallback() {
    if (remembered()) return;
    const show = (shown: boolean) => {
      this.hidden = !shown;
      document.documentElement.toggleAttribute('data-bar', shown);
    };
    const look = () => show(scrollY > Number(this.dataset.threshold));
    addEventListener('scroll', look);
    this.querySelector('button')?.addEventListener('click', () => {
      show(false);
      removeEventListener('scroll', look);
      try {
        localStorage[dismissal] = '1';
      } catch {}
    });
    look();
  }
}
