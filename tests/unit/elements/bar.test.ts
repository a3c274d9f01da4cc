// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteBar } from '@/components/elements/frame';

customElements.define('site-bar', SiteBar);

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
}

function openPage(): HTMLElement {
  document.body.innerHTML =
    '<site-bar hidden data-threshold="300"><button type="button">Close this bar for good</button></site-bar>';
  return document.querySelector('site-bar') as HTMLElement;
}

describe('the sticky bar', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('scrollY', 0);
  });

  afterEach(() => {
    // A bar listens until it is dismissed, so dismiss it before the next test.
    document.querySelector('button')?.click();
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  it('appears after more than 300 pixels of scrolling, not at 300', () => {
    const bar = openPage();
    scrollTo(300);
    expect(bar.hidden).toBe(true);
    scrollTo(301);
    expect(bar.hidden).toBe(false);
    expect(document.documentElement.hasAttribute('data-bar')).toBe(true);
  });

  it('is visible at once on a page restored below the threshold', () => {
    vi.stubGlobal('scrollY', 900);
    expect(openPage().hidden).toBe(false);
  });

  it('stays hidden after it was dismissed, on this page and the next', () => {
    const bar = openPage();
    scrollTo(900);
    bar.querySelector('button')?.click();
    expect(bar.hidden).toBe(true);
    scrollTo(1200);
    expect(bar.hidden).toBe(true);
    expect(document.documentElement.hasAttribute('data-bar')).toBe(false);

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

  it('stores nothing but the dismissal, and only after it', () => {
    const bar = openPage();
    scrollTo(900);
    expect(localStorage).toHaveLength(0);
    bar.querySelector('button')?.click();
    expect(localStorage).toHaveLength(1);
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('refused');
      },
      setItem: () => {
        throw new DOMException('refused');
      },
    });
    const bar = openPage();
    scrollTo(900);
    expect(bar.hidden).toBe(false);
    bar.querySelector('button')?.click();
    expect(bar.hidden).toBe(true);
  });
});
