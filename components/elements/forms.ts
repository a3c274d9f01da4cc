import { focusIfNothingIs, setBusy, showToast } from './feedback';

/** Longer than the server's own timeout, in ms. */
const TIMEOUT_MS = 30_000;

/**
 * Submits the form inside by script and replaces its own content with the same element of the response, or shows
 * `[data-failed]` if the request fails. Sends what a native submission sends, so the server has a single code path.
 * Also sends the previous page and the first page of the visit, for the workbook's figures.
 */
class SiteForm extends HTMLElement {
  connectedCallback() {
    this.onsubmit = (event) => {
      const form = event.target as HTMLFormElement;
      // A page that React hydrates may not be changed earlier than `data-ready`: `DocumentForm` says when.
      if (new URL(form.action).pathname !== location.pathname || !this.matches('[data-ready]')) return;
      event.preventDefault();
      // On hydrated pages React would submit it too.
      event.stopPropagation();
      const button = event.submitter as HTMLButtonElement | null;
      void this.#send(form.action, new FormData(form, button), button);
    };
    // The form was submitted natively, before this element was defined. Once a page is parsed, the browser clears the
    // focus for the fragment of its URL, so this waits.
    if (this.#notice) addEventListener('load', () => this.#announce());
  }

  get #notice() {
    return this.querySelector<HTMLElement>('[data-slot=notice]:not([hidden] *)');
  }

  async #send(url: string, body: FormData, button: HTMLButtonElement | null) {
    // The workbook's form stores these two URLs if they are pages of this site.
    body.set('before', `${document.referrer} ${window.navigation?.entries()[0]?.url}`);
    const setReady = button && setBusy(button);
    let response = await this.#fetchElement(url, body);
    if (response === null) response = await this.#retryWithCurrentAction(url, body);
    const { solver, challenge } = response?.dataset ?? {};
    if (solver) {
      // Without the solution the response says when to try again.
      await new Promise((resolve) => {
        import(solver).then(({ addWork }) => addWork(body, challenge)).then(resolve, resolve);
        setTimeout(resolve, TIMEOUT_MS);
      });
      response = await this.#fetchElement(url, body);
    }
    if (response && !response.hidden) {
      // What was typed while the response was on its way is kept, and the focus with it.
      let kept: HTMLInputElement | undefined;
      for (const old of this.querySelectorAll<HTMLInputElement>(':read-write')) {
        const field = response.querySelector<HTMLInputElement>(`[name="${old.name}"]`);
        if (field && body.get(old.name) !== old.value) {
          field.value = old.value;
          if (old.matches(':focus')) kept = field;
        }
      }
      this.replaceChildren(...response.childNodes);
      kept?.focus();
      this.#announce();
      return;
    }
    setReady?.();
    this.#showConnectionError(response?.children);
  }

  /** This element in the response; null if that is another page, e.g. a proxy's; undefined if the request fails. */
  #fetchElement(url: string, body?: FormData): Promise<HTMLElement | null | undefined> {
    // Unlike fetch and DOMParser, it parses the page without a policy for Trusted Types.
    const request = new XMLHttpRequest();
    request.open(body ? 'POST' : 'GET', url);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.send(body);
    return new Promise((resolve) => {
      request.onloadend = () =>
        resolve(request.status ? (request.response?.querySelector('site-form') ?? null) : undefined);
    });
  }

  /** Retries with the current action id, which changes with each release. */
  async #retryWithCurrentAction(url: string, data: FormData): Promise<HTMLElement | null | undefined> {
    // Another address, because a cache in front may still have the page of the release before.
    const current = await this.#fetchElement(`?fresh=${Date.now()}`);
    let isNew: boolean | undefined;
    for (const { name, value } of current?.querySelectorAll<HTMLInputElement>('[name^="$"]') ?? []) {
      // The name of the input with the id ends in `:0`; the values of the others differ between responses.
      isNew ||= name.endsWith(':0') && data.get(name) !== value;
      data.set(name, value);
    }
    if (isNew) return this.#fetchElement(url, data);
  }

  /** Moves focus to the first invalid field, the confirmation heading or the first field, and shows the toast. */
  #announce() {
    const notice = this.#notice;
    const next =
      this.querySelector<HTMLElement>('[aria-invalid],h2[tabindex]') ??
      this.querySelector<HTMLElement>(notice ? '[type=submit]' : '[aria-required]');
    // A screen reader misses a focus that comes with the new content, and says the notice first if it comes later.
    setTimeout(focusIfNothingIs, 300, next);
    if (notice) showToast(notice);
  }

  /** @param refused heading and text of the server's refusal page, which holds them in a hidden element */
  #showConnectionError(refused?: HTMLCollection) {
    const notice = this.querySelector('[data-failed]>*')?.cloneNode(true) as HTMLElement;
    this.#notice?.remove();
    // The server has not seen what the fields hold now; one that is still empty keeps its error.
    for (const field of this.querySelectorAll<HTMLInputElement>('[aria-invalid]')) {
      if (!field.value) continue;
      field.ariaInvalid = null;
      this.querySelector(`#${field.id}-error`)?.remove();
    }
    if (refused) notice.replaceChildren(...refused);
    showToast(notice);
    this.prepend(notice);
  }
}

customElements.define('site-form', SiteForm);
