import { expect, it } from 'vitest';
import type { MailBlock } from '@/lib/mail/blocks';
import { completeHref } from '@/lib/mail/elements';
import { greet } from '@/lib/mail/reader-mails';
import { renderMail } from '@/lib/mail/render-mail';

const siteUrl = 'https://flip.example';
const mail = { subject: 'S', preheader: 'P', title: 'T', reason: 'You get this because of a test.' };
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
  const { html, text } = renderMail({ ...mail, blocks: [block], sources }, siteUrl);
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
