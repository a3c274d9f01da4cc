// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TypingSearch } from '@/app/(site)/page';
import { SitePrint, SiteShare, SiteTyping, typingFrames } from '@/components/elements/page';
import { home } from '@/content/home';
import { fc } from '../../support/random';

customElements.define('site-print', SitePrint);
customElements.define('site-share', SiteShare);
customElements.define('site-typing', SiteTyping);

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('the print button prints the page', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  document.body.innerHTML = '<site-print><button>Print this kit</button></site-print>';
  document.querySelector('button')?.click();
  expect(print).toHaveBeenCalledOnce();
});

it('the print button is hidden where the browser cannot print', () => {
  vi.stubGlobal('print', undefined);
  document.body.innerHTML = '<site-print><button>Print this kit</button></site-print>';
  expect(document.querySelector('site-print')).toHaveProperty('hidden', true);
});

function open(navigator: object) {
  vi.stubGlobal('navigator', navigator);
  const url = 'https://book.example/blog/a';
  document.head.innerHTML = `<title>An article</title><link rel="canonical" href="${url}">`;
  document.body.innerHTML =
    '<site-share data-copied="Link copied"><button hidden>Share</button><span role="status"></span></site-share>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.click();
  return { url, button, status: document.querySelector('[role=status]') as HTMLElement };
}

it("the share button opens the platform's share dialog with the canonical URL, and shows nothing if that is cancelled", async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  const { url, status } = open({ share });
  expect(share).toHaveBeenCalledWith({ title: 'An article', url });
  await Promise.resolve();
  expect(status.textContent).toBe('');
});

it.each([
  ['there is no dialog', {}],
  ['it is refused', { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('the share button copies the URL if %s, and confirms it', async (_, navigator) => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  const { url, status } = open({ clipboard: { writeText }, ...navigator });
  await vi.waitFor(() => expect(status.textContent).toBe('Link copied'));
  expect(writeText).toHaveBeenCalledWith(url);
});

it('the share button stays hidden if neither is supported', () => {
  expect(open({}).button.hidden).toBe(true);
});

describe('the typing element', () => {
  const html = `<site-typing data-times="[100,200,1500,800]"><ul><li>ab</li><li>cd</li></ul><output>ab</output>
    <button hidden data-pause="Pause the typing" data-play="Let it type">Pause the typing</button></site-typing>`;

  function open(motion: 'welcome' | 'unwelcome', page = html) {
    vi.stubGlobal('matchMedia', () => ({ matches: motion === 'unwelcome' }));
    document.body.innerHTML = page;
    return {
      text: () => document.querySelector('output')?.value,
      button: document.querySelector('button') as HTMLButtonElement,
    };
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });

  it('types a phrase, holds it, clears it and continues with the next', () => {
    const { text } = open('welcome');
    const shown = [0, 100, 1500, 800].map((wait) => {
      vi.advanceTimersByTime(wait);
      return text();
    });
    expect(shown).toEqual(['a', 'ab', '', 'c']);
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
    expect([button.textContent, text()]).toEqual(['Pause the typing', 'ab']);
  });

  it('is static, without a button, with reduced motion', () => {
    const { text, button } = open('unwelcome');
    vi.advanceTimersByTime(60_000);
    expect([text(), button.hidden]).toEqual(['ab', true]);
  });

  it('takes 100 to 200 milliseconds per character, and the timings of the specification', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        const [, wait] = typingFrames(['abc'], [100, 200, 1500, 800], () => chance).next().value ?? [];
        expect(wait).toBeGreaterThanOrEqual(100);
        expect(wait).toBeLessThanOrEqual(200);
      }),
    );
    expect(new Set(home.hero.suggestions).size).toBe(4);
    expect(home.typing).toEqual({ perCharacterMs: [100, 200], holdMs: 1500, clearMs: 800 });
  });
});
