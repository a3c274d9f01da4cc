import { statSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { allMails, reader, readerMails, siteUrl } from './all-mails';

const parse = (html: string) => new JSDOM(html).window.document;
const hrefs = (document: Document) =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

describe.each(allMails)('%s', (_name, { html, text, subject }) => {
  const document = parse(html);

  it('runs nothing, and loads at most one picture, which is the same for every reader and has its words', () => {
    expect(document.querySelectorAll('script,link,iframe,object,embed,video,audio,form,svg')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|@font-face|srcset|background=|\son\w+=/i);
    const pictures = [...document.querySelectorAll('[src]')];
    expect(pictures.length).toBeLessThanOrEqual(1);
    for (const picture of pictures) {
      const { src, alt, className } = picture as HTMLImageElement;
      // Legible in the dark, too, where pictures are blocked.
      expect(className).toBe('muted');
      expect(src.replace(siteUrl, '')).toMatch(/^\/pictures\/[a-z-]+\.png$/);
      expect(statSync(join('public', new URL(src).pathname)).size).toBeLessThan(12_000);
      expect(text.replace(/\s+/g, ' ')).toContain(`[Picture: ${alt}]`);
    }
  });

  it('links to absolute URLs only', () => {
    for (const href of hrefs(document)) expect(href).toMatch(/^(https:\/\/|mailto:|tel:|sms:)/);
  });

  it('has the same content in plain text, every URL included', () => {
    for (const href of hrefs(document)) {
      const address = href.replace(/^(mailto|tel|sms):/, '').replace(/\?body=.*/, '');
      if (href !== `${siteUrl}/` && !text.includes(address))
        expect(text.replaceAll(' ', '')).toContain(address);
    }
    for (const heading of document.querySelectorAll('h1, h2'))
      expect(text).toContain(heading.textContent ?? '');
  });

  it('wraps plain text at 72 columns, except URLs', () => {
    for (const line of text.split('\n'))
      if (!/https?:|mailto:/.test(line)) expect(line.length).toBeLessThanOrEqual(72);
  });

  it('shows no source markup in either form', () => {
    for (const words of [document.body.textContent ?? '', text])
      expect(words).not.toMatch(/\*\*|\]\(|undefined|\[object/);
  });

  it('declares its language and both colour schemes, and uses tables for layout', () => {
    expect(document.documentElement.lang).toBe('en-GB');
    expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    for (const table of document.querySelectorAll('table')) {
      const data = table.querySelector(':scope > caption') !== null;
      expect(table.getAttribute('role')).toBe(data ? null : 'presentation');
    }
  });

  it('has all styles inline, for clients that drop the style sheet', () => {
    for (const element of document.querySelectorAll('p, h1, h2, li, a'))
      expect(element.closest('[style*="font-family"]'), element.outerHTML).not.toBeNull();
  });

  it('is smaller than the size at which Gmail clips a mail', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(80_000);
  });

  it('says each word on emergencies once', () => {
    for (const words of ['does this need a call?', '(UK, Ireland), SHOUT to', '116 123 (UK, Ireland)'])
      expect(text.replace(/\s+/g, ' ').split(words).length).toBeLessThanOrEqual(2);
  });

  it('has a one-line subject, a title, and a footer with the postal address and the crisis numbers', () => {
    expect(subject).toMatch(/^[^\r\n]{3,}$/);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    for (const words of [document.body.textContent ?? '', text.replace(/\s+/g, ' ')]) {
      for (const part of [site.postalAddress, site.contactEmail, '999', '911', '116 123', '988'])
        expect(words).toContain(part);
      expect(words).toContain('You get this because');
    }
  });
});

it.each(readerMails)(
  '%s greets the reader by name, has one button, and can be ended; a day of the course can be paused and opened, too',
  (name, { html, text }) => {
    const document = parse(html);
    expect(text).toContain('Hello Sam,');
    expect(document.querySelectorAll('td[bgcolor] > a')).toHaveLength(1);
    const stop = [...document.querySelectorAll('a')].find((link) => link.textContent === 'Unsubscribe');
    expect(stop?.getAttribute('href')).toBe(siteUrl + reader.unsubscribeUrl);
    expect(text).toContain(`Unsubscribe:\n${siteUrl + reader.unsubscribeUrl}`);
    for (const path of name.startsWith('day') ? [reader.pauseUrl, reader.webUrl] : []) {
      expect(hrefs(document)).toContain(siteUrl + path);
      expect(text).toContain(siteUrl + path);
    }
  },
);
