const dismissal = 'bar-dismissed';

/** If storage is unavailable, the bar is dismissed for this page only. */
function isDismissed(): boolean {
  try {
    return dismissal in localStorage;
  } catch {
    return false;
  }
}

/** The bar at the bottom: hidden until `data-threshold` px have been scrolled, and for good once dismissed. */
export class SiteBar extends HTMLElement {
  connectedCallback() {
    if (isDismissed()) return;
    const show = (shown: boolean) => {
      this.hidden = !shown;
      document.documentElement.toggleAttribute('data-bar', shown);
    };
    const update = () => show(scrollY > Number(this.dataset.threshold));
    addEventListener('scroll', update);
    this.querySelector('button')?.addEventListener('click', () => {
      show(false);
      removeEventListener('scroll', update);
      try {
        localStorage[dismissal] = '1';
      } catch {}
    });
    update();
  }
}
