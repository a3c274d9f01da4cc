/** Prints the page. CSS hides it but reserves its space until it is defined, so that nothing shifts. */
export class SitePrint extends HTMLElement {
  connectedCallback() {
    // Some browsers on phones, and inside other apps, cannot print.
    this.hidden = !window.print;
    this.onclick = () => print();
  }
}

const stillness = '(prefers-reduced-motion: reduce)';

/**
 * Slides each `.reveal` into place once a tenth of it is visible; those that come into view together follow one
 * another. Text stays legible throughout. Does nothing to what is in view on load, nor with reduced motion.
 */
export function reveal(): void {
  if (matchMedia(stillness).matches) return;
  const waiting = new Map<Element, Animation>();
  const watch = new IntersectionObserver(
    (entries) => {
      let together = 0;
      for (const { isIntersecting, target } of entries) {
        let animation = waiting.get(target);
        if (isIntersecting) {
          watch.unobserve(target);
          animation?.effect?.updateTiming({ delay: (together++ * 90) % 360 });
          animation?.play();
        } else if (!animation) {
          animation = target.animate(
            { translate: ['0 36px', '0'] },
            { duration: 600, easing: 'ease-out', fill: 'backwards' },
          );
          animation.pause();
          waiting.set(target, animation);
        }
      }
    },
    { threshold: 0.1 },
  );
  for (const part of document.querySelectorAll('.reveal')) watch.observe(part);
}

/** Opens the platform's share dialog; without one, copies the URL and shows `data-copied`. */
export class SiteShare extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button');
    if (!button || !(navigator.share || navigator.clipboard)) return;
    button.hidden = false;
    button.onclick = async () => {
      const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
      try {
        if (navigator.share) return await navigator.share({ title: document.title, url });
      } catch (error) {
        // The dialog was dismissed, or is still open. That browsers inside other apps refuse it has no code.
        if ((error as DOMException).code) return;
      }
      await navigator.clipboard.writeText(url);
      this.querySelector('output')?.replaceChildren(this.dataset.copied ?? '');
    };
  }
}

/**
 * Types the phrases of its list into its output; `data-times` holds `TypingTimes`. Can be paused; does nothing with
 * reduced motion.
 */
export class SiteTyping extends HTMLElement {
  connectedCallback() {
    if (matchMedia(stillness).matches) return;
    const button = this.querySelector('button');
    const output = this.querySelector('output');
    const phrases = [...this.querySelectorAll('li')].map((item) => item.textContent);
    if (!output || !button) return;

    const times = JSON.parse(this.dataset.times ?? '') as TypingTimes;
    const frames = typingFrames(phrases, times, Math.random);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const play = () => {
      const [text, wait] = frames.next().value;
      output.value = text;
      timer = setTimeout(play, wait);
    };
    button.hidden = false;
    button.onclick = () => {
      const isPaused = this.toggleAttribute('data-paused');
      button.textContent = button.dataset[isPaused ? 'play' : 'pause'] ?? '';
      clearTimeout(timer);
      if (!isPaused) play();
    };
    play();
  }
}

/** In milliseconds: for a character, for a finished phrase, and for the empty box before the next one. */
export type TypingTimes = readonly [least: number, most: number, hold: number, clear: number];

/** Text to show, and for how many milliseconds. */
export type TypingFrame = [text: string, wait: number];

/**
 * Endless sequence of frames that types phrase after phrase.
 * @param phrases at least one
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
 */
export function* typingFrames(
  phrases: readonly string[],
  [least, most, hold, clear]: TypingTimes,
  random: () => number,
): Generator<TypingFrame, never> {
  for (;;) {
    for (const phrase of phrases) {
      for (let end = 1; end < phrase.length; end++) {
        yield [phrase.slice(0, end), least + random() * (most - least)];
      }
      yield [phrase, hold];
      yield ['', clear];
    }
  }
}
