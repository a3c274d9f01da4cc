// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextCount, SiteBar, SiteCounter, SiteMenu, timeLeft } from '@/components/elements/frame';
import { banner } from '@/content/banner';

customElements.define('site-bar', SiteBar);
customElements.define('site-counter', SiteCounter);
customElements.define('site-menu', SiteMenu);

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
  });
  // A bar listens until it is dismissed, so it is dismissed before the next test.
  afterEach(close);

  it('appears after more than 300 pixels of scrolling, not at 300, and at once on a page restored below', () => {
    const bar = openPage();
    scrollTo(300);
    expect(bar.hidden).toBe(true);
    scrollTo(301);
    expect([bar.hidden, isMarked()]).toEqual([false, true]);
    expect(openPage().hidden).toBe(false);
  });

  it('stays hidden after it was dismissed, on this page and the next, and stores nothing else', () => {
    const bar = openPage();
    scrollTo(900);
    expect(localStorage).toHaveLength(0);
    close();
    expect(localStorage).toHaveLength(1);
    scrollTo(1200);
    expect([bar.hidden, isMarked()]).toEqual([true, false]);
    const next = openPage();
    scrollTo(900);
    expect(next.hidden).toBe(true);
  });

  it('is hidden when a page comes back from the cache after a dismissal on another', () => {
    const bar = openPage();
    scrollTo(900);
    localStorage.setItem('bar-dismissed', '1');
    dispatchEvent(new Event('pageshow'));
    expect(bar.hidden).toBe(true);
    scrollTo(1200);
    expect(bar.hidden).toBe(true);
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new DOMException('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
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
  });
  afterEach(() => {
    sessionStorage.clear();
    vi.useRealTimers();
  });

  it('increases in three of ten draws, and has seven days in whole seconds', () => {
    const draws = Array.from({ length: 10 }, (_, tenth) => tenth / 10);
    expect(draws.filter((each) => nextCount(1247, 0.3, () => each) === 1248)).toEqual([0, 0.1, 0.2]);
    const left = [0, 999, 1000, 604_800_000, 9e12].map((passed) => timeLeft(604_800, passed));
    expect(left).toEqual([604_800, 604_800, 604_799, 0, 0]);
  });

  it('starts at 1247, draws every 30 seconds and increases if the draw is below 0.3', () => {
    const shownAfter = [0, 29_999, 1, 60_000].map((wait) => {
      draw(wait === 60_000 ? 0.31 : 0.29);
      vi.advanceTimersByTime(wait);
      return shown();
    });
    expect(shownAfter).toEqual(['1247', '1247', '1248', '1248']);
  });

  it('continues across the pages of a visit, even if none is open for 30 seconds', () => {
    draw(0);
    for (let visited = 0; visited < 10; visited++) {
      vi.advanceTimersByTime(20_000);
      document.body.innerHTML = page;
    }
    expect(shown()).toBe('1253');
    expect((document.querySelector('site-counter') as SiteCounter).timeLeft).toBe(604_600);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe('1254');
  });

  it('never falls behind another page of the visit', () => {
    draw(0.9);
    const [begun] = sessionStorage['flip-visit'].split(',');
    sessionStorage['flip-visit'] = `${begun},1252`;
    vi.advanceTimersByTime(30_000);
    expect(shown()).toBe('1252');
    expect(sessionStorage['flip-visit']).toBe(`${begun},1252`);
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

  it('stops when it is removed from the page', () => {
    draw(0);
    const counter = document.querySelector('site-counter');
    counter?.remove();
    vi.advanceTimersByTime(300_000);
    expect(counter?.textContent).toBe('1247');
  });
});

const show = async (answer: () => Promise<Response>) => {
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  document.body.innerHTML = '<p hidden><site-counter data-source="/month"></site-counter> flips</p>';
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('/month'));
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelector('p');
};

it('the banner’s measured counter shows the measured number', async () => {
  const line = await show(async () => Response.json(4321));
  expect(line).toMatchObject({ hidden: false, textContent: '4321 flips' });
});

it.each([
  ['the count is zero', async () => Response.json(0)],
  ['the server returns an error', async () => new Response('no', { status: 503 })],
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['a hotel’s network answers with its page', async () => new Response('<p>Welcome</p>')],
])('the banner’s measured counter stays hidden when %s', async (_, answer) => {
  expect((await show(answer))?.hidden).toBe(true);
});

describe('the mobile menu', () => {
  const dispatch = (target: EventTarget | null, type: string, more: object = {}) =>
    target?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));
  const press = (key: string) => dispatch(document.body, 'keydown', { key });
  let menu: HTMLDetailsElement;
  beforeEach(() => {
    document.body.innerHTML =
      '<site-menu><details open><summary tabindex="0">Menu</summary><ul><li><a href="#faq">Questions</a></li></ul></details></site-menu><main>Page</main>';
    menu = document.querySelector('details') as HTMLDetailsElement;
  });

  it('closes on Escape, by no other key, and returns focus, but not while closed', () => {
    press('a');
    expect(menu.open).toBe(true);
    press('Escape');
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
    menu.querySelector('summary')?.blur();
    press('Escape');
    expect(document.activeElement).toBe(document.body);
  });

  it('closes on a tap outside, not inside, and when a link is chosen', () => {
    dispatch(menu.querySelector('li'), 'pointerdown');
    expect(menu.open).toBe(true);
    dispatch(document.querySelector('main'), 'pointerdown');
    expect(menu.open).toBe(false);
    menu.open = true;
    menu.querySelector('a')?.click();
    expect(menu.open).toBe(false);
  });
});
