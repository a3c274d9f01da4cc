import { statSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { allMails, reader, readerMails, siteUrl } from './all-mails';

const parse = (html: string) => new JSDOM(html).window.document;
const hrefs = (document: Document) =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

it.each(allMails)('%s runs nothing, and loads one picture at most, the same for all', (_, mail) => {
  const { html, text } = mail;
  const document = parse(html);
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

it.each(allMails)('%s says the same in plain text of 72 columns, and emergencies once', (_, mail) => {
  const { html, text } = mail;
  const document = parse(html);
  for (const href of hrefs(document)) {
    expect(href).toMatch(/^(https:\/\/|mailto:|tel:|sms:)/);
    const address = href.replace(/^(mailto|tel|sms):/, '').replace(/\?body=.*/, '');
    if (href !== `${siteUrl}/` && !text.includes(address))
      expect(text.replaceAll(' ', '')).toContain(address);
  }
  for (const heading of document.querySelectorAll('h1, h2'))
    expect(text).toContain(heading.textContent ?? '');
  for (const line of text.split('\n'))
    if (!/https?:|mailto:/.test(line)) expect(line.length).toBeLessThanOrEqual(72);
  for (const words of ['does this need a call?', '(UK, Ireland), SHOUT to', '116 123 (UK, Ireland)'])
    expect(text.replace(/\s+/g, ' ').split(words).length).toBeLessThanOrEqual(2);
});

it.each(allMails)('%s declares its language and colours, has styles, and is not clipped', (_, mail) => {
  const { html } = mail;
  const document = parse(html);
  expect(document.documentElement.lang).toBe('en-GB');
  expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  for (const table of document.querySelectorAll('table')) {
    const data = table.querySelector(':scope > caption') !== null;
    expect(table.getAttribute('role')).toBe(data ? null : 'presentation');
  }
  for (const element of document.querySelectorAll('p, h1, h2, li, a'))
    expect(element.closest('[style*="font-family"]'), element.outerHTML).not.toBeNull();
  expect(Buffer.byteLength(html)).toBeLessThan(80_000);
});

it.each(allMails)('%s has a one-line subject, a title, a footer with numbers, and no markup', (_, mail) => {
  const { html, text, subject } = mail;
  const document = parse(html);
  expect(subject).toMatch(/^[^\r\n]{3,}$/);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  const address = [site.postalAddress, site.contactEmail, 'You get this because'];
  for (const words of [document.body.textContent ?? '', text.replace(/\s+/g, ' ')]) {
    for (const part of [...address, '999', '911', '116 123', '988']) expect(words).toContain(part);
    expect(words).not.toMatch(/\*\*|\]\(|undefined|\[object/);
  }
});

it.each(readerMails)('%s greets its reader, has one button, and can be ended', (name, { html, text }) => {
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
});
