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
    const visit = sessionStorage[KEY].split(',').map(Number);
    if (visit.every(Number.isFinite)) return visit;
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
          count = nextCount(count, chance, Math.random);
          show();
        },
        every - ((Date.now() - begun) % every),
      );
    };
    show();
  }

  /** The line around the number stays hidden unless the number is above 0. */
  async #showMeasured(source: string) {
    const count = await fetch(source).then(
      (answer) => (answer.ok ? answer.json() : 0),
      () => 0,
    );
    if (!(count > 0)) return;
    this.textContent = String(count);
    this.parentElement?.removeAttribute('hidden');
  }

  /** Seconds left of the countdown; not displayed. */
  get timeLeft() {
    return timeLeft(Number(this.dataset.timeLeft), Date.now() - this.#begun);
  }
}
