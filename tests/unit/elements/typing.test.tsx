// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TypingSearch } from '@/app/(site)/page';
import { SiteTyping } from '@/components/elements/page';
import { home } from '@/content/home';

customElements.define('site-typing', SiteTyping);

const html = `<site-typing data-times="[100,200,1500,800]">
  <ul><li>ab</li><li>cd</li></ul><output>ab</output>
  <button hidden data-pause="Pause the typing" data-play="Let it type">Pause the typing</button>
</site-typing>`;

function open(motion: 'welcome' | 'unwelcome', page = html) {
  vi.stubGlobal('matchMedia', () => ({ matches: motion === 'unwelcome' }));
  document.body.innerHTML = page;
  return {
    text: () => document.querySelector('output')?.value,
    button: document.querySelector('button') as HTMLButtonElement,
  };
}

describe('the typing element', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });

  afterEach(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('types its list', () => {
    const { text } = open('welcome');
    expect(text()).toBe('a');
    vi.advanceTimersByTime(100);
    expect(text()).toBe('ab');
    vi.advanceTimersByTime(1500);
    expect(text()).toBe('');
    vi.advanceTimersByTime(800);
    expect(text()).toBe('c');
  });

  it('types the twenty searches of the home page in turn, and none of its suggestions', () => {
    const { text } = open('welcome', renderToStaticMarkup(<TypingSearch />));
    const finished: (string | undefined)[] = [];
    while (finished.length <= 20) {
      const shown = text();
      vi.advanceTimersToNextTimer();
      // The box is cleared after each whole phrase.
      if (text() === '') finished.push(shown);
    }
    expect(finished).toEqual([...home.hero.searches, home.hero.searches[0]]);
    expect(new Set(finished).size).toBe(20);
  });

  it('can be paused and resumed', () => {
    const { text, button } = open('welcome');
    expect(button.hidden).toBe(false);
    button.click();
    expect(button.textContent).toBe('Let it type');
    vi.advanceTimersByTime(60_000);
    expect(text()).toBe('a');
    button.click();
    expect(button.textContent).toBe('Pause the typing');
    expect(text()).toBe('ab');
  });

  it('is static, without a button, with reduced motion', () => {
    const { text, button } = open('unwelcome');
    vi.advanceTimersByTime(60_000);
    expect(text()).toBe('ab');
    expect(button.hidden).toBe(true);
  });
});
