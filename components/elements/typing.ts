import { typingFrames } from './typing-frames';

const stillness = '(prefers-reduced-motion: reduce)';

/** Types the phrases of its list into its output. Paused by its button, and still where motion is not welcome. */
export class SiteTyping extends HTMLElement {
  #timer = 0;
  #paused = false;

  connectedCallback() {
    if (matchMedia(stillness).matches) return;
    const output = this.querySelector('output');
    const button = this.querySelector('button');
    const phrases = Array.from(this.querySelectorAll('li'), (item) => item.textContent);
    if (!output || !button || !phrases.length) return;

    const { character = '', hold, clear } = this.dataset;
    const [least = 0, most = 0] = character.split(' ').map(Number);
    const times = { character: [least, most] as const, hold: Number(hold), clear: Number(clear) };
    const frames = typingFrames(phrases, times, Math.random);
    const play = () => {
      const [text, wait] = frames.next().value;
      output.value = text;
      this.#timer = window.setTimeout(play, wait);
    };
    button.hidden = false;
    button.onclick = () => {
      this.#paused = !this.#paused;
      button.textContent = (this.#paused ? button.dataset.play : button.dataset.pause) ?? '';
      this.toggleAttribute('data-paused', this.#paused);
      clearTimeout(this.#timer);
      if (!this.#paused) play();
    };
    play();
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }
}
