// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { turnPages } from '@/app/(site)/book/ebook';
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
    '<site-share data-copied="Link copied"><button hidden>Share</button><output></output></site-share>';
  button().click();
  return () => document.querySelector('output')?.textContent;
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

it('counts a press on a shop, with any key and the middle button, and holds none up; nothing else', () => {
  const sendBeacon = vi.fn();
  Object.assign(navigator, { sendBeacon });
  document.body.innerHTML =
    '<a href="https://shop.example/" target="_blank" data-shop="amazon"><b>Buy</b></a><a href="#x">Other</a>';
  const press = (selector: string, type: string, options: MouseEventInit = {}) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...options });
    return document.querySelector(selector)?.dispatchEvent(event);
  };
  press('b', 'auxclick', { button: 2 });
  press('a[href="#x"]', 'click');
  expect(sendBeacon).not.toHaveBeenCalled();
  const presses = [
    press('b', 'click'),
    press('b', 'click', { ctrlKey: true }),
    press('b', 'auxclick', { button: 1 }),
  ];
  expect(presses).toEqual([true, true, true]);
  expect(sendBeacon.mock.calls).toEqual(Array(3).fill(['/api/visit', '+amazon']));
});

it('turns the open book once for each swipe, push of a trackpad and arrow key, where it does not scroll', () => {
  vi.useFakeTimers();
  const spread = '<input type="radio" name="spread">';
  document.body.innerHTML = `<div class="look">${spread.repeat(3)}<section class="look-pages" tabindex="0"></section></div>`;
  const places = [...document.querySelectorAll('input')];
  const pages = document.querySelector('.look-pages') as HTMLElement;
  places[0]?.click();
  turnPages(pages);
  const send = (type: string, what: object) => pages.dispatchEvent(Object.assign(new Event(type), what));
  const open = () => places.findIndex(({ checked }) => checked);

  // The trackpad goes on after the fingers have left it.
  for (const deltaX of [30, 80, 60, 30, 9, 3, 1]) send('wheel', { deltaX, deltaY: 2 });
  expect(open()).toBe(1);
  vi.advanceTimersByTime(250);
  send('wheel', { deltaX: 20, deltaY: 400 });
  expect(open()).toBe(1);

  const swipe = (pointerType: string, to: number) => {
    send('pointerdown', { pointerType, clientX: 300 });
    for (const share of [0.3, 0.6, 1])
      send('pointermove', { pointerType, clientX: 300 + share * (to - 300) });
  };
  swipe('mouse', 100);
  expect(open(), 'a mouse selects text').toBe(1);
  swipe('touch', 100);
  expect(open()).toBe(2);
  swipe('touch', 100);
  expect(open(), 'the last one').toBe(2);
  send('keydown', { key: 'ArrowLeft' });
  expect(open()).toBe(1);

  Object.defineProperty(pages, 'scrollWidth', { value: 900 });
  send('keydown', { key: 'ArrowLeft' });
  expect(open(), 'a row of pages scrolls by itself').toBe(1);
});
