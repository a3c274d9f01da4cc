import { isSettled } from './settled';
import { toastOf } from './toast-of';

/** How long the button is busy, in ms: the word can be read, and an impatient second press is not another one. */
const MOMENT = 400;

/** A purchase that cannot be made yet: its button says so, in the page and over it. */
export class SiteEbook extends HTMLElement {
  connectedCallback() {
    this.addEventListener('submit', async (event) => {
      const button = this.querySelector('button');
      if (!button || !isSettled(this)) return;
      event.preventDefault();
      const said = button.textContent;
      button.disabled = true;
      button.textContent = button.dataset.busyLabel ?? said;
      await new Promise((done) => setTimeout(done, MOMENT));
      try {
        this.#answer('coming-soon');
      } catch {
        this.#answer('error');
      } finally {
        button.disabled = false;
        button.textContent = said;
        button.focus();
      }
    });
  }

  #answer(answer: string) {
    for (const place of this.querySelectorAll<HTMLElement>('[data-answer]')) {
      const isIt = place.dataset.answer === answer;
      place.toggleAttribute('data-shown', isIt);
      if (isIt) toastOf(place.firstElementChild as HTMLElement, this);
    }
  }
}
