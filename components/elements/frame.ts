import { areaOf, matchesArea } from '@/lib/domain/area';
import { FINGERPRINT_COOKIE } from '@/lib/domain/session';

/**
 * A welcome message named by the URL fragment (`/#signed-in`). CSS shows it with `:target`, which stops matching when a
 * router rewrites the URL, so this marks it as shown and removes the fragment.
 */
export class SiteFlash extends HTMLElement {
  connectedCallback() {
    if (location.hash !== `#${this.id}`) return;
    this.dataset.shown = '';
    this.focus();
    history.replaceState(history.state, '', location.pathname + location.search);
    this.onclick = () => false;
    // The message has been read, or was in the way.
    addEventListener('click', () => delete this.dataset.shown);
  }
}

const dismissal = 'bar-dismissed';

/**
 * The bar at the bottom: hidden until `data-threshold` px have been scrolled, and for good once dismissed; if storage is
 * unavailable, on this page only.
 */
export class SiteBar extends HTMLElement {
  connectedCallback() {
    let dismissed = false;
    const update = () => {
      const shown = !dismissed && scrollY > Number(this.dataset.threshold);
      this.hidden = !document.documentElement.toggleAttribute('data-bar', shown);
    };
    const open = () => {
      try {
        dismissed ||= dismissal in localStorage;
      } catch {}
      update();
    };
    addEventListener('scroll', update);
    // It may have been dismissed on another page before this one came back from the back/forward cache.
    addEventListener('pageshow', open);
    this.querySelector('button')?.addEventListener('click', () => {
      dismissed = true;
      update();
      try {
        localStorage[dismissal] = '1';
      } catch {}
    });
    open();
  }
}

/** Closes the menu inside on choosing a link, on Escape and on a press outside. Opening it is native. */
export class SiteMenu extends HTMLElement {
  connectedCallback() {
    const menu = this.querySelector('details');
    if (!menu) return;
    const close = () => {
      menu.open = false;
    };
    this.onclick = ({ target }) => (target as Element).closest('a') && close();
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

/** Sets the `data-signed-in` attribute that the styles use, also on pages restored from the back/forward cache. */
export function markSignedIn(): void {
  const update = () =>
    document.documentElement.toggleAttribute(
      'data-signed-in',
      document.cookie.includes(`${FINGERPRINT_COOKIE}=`),
    );
  update();
  addEventListener('pageshow', update);
}

/**
 * Counts the view when the page is left, with the host of the referring page; the browser adds the page's own URL as
 * the Referer. Delays nothing on load. Opt-outs (DNT, Sec-GPC) are request headers, which the server honours.
 */
export function countVisit(): void {
  addEventListener('pagehide', () => navigator.sendBeacon('/api/visit', document.referrer.split('/')[2]));
}

/**
 * The next value of the counter.
 * @param chance probability of an increment, from 0 to 1
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
 */
export const nextCount = (count: number, chance: number, random: () => number) =>
  count + Number(random() < chance);

/**
 * Whole seconds left of a countdown, never below 0.
 * @param start its length in seconds
 * @param elapsed milliseconds since it started
 */
export const timeLeft = (start: number, elapsed: number) => Math.max(0, start - Math.floor(elapsed / 1000));

const KEY = 'flip-visit';

/** A visit spans several pages: its start in epoch milliseconds, and the count so far. */
type Visit = [begun: number, count: number];

/** If storage is unavailable, each page starts a new visit. */
function remembered(start: number): Visit {
  try {
    const [begun, count] = sessionStorage[KEY].split(',').map(Number);
    if (begun <= Date.now() && count >= start) return [begun, count];
  } catch {}
  return [Date.now(), start];
}

/**
 * A simulated counter that rises now and then: every `data-every` ms with the probability `data-chance`. With
 * `data-source`, a measured number fetched from there instead. `data-time-left` is in seconds.
 */
export class SiteCounter extends HTMLElement {
  #begun = Date.now();

  connectedCallback() {
    const { source, every, chance } = this.dataset;
    if (source) void this.#showMeasured(source);
    else this.#riseByChance(Number(every), Number(chance));
  }

  #riseByChance(every: number, chance: number) {
    let [begun, count] = remembered(Number(this.textContent));
    this.#begun = begun;
    const show = () => {
      // Stops when removed from the page.
      if (!this.isConnected) return;
      this.textContent = String(count);
      try {
        sessionStorage[KEY] = [begun, count];
      } catch {}
      setTimeout(
        () => {
          // It may have risen on another page since.
          count = nextCount(Math.max(count, remembered(count)[1]), chance, Math.random);
          show();
        },
        every - ((Date.now() - begun) % every),
      );
    };
    show();
  }

  /** The line around the number stays hidden unless the number is above 0. */
  async #showMeasured(source: string) {
    const count = await fetch(source)
      .then((response) => response.json())
      // The device is offline, or a hotel's network answered. What the server says of an error is no number.
      .catch(() => 0);
    if (!(count > 0)) return;
    this.textContent = count;
    this.parentElement?.removeAttribute('hidden');
  }

  /** Seconds left of the countdown; not displayed. */
  get timeLeft() {
    return timeLeft(Number(this.dataset.timeLeft), Date.now() - this.#begun);
  }
}

/**
 * Moves the numbers of the reader's area to the front, or, with `data-nearest`, hides the others, unless it came so late
 * that all have been shown. Replaces all items at once, so that none counts as a layout shift. Stores nothing.
 */
export class SiteNumbers extends HTMLElement {
  /** The animation of `globals.css` that still hides them. */
  #notYet = this.getAnimations()[0];

  connectedCallback() {
    const area = areaOf(navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone);
    const items = [...this.querySelectorAll<HTMLElement>('[data-areas]')];
    const near = items.filter((item) => matchesArea(item.dataset.areas ?? '', area));
    if (!this.dataset.nearest) this.firstElementChild?.replaceChildren(...new Set([...near, ...items]));
    else if (this.#notYet && near.length) for (const item of items) item.hidden = !near.includes(item);
  }
}
