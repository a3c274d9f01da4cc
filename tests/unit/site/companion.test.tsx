import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import CompanionPage from '@/app/(site)/companion/page';
import { CompanionOffer } from '@/app/flip-method-app/home/panels';
import { familyFriendsSupport } from '@/content/articles/family-friends-support';
import { companion } from '@/content/companion';
import { companionShare } from '@/content/companion-share';

const { document } = new JSDOM(renderToStaticMarkup(<CompanionPage />)).window;
const main = document.querySelector('main');

describe('the companion page', () => {
  it('repeats only the article for family and friends, plus how to call for help', () => {
    const pieces = JSON.stringify(familyFriendsSupport.sections);
    for (const { blocks } of companion.parts)
      for (const block of blocks) expect(pieces).toContain(JSON.stringify(block));
    expect(main?.querySelector('a[href="tel:999"]')).not.toBeNull();
  });

  it('numbers its sources in order of citation', () => {
    const cited = [...(main?.querySelectorAll('a[href^="#source-"]') ?? [])];
    const listed = [...(main?.querySelectorAll('li[id^="source-"]') ?? [])].map(({ id }) => `#${id}`);
    expect(cited.length).toBeGreaterThan(0);
    for (const link of cited)
      expect(listed.indexOf(link.getAttribute('href') ?? '') + 1).toBe(Number(link.textContent));
    for (const id of listed) expect(cited.some((link) => link.getAttribute('href') === id)).toBe(true);
  });

  it('has no form and sells nothing', () => {
    expect(main?.querySelector('form, input')).toBeNull();
    expect(document.querySelector('site-bar')).toBeNull();
  });
});

describe('the offer to share it', () => {
  it("puts only the page's URL into the message, nothing about the person", () => {
    vi.stubGlobal('location', new URL('https://site.example/flip-method-app?mode=emergency'));
    vi.stubGlobal('navigator', {});
    const offer = new JSDOM(renderToStaticMarkup(<CompanionOffer />)).window.document;
    const message = offer.querySelector('a[href^="sms:"]')?.getAttribute('href') ?? '';
    expect(decodeURIComponent(message)).toMatch(/https:\/\/site\.example\/companion$/);
    expect(offer.querySelector('a[href="/companion"]')?.textContent).toBe(companionShare.open);
  });
});
