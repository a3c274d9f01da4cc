// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextCount, SiteCounter, timeLeft } from '@/components/elements/frame';
import { banner } from '@/content/banner';

customElements.define('site-counter', SiteCounter);

describe('the next count', () => {
  it('increases in three of ten draws', () => {
    const draws = Array.from({ length: 10 }, (_, tenth) => tenth / 10);
    expect(draws.filter((draw) => nextCount(1247, 0.3, () => draw) === 1248)).toHaveLength(3);
    expect(nextCount(1247, 0.3, () => 0.3)).toBe(1247);
  });
});

describe('the time left', () => {
  it('counts down from seven days in whole seconds and stops at zero', () => {
    expect(timeLeft(604_800, 0)).toBe(604_800);
    expect(timeLeft(604_800, 999)).toBe(604_800);
    expect(timeLeft(604_800, 1000)).toBe(604_799);
    expect(timeLeft(604_800, 604_800_000)).toBe(0);
    expect(timeLeft(604_800, 9e12)).toBe(0);
  });
});

describe('the banner’s counter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<site-counter data-every="${banner.everyMs}" data-chance="${banner.chance}" data-time-left="${banner.timeLeftSeconds}">${banner.start}</site-counter>`;
  });

  afterEach(() => {
    document.body.innerHTML = '';
    sessionStorage.clear();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('starts at 1247, draws every 30 seconds and increases if the draw is below 0.3', () => {
    const draw = vi.spyOn(Math, 'random').mockReturnValue(0.29);
    expect(document.body.textContent).toBe('1247');
    vi.advanceTimersByTime(29_999);
    expect(document.body.textContent).toBe('1247');
    vi.advanceTimersByTime(1);
    expect(document.body.textContent).toBe('1248');
    draw.mockReturnValue(0.31);
    vi.advanceTimersByTime(60_000);
    expect(document.body.textContent).toBe('1248');
  });

  it('continues across the pages of a visit, even if none is open for 30 seconds', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const page = document.body.innerHTML;
    for (let visited = 0; visited < 10; visited++) {
      vi.advanceTimersByTime(20_000);
      document.body.innerHTML = page;
    }
    expect(document.body.textContent).toBe('1253');
    expect((document.querySelector('site-counter') as SiteCounter).timeLeft).toBe(604_600);
    vi.advanceTimersByTime(10_000);
    expect(document.body.textContent).toBe('1254');
  });

  it('never falls behind another page of the visit', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const [begun] = sessionStorage['flip-visit'].split(',');
    sessionStorage['flip-visit'] = `${begun},1252`;
    vi.advanceTimersByTime(30_000);
    expect(document.body.textContent).toBe('1252');
    expect(sessionStorage['flip-visit']).toBe(`${begun},1252`);
  });

  it('restarts with each visit, and if the stored state is invalid', () => {
    const page = document.body.innerHTML;
    const now = Date.now();
    for (const stored of [
      'never,',
      '{',
      '',
      '0',
      `${now}`,
      `${now},-5`,
      `${now},x`,
      `${now + 9e9},1300`,
      'NaN,1300',
    ]) {
      sessionStorage.setItem('flip-visit', stored);
      document.body.innerHTML = page;
      expect(document.body.textContent, stored).toBe('1247');
    }
  });

  it('tracks the time left without showing it', () => {
    const counter = document.querySelector('site-counter') as SiteCounter;
    expect(counter.timeLeft).toBeLessThanOrEqual(604_800);
    expect(counter.timeLeft).toBeGreaterThan(604_700);
    expect(document.body.textContent).not.toContain('6048');
  });

  it('stops when it is removed from the page', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const counter = document.querySelector('site-counter');
    counter?.remove();
    vi.advanceTimersByTime(300_000);
    expect(counter?.textContent).toBe('1247');
  });
});

describe('the banner’s measured counter', () => {
  const show = async (answer: () => Promise<Response>) => {
    const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    document.body.innerHTML = '<p hidden><site-counter data-source="/month"></site-counter> flips</p>';
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('/month'));
    await new Promise((resolve) => setTimeout(resolve));
    return document.querySelector('p');
  };

  afterEach(() => {
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  });

  it('shows the measured number', async () => {
    const line = await show(async () => Response.json(4321));
    expect(line?.hidden).toBe(false);
    expect(line?.textContent).toBe('4321 flips');
  });

  it.each([
    ['the count is zero', async () => Response.json(0)],
    ['the server returns an error', async () => new Response('no', { status: 503 })],
    ['the network fails', async () => Promise.reject(new TypeError('offline'))],
    ['a hotel’s network answers with its page', async () => new Response('<p>Welcome</p>')],
  ])('stays hidden when %s', async (_, answer) => {
    expect((await show(answer))?.hidden).toBe(true);
  });
});
