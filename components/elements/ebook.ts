import { isHydrated } from './hydrated';
import { showToast } from './show-toast';

/** How long the button is busy, in ms: long enough to read its label, and to absorb a double click. */
const BUSY_MS = 400;

/** Answers a purchase that cannot be made yet, with a notice and a toast. */
export class SiteEbook extends HTMLElement {
  connectedCallback() {
    this.addEventListener('submit', async (event) => {
      const button = this.querySelector('button');
      if (!button || !isHydrated(this)) return;
      event.preventDefault();
      const label = button.textContent;
      button.disabled = true;
      button.textContent = button.dataset.busyLabel ?? label;
      await new Promise((done) => setTimeout(done, BUSY_MS));
      try {
        this.#answer('coming-soon');
      } catch {
        this.#answer('error');
      } finally {
        button.disabled = false;
        button.textContent = label;
        button.focus();
      }
    });
  }

  #answer(answer: string) {
    for (const notice of this.querySelectorAll<HTMLElement>('[data-answer]')) {
      const isShown = notice.dataset.answer === answer;
      notice.toggleAttribute('data-shown', isShown);
      if (isShown) showToast(notice.firstElementChild as HTMLElement, this);
    }
  }
}
