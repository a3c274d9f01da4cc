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
  #stop = new AbortController();

  connectedCallback() {
    if (remembered()) return;
    const threshold = Number(this.dataset.threshold);
    const { signal } = this.#stop;
    const show = (shown: boolean) => {
      this.hidden = !shown;
      document.documentElement.toggleAttribute('data-bar', shown);
    };
    const look = () => show(scrollY > threshold);
    addEventListener('scroll', look, { passive: true, signal });
    this.querySelector('button')?.addEventListener('click', () => {
      show(false);
      this.#stop.abort();
      try {
        localStorage.setItem(dismissal, '1');
      } catch {}
    });
    look();
  }

  disconnectedCallback() {
    this.#stop.abort();
  }
}
