// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { TypingSearch } from '@/app/(site)/page';
import { SitePrint, SiteShare, SiteTyping, typingFrames } from '@/components/elements/page';
import { home } from '@/content/home';
import { fc } from '../../support/random';

customElements.define('site-print', SitePrint);
customElements.define('site-share', SiteShare);
customElements.define('site-typing', SiteTyping);

const button = () => document.querySelector('button') as HTMLButtonElement;
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([vi.fn(), undefined])('the print button prints the page, or is hidden: %s', (print) => {
  vi.stubGlobal('print', print);
  document.body.innerHTML = '<site-print><button>Print this kit</button></site-print>';
  expect(document.querySelector('site-print')).toHaveProperty('hidden', print === undefined);
  if (print) button().click();
  if (print) expect(print).toHaveBeenCalledOnce();
});

const url = 'https://book.example/blog/a';
const cancelled = (name: string) => vi.fn().mockRejectedValue(new DOMException('', name));
/** Presses the share button. @returns what it then says */
function press(navigator: object) {
  vi.stubGlobal('navigator', navigator);
  document.head.innerHTML = `<title>An article</title><link rel="canonical" href="${url}">`;
  document.body.innerHTML =
    '<site-share data-copied="Link copied"><button hidden>Share</button><span role="status"></span></site-share>';
  button().click();
  return () => document.querySelector('[role=status]')?.textContent;
}

it('the share button opens the dialog of the platform or copies the canonical URL, and stays hidden without either', async () => {
  const share = cancelled('AbortError');
  const said = press({ share });
  expect(share).toHaveBeenCalledWith({ title: 'An article', url });
  await Promise.resolve();
  expect(said()).toBe('');
  for (const navigator of [{}, { share: cancelled('NotAllowedError') }]) {
    const writeText = vi.fn().mockResolvedValue(undefined);
    const said = press({ clipboard: { writeText }, ...navigator });
    await vi.waitFor(() => expect(said()).toBe('Link copied'));
    expect(writeText).toHaveBeenCalledWith(url);
  }
  press({});
  expect(button().hidden).toBe(true);
});

const two = `<site-typing data-times="[100,200,1500,800]"><ul><li>ab</li><li>cd</li></ul><output>ab</output>
  <button hidden data-pause="Pause the typing" data-play="Let it type">Pause the typing</button></site-typing>`;
const typed = () => document.querySelector('output')?.value;
function type({ page = two, isReduced = false } = {}) {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  document.body.innerHTML = page;
}

it('the typing element types a phrase, holds it, clears it and continues with the next', () => {
  type();
  const shown = [0, 100, 1500, 800].map((wait) => {
    vi.advanceTimersByTime(wait);
    return typed();
  });
  expect(shown).toEqual(['a', 'ab', '', 'c']);
});

it('the typing element types the twenty searches of the home page in turn, and none of its four suggestions', () => {
  type({ page: renderToStaticMarkup(<TypingSearch />) });
  const finished: (string | undefined)[] = [];
  while (finished.length <= 20) {
    const shown = typed();
    vi.advanceTimersToNextTimer();
    // The box is cleared after each whole phrase.
    if (typed() === '') finished.push(shown);
  }
  expect(finished).toEqual([...home.hero.searches, home.hero.searches[0]]);
  expect([new Set(finished).size, new Set(home.hero.suggestions).size]).toEqual([20, 4]);
});

it('the typing element can be paused and resumed, and is static, without a button, with reduced motion', () => {
  type();
  expect(button().hidden).toBe(false);
  button().click();
  expect(button().textContent).toBe('Let it type');
  vi.advanceTimersByTime(60_000);
  expect(typed()).toBe('a');
  button().click();
  expect([button().textContent, typed()]).toEqual(['Pause the typing', 'ab']);
  type({ isReduced: true });
  vi.advanceTimersByTime(60_000);
  expect([typed(), button().hidden]).toEqual(['ab', true]);
});

it('the typing element takes 100 to 200 milliseconds per character, and the timings of the specification', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      const [, wait = 0] = typingFrames(['abc'], [100, 200, 1500, 800], () => chance).next().value ?? [];
      return wait >= 100 && wait <= 200;
    }),
  );
  expect(home.typing).toEqual({ perCharacterMs: [100, 200], holdMs: 1500, clearMs: 800 });
});
