import { typingFrames } from './typing-frames';

const stillness = '(prefers-reduced-motion: reduce)';

/**
 * Types the phrases of its list into its output; `data-character`, `data-hold` and `data-clear` are in ms. Can be
 * paused; does nothing with reduced motion.
 */
export class SiteTyping extends HTMLElement {
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
    let timer = 0;
    let isPaused = false;
    const play = () => {
      const [text, wait] = frames.next().value;
      output.value = text;
      timer = window.setTimeout(play, wait);
    };
    button.hidden = false;
    button.onclick = () => {
      isPaused = !isPaused;
      button.textContent = (isPaused ? button.dataset.play : button.dataset.pause) ?? '';
      this.toggleAttribute('data-paused', isPaused);
      clearTimeout(timer);
      if (!isPaused) play();
    };
    play();
  }
}
