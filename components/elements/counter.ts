/**
 * What the counter shows after another interval.
 * @param chance how likely it is to rise by one, from 0 to 1
 * @param random gives numbers from 0 up to 1
 */
export const nextCount = (count: number, chance: number, random: () => number) =>
  count + Number(random() < chance);

/**
 * Whole seconds left of a countdown, never below 0.
 * @param start seconds it began with
 * @param elapsed milliseconds since then
 */
export const timeLeft = (start: number, elapsed: number) => Math.max(0, start - Math.floor(elapsed / 1000));

const KEY = 'flip-visit';

/** One visit goes from page to page: when it began, in epoch milliseconds, and the count. */
type Visit = [begun: number, count: number];

/** Storage can be refused altogether; then each page is a visit of its own. */
function remembered(start: number): Visit {
  try {
    const visit = sessionStorage[KEY].split(',').map(Number);
    if (visit.every(Number.isFinite)) return visit;
  } catch {}
  return [Date.now(), start];
}

/** A number that rises now and then while the page is visible, or one that has been measured. */
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
      // It has left the page.
      if (!this.isConnected) return;
      this.textContent = String(count);
      try {
        sessionStorage[KEY] = [begun, count];
      } catch {}
      setTimeout(
        () => {
          count = nextCount(count, chance, Math.random);
          show();
        },
        every - ((Date.now() - begun) % every),
      );
    };
    show();
  }

  /** The line around the number stays hidden until there is one above 0. */
  async #showMeasured(source: string) {
    const count = await fetch(source).then(
      (answer) => (answer.ok ? answer.json() : 0),
      () => 0,
    );
    if (!(count > 0)) return;
    this.textContent = String(count);
    this.parentElement?.removeAttribute('hidden');
  }

  /** Kept, and shown nowhere. */
  get timeLeft() {
    return timeLeft(Number(this.dataset.timeLeft), Date.now() - this.#begun);
  }
}
