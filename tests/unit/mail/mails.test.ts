import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { type AuthMailName, authMails } from '@/content/mails/auth';
import { sampleWeek } from '@/content/mails/samples';
import { site } from '@/content/site';
import { authMailTemplate } from '@/lib/mail/account-mails';
import type { MailBlock } from '@/lib/mail/blocks';
import { completeHref } from '@/lib/mail/elements';
import { digestMail } from '@/lib/mail/owner-mails';
import { greet } from '@/lib/mail/reader-mails';
import { allMails, reader, readerMails, render, siteUrl } from './all-mails';

const mails = allMails.map(([name, mail]) => {
  const { document } = new JSDOM(mail.html).window;
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return [name, { ...mail, document, hrefs }] as const;
});

it.each(mails)(
  '%s runs nothing, and loads one picture at most, the same for all',
  (_, { document, html, text }) => {
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
  },
);

it.each(mails)(
  '%s says the same in plain text of 72 columns, and emergencies once',
  (_, { document, hrefs, text }) => {
    for (const href of hrefs) {
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
  },
);

it.each(mails)(
  '%s declares its language and colours, has styles, and is not clipped',
  (_, { document, html }) => {
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
  },
);

it.each(mails)(
  '%s has a one-line subject, a title, a footer with numbers, and no markup',
  (_, { document, text, subject }) => {
    expect(subject).toMatch(/^[^\r\n]{3,}$/);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const address = [site.postalAddress, site.contactEmail, 'You get this because'];
    for (const words of [document.body.textContent ?? '', text.replace(/\s+/g, ' ')]) {
      for (const part of [...address, '999', '911', '116 123', '988']) expect(words).toContain(part);
      expect(words).not.toMatch(/\*\*|\]\(|undefined|\[object/);
    }
  },
);

const toReaders = mails.slice(0, readerMails.length);
it.each(toReaders)('%s greets its reader, has one button, and can be ended', (name, mail) => {
  const { document, hrefs, text } = mail;
  expect(text).toContain('Hello Sam,');
  expect(document.querySelectorAll('td[bgcolor] > a')).toHaveLength(1);
  const stop = [...document.querySelectorAll('a')].find((link) => link.textContent === 'Unsubscribe');
  expect(stop?.getAttribute('href')).toBe(siteUrl + reader.unsubscribeUrl);
  expect(text).toContain(`Unsubscribe:\n${siteUrl + reader.unsubscribeUrl}`);
  for (const path of name.startsWith('day') ? [reader.pauseUrl, reader.webUrl] : []) {
    expect(hrefs).toContain(siteUrl + path);
    expect(text).toContain(siteUrl + path);
  }
});

const short = { subject: 'S', preheader: 'P', title: 'T', reason: 'You get this because of a test.' };
const sources = [{ id: 'a', text: 'A study', url: 'https://study.example/1' }];

const urgent: MailBlock = { kind: 'note', tone: 'urgent', title: 'Stop', text: 'Call.' };
const table: MailBlock = { kind: 'table', caption: 'C', head: ['A', 'B'], rows: [['1', '2']] };

it.each<[string, MailBlock, string | RegExp, string]>([
  ['a link to the site', '[a book](/book)', `href="${siteUrl}/book"`, `a book (${siteUrl}/book)`],
  ['a telephone link', 'Call [999](tel:999).', 'href="tel:999"', 'Call 999.'],
  ['a citation', 'So. [1](#source-nhs)', '[1]</sup>', 'So. [1]'],
  ['an urgent note', urgent, 'danger-tint', '!! Stop\nCall.'],
  ['a table', table, /<caption[^>]*>C<\/caption><thead>/, 'C\n\nA: 1\nB: 2'],
  ['space', { kind: 'writing', label: 'Mine', lines: 2 }, 'Mine', `Mine${`\n${'_'.repeat(60)}`.repeat(2)}`],
  ['a source', 'So.', 'href="https://study.example/1"', '[1] A study\n    https://study.example/1'],
])('a mail has %s in both forms', (_, block, inHtml, inText) => {
  const { html, text } = render({ ...short, blocks: [block], sources });
  expect(html).toMatch(inHtml);
  // A long address would make the mail wider than a phone.
  expect(html).toMatch(/<td class="outer"[^>]*overflow-wrap:anywhere/);
  expect(text).toContain(inText);
});

it('a link that no mail can open is refused, and a greeting has no name if there is none', () => {
  for (const href of ['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'ftp://x', 'book'])
    expect(() => completeHref(href, siteUrl), href).toThrow('cannot link');
  expect([' \n ', ' Mary\r\nAnn '].map(greet)).toEqual(['Hello,', 'Hello Mary Ann,']);
});

const names = Object.keys(authMails) as AuthMailName[];

const onDisk = readdirSync('supabase/templates').map((file) => file.replace('.html', ''));
it.each([...new Set([...names, ...onDisk])] as AuthMailName[])(
  '%s is on disk as `npm run build:auth-mails` writes it, and configured',
  (name) => {
    const template = authMailTemplate(name);
    expect(readFileSync(`supabase/templates/${name}.html`, 'utf8')).toBe(template);
    expect(readFileSync('supabase/config.toml', 'utf8')).toContain(
      `[auth.email.template.${name}]\nsubject = "${authMails[name].subject}"\ncontent_path = "./supabase/templates/${name}.html"\n`,
    );
    const hasLink = name !== 'magic_link' && name !== 'email_change';
    // Only the site signs links; a link without its signature would not open.
    const expected = ['SiteURL', ...(hasLink ? ['Token'] : [])];
    const placeholders = template.match(/\{\{.*?\}\}/g);
    expect(new Set(placeholders)).toEqual(new Set(expected.map((each) => `{{ .${each} }}`)));
    if (hasLink) expect(template).toContain('href="{{ .SiteURL }}/auth/code"');
  },
);

it('the weekly mail to the owner states what waits, is late and failed, and every figure as text, beside the week before', () => {
  const articles = [...sampleWeek.visits.articles, { name: '/blog/renamed', counts: [9, null] as const }];
  const waiting_since = ['2026-11-16T09:00:00Z', '2026-11-22T20:00:00Z'];
  const week = { ...sampleWeek, visits: { ...sampleWeek.visits, articles }, waiting_since };
  const { subject, html, text } = render(digestMail(week, Date.parse('2026-11-23T07:00:00Z')));
  expect(subject).toBe('Your week: 16 Nov to 22 Nov 2026');
  expect(text).toContain('2 messages to answer, 1 past the 24 hours');
  expect(text).toContain('1 mail that failed');
  expect(html.match(/class="bar" height="\d+"/g)).toHaveLength(6);
  expect(text).toMatch(/Day: Wed,? 18 Nov\nSessions: 12/);
  expect(text).toContain('This week: 37\nBefore: 41');
  const words = text.replaceAll(/\n +/g, ' ');
  for (const [name, now, before] of [
    ['Figure: Visits', '512', '468'],
    ['Figure: Page views', '1,284', '1,102'],
    ['Figure: Workbook requests', '6', '9'],
    ['Figure: Workbook confirmed', '4', '7'],
    ['Figure: New accounts', '2', '3'],
    ['Source: google.com', '301', '260'],
    ['Source: Others', 'under 5', '0'],
    ['Article: /blog/renamed', '9', 'under 5'],
  ])
    expect(words).toContain(`${name}\nThis week: ${now}\nBefore: ${before}`);
  expect(html).toContain(`href="${siteUrl}/blog/google-spiral-science"`);
  expect(words).toContain('This week: 214\nBefore: 190');
});

it('the weekly mail to the owner says so if nothing came or waits, and draws a chart of sessions only where there are any', () => {
  const visits = { views: [0, 0], visits: [0, 0], sources: [], articles: [] } as const;
  const { text } = render(digestMail({ ...sampleWeek, visits, waiting_since: [], failed_mails: 0 }, 0));
  expect(text).toContain('None this week.');
  expect(text).toContain('Nothing is waiting for you.');
  const heights = (sessions: number[]) => {
    const days = sessions.map((each, index) => ({ day: `2026-03-0${index + 1}`, sessions: each }));
    const { html } = render(digestMail({ ...sampleWeek, days }, 0));
    return [...html.matchAll(/class="bar" height="(\d+)"/g)].map(([, height]) => Number(height));
  };
  const [low = 0, high = 0, middle = 0] = heights([3, 12, 0, 6]);
  expect([4 * low, 2 * middle]).toEqual([high, high]);
  expect(heights([0, 0])).toEqual([]);
});
