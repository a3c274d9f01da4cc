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

/** A number that rises now and then while somebody looks. */
export class FlipCounter extends HTMLElement {
  #timer = 0;

  connectedCallback() {
    const { every, chance } = this.dataset;
    let count = Number(this.textContent);
    this.#timer = window.setInterval(() => {
      count = nextCount(count, Number(chance), Math.random);
      this.textContent = String(count);
    }, Number(every));
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
  }

  /** Kept, and shown nowhere. */
  get timeLeft() {
    return timeLeft(Number(this.dataset.timeLeft), performance.now());
  }
}
