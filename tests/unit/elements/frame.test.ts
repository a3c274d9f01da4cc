// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextCount, SiteBar, SiteCounter, SiteMenu, timeLeft } from '@/components/elements/frame';
import { banner } from '@/content/banner';

customElements.define('site-bar', SiteBar);
customElements.define('site-counter', SiteCounter);
customElements.define('site-menu', SiteMenu);

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the sticky bar', () => {
  function scrollTo(y: number) {
    vi.stubGlobal('scrollY', y);
    dispatchEvent(new Event('scroll'));
  }
  function openPage(): HTMLElement {
    document.body.innerHTML =
      '<site-bar hidden data-threshold="300"><button type="button">Close this bar for good</button></site-bar>';
    return document.querySelector('site-bar') as HTMLElement;
  }
  const close = () => document.querySelector('button')?.click();
  const isMarked = () => document.documentElement.hasAttribute('data-bar');

  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('scrollY', 0);
    // A bar listens until it is dismissed, so it is dismissed before the next test.
    return close;
  });

  it('appears after more than 300 pixels of scrolling, not at 300, and at once on a page restored below', () => {
    const bar = openPage();
    scrollTo(300);
    expect(bar.hidden).toBe(true);
    scrollTo(301);
    expect([bar.hidden, isMarked()]).toEqual([false, true]);
    expect(openPage().hidden).toBe(false);
  });

  it('stays hidden after it was dismissed, on this page, the next and one from the cache, and stores nothing else', () => {
    const bar = openPage();
    scrollTo(900);
    expect(localStorage).toHaveLength(0);
    close();
    expect(localStorage).toHaveLength(1);
    scrollTo(1200);
    expect([bar.hidden, isMarked()]).toEqual([true, false]);
    expect(openPage().hidden).toBe(true);
    localStorage.clear();
    const cached = openPage();
    expect(cached.hidden).toBe(false);
    localStorage.setItem('bar-dismissed', '1');
    dispatchEvent(new Event('pageshow'));
    scrollTo(1200);
    expect(cached.hidden).toBe(true);
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', null);
    const bar = openPage();
    scrollTo(900);
    expect(bar.hidden).toBe(false);
    close();
    expect(bar.hidden).toBe(true);
  });
});

describe('the banner’s counter', () => {
  const page = `<site-counter data-every="${banner.everyMs}" data-chance="${banner.chance}" data-time-left="${banner.timeLeftSeconds}">${banner.start}</site-counter>`;
  const shown = () => document.body.textContent;
  const draw = (chance: number) => vi.spyOn(Math, 'random').mockReturnValue(chance);

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = page;
    return () => sessionStorage.clear();
  });

  it('starts at 1247, draws every 30 seconds, increases in three of ten draws, and has seven days in whole seconds', () => {
    const draws = Array.from({ length: 10 }, (_, tenth) => tenth / 10);
    expect(draws.filter((each) => nextCount(1247, 0.3, () => each) === 1248)).toEqual([0, 0.1, 0.2]);
    const left = [0, 999, 1000, 604_800_000, 9e12].map((passed) => timeLeft(604_800, passed));
    expect(left).toEqual([604_800, 604_800, 604_799, 0, 0]);
    const shownAfter = [0, 29_999, 1, 60_000].map((wait) => {
      draw(wait === 60_000 ? 0.31 : 0.29);
      vi.advanceTimersByTime(wait);
      return shown();
    });
    expect(shownAfter).toEqual(['1247', '1247', '1248', '1248']);
  });

  it('continues across the pages of a visit, even if none is open for 30 seconds, and stops when it is removed', () => {
    draw(0);
    for (let visited = 0; visited < 10; visited++) {
      vi.advanceTimersByTime(20_000);
      document.body.innerHTML = page;
    }
    expect(shown()).toBe('1253');
    const counter = document.querySelector('site-counter') as SiteCounter;
    expect(counter.timeLeft).toBe(604_600);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe('1254');
    counter.remove();
    vi.advanceTimersByTime(300_000);
    expect(counter.textContent).toBe('1254');
  });

  it.each([
    ...['never,', '{', '', '0', 'NaN,1300'],
    ...['', ',-5', ',x'].map((rest) => `${Date.now()}${rest}`),
    `${Date.now() + 9e9},1300`,
  ])('restarts if the stored state is invalid: %s', (state) => {
    sessionStorage.setItem('flip-visit', state);
    document.body.innerHTML = page;
    expect(shown()).toBe('1247');
  });
});

it.each([
  ['the count', false, async () => Response.json(4321)],
  ['a count of zero', true, async () => Response.json(0)],
  ['an error', true, async () => new Response('no', { status: 503 })],
  ['nothing', true, () => Promise.reject(new TypeError('offline'))],
  ['a hotel’s page', true, async () => new Response('<p>Welcome</p>')],
])('the measured counter is hidden without a number: for %s %s', async (_, hidden, answer) => {
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  document.body.innerHTML = '<p hidden><site-counter data-source="/month"></site-counter> flips</p>';
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('/month'));
  await new Promise((resolve) => setTimeout(resolve));
  const textContent = hidden ? ' flips' : '4321 flips';
  expect(document.querySelector('p')).toMatchObject({ hidden, textContent });
});

it('the mobile menu closes on Escape, by no other key, returning focus, on a tap outside, and when a link is chosen', () => {
  document.body.innerHTML =
    '<site-menu><details open><summary tabindex="0">Menu</summary><ul><li><a href="#faq">Questions</a></li></ul></details></site-menu><main>Page</main>';
  const menu = document.querySelector('details') as HTMLDetailsElement;
  const summary = menu.querySelector('summary');
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const tap = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press('a');
  expect(menu.open).toBe(true);
  press('Escape');
  expect([menu.open, document.activeElement]).toEqual([false, summary]);
  // Not while it is closed.
  summary?.blur();
  press('Escape');
  expect(document.activeElement).toBe(document.body);
  menu.open = true;
  tap('li');
  expect(menu.open).toBe(true);
  tap('main');
  expect(menu.open).toBe(false);
  menu.open = true;
  menu.querySelector('a')?.click();
  expect(menu.open).toBe(false);
});
