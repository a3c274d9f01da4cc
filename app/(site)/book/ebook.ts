import { setBusy, showToast } from '@/components/elements/feedback';

/** How long the button is busy, in ms: long enough to read its label, and to absorb a double click. */
const BUSY_MS = 400;

/** Answers a purchase that cannot be made yet, with a notice and a toast. */
class SiteEbook extends HTMLElement {
  connectedCallback() {
    this.onsubmit = (event) => {
      event.preventDefault();
      const setReady = setBusy(event.submitter as HTMLButtonElement);
      setTimeout(() => {
        setReady();
        try {
          this.#show('coming-soon');
        } catch {
          this.#show('error');
        }
      }, BUSY_MS);
    };
  }

  #show(outcome: string) {
    for (const notice of this.querySelectorAll<HTMLElement>('[data-outcome]')) {
      const isShown = notice.dataset.outcome === outcome;
      notice.toggleAttribute('data-shown', isShown);
      if (isShown) showToast(notice.firstElementChild as HTMLElement);
    }
  }
}

customElements.define('site-ebook', SiteEbook);

// Counts a press on a shop's button in the way `countVisit` counts a view.
function countPress({ button, target }: MouseEvent) {
  const shop = (target as Element).closest<HTMLElement>('[data-shop]')?.dataset.shop;
  // The middle mouse button opens the link, too; the right one opens a menu.
  if (shop && button < 2) navigator.sendBeacon('/api/visit', `+${shop}`);
}
addEventListener('click', countPress);
addEventListener('auxclick', countPress);
