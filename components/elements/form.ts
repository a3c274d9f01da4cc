import { isSettled } from './settled';
import { toastOf } from './toast-of';

/** How long an answer may take until it counts as lost, in ms; the server itself gives up sooner. */
const PATIENCE = 30_000;

/**
 * Sends the form inside to the page that it stands on and puts what that answers in its own place. Without script the
 * browser does the same with the whole page, and the server cannot tell the difference.
 */
export class SiteForm extends HTMLElement {
  #lost: HTMLElement | undefined;

  connectedCallback() {
    this.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      if (new URL(form.action).pathname !== location.pathname || !isSettled(this)) return;
      event.preventDefault();
      // React would send it, too, where it is.
      event.stopPropagation();
      const button = event.submitter as HTMLButtonElement | null;
      void this.#ask(form.action, { method: 'POST', body: new FormData(form, button) }, button);
    });
    this.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-again]');
      if (!link || !isSettled(this)) return;
      event.preventDefault();
      void this.#ask(link.href);
    });
    // The form was submitted natively, before this element was defined. Once a page is parsed, the browser clears the
    // focus for the fragment of its address, so this waits.
    if (this.#notice) addEventListener('load', () => this.#attend());
  }

  get #notice() {
    return this.querySelector<HTMLElement>('[data-slot=notice]:not([hidden] *)');
  }

  async #ask(address: string, request?: RequestInit, button?: HTMLButtonElement | null) {
    this.#lost?.remove();
    const said = button?.textContent ?? '';
    // A button that can no longer be pressed loses the focus.
    const focused = document.activeElement as HTMLElement | null;
    if (button) {
      button.disabled = true;
      button.textContent = button.dataset.busyLabel ?? said;
    }
    let answer = await this.#answerTo(address, request);
    if (answer === null && request) answer = await this.#answerAnew(address, request);
    if (answer && !answer.hidden) {
      this.replaceChildren(...answer.childNodes);
      this.#attend();
      return;
    }
    if (button) {
      button.disabled = false;
      button.textContent = said;
    }
    focused?.focus();
    this.#sayLost(answer?.children);
  }

  /** What stands in this place on the page that comes back; null on another, such as a proxy's; undefined when none comes. */
  async #answerTo(address: string, request?: RequestInit): Promise<HTMLElement | null | undefined> {
    try {
      // Browsers of before 2022 wait as long as they like.
      const signal = AbortSignal.timeout?.(PATIENCE);
      const answer = await fetch(address, { ...request, signal });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      return page.querySelector<HTMLElement>(this.localName);
    } catch {}
  }

  /** Once more as the page of today sends it, if its action has another id: a release changes them. */
  async #answerAnew(address: string, request: RequestInit): Promise<HTMLElement | null | undefined> {
    const fresh = await this.#answerTo(address);
    if (!fresh) return;
    const inputs = [...fresh.querySelectorAll<HTMLInputElement>('[name^="$"]')];
    const data = request.body as FormData;
    // The one with the id has such a name; the others may differ from answer to answer.
    if (!inputs.some(({ name, value }) => name.endsWith(':0') && data.get(name) !== value)) return;
    for (const { name, value } of inputs) data.set(name, value);
    return this.#answerTo(address, request);
  }

  /** Leads to what needs another look, to the thanks, or to where one writes; and says the words of the notice. */
  #attend() {
    const notice = this.#notice;
    const next =
      this.querySelector<HTMLElement>('[aria-invalid=true],h2[tabindex]') ??
      this.querySelector<HTMLElement>(notice ? '[type=submit]' : '[aria-required]');
    next?.focus();
    if (notice) toastOf(notice, this);
  }

  /** @param refused title and sentence of the page that has refused the form: a hidden element holds them */
  #sayLost(refused?: HTMLCollection) {
    const lost = this.querySelector('[data-lost] > *')?.cloneNode(true) as HTMLElement;
    this.#lost = lost;
    if (refused) lost.replaceChildren(...refused);
    toastOf(lost, this);
    this.prepend(lost);
  }
}
