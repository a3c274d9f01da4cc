import { expect, it } from 'vitest';
import type { MailBlock } from '@/lib/mail/blocks';
import { completeHref } from '@/lib/mail/elements';
import { greet } from '@/lib/mail/reader-mails';
import { renderMail } from '@/lib/mail/render-mail';

const siteUrl = 'https://flip.example';
const reason = 'You get this because of a test.';

const empty = { subject: 'S', preheader: 'P', title: 'T', blocks: [], reason };
const render = (...blocks: MailBlock[]) => renderMail({ ...empty, blocks }, siteUrl);

it('rendering a mail makes site links absolute, keeps telephone links, refuses others, and numbers citations', () => {
  const { html, text } = render('See [the book](/book), call [999](tel:999). [1](#source-nhs)');
  expect(html).toContain('href="https://flip.example/book"');
  expect(html).toContain('href="tel:999"');
  expect(html).toContain('[1]</sup>');
  // A long address would make the mail wider than a phone.
  expect(html).toMatch(/<td class="outer"[^>]*overflow-wrap:anywhere/);
  expect(text).toContain('See the book (https://flip.example/book), call 999. [1]');
  for (const href of ['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'ftp://x', 'book'])
    expect(() => completeHref(href, siteUrl), href).toThrow('cannot link');
});

it('rendering a mail marks an urgent note in both forms', () => {
  const { html, text } = render({ kind: 'note', tone: 'urgent', title: 'Stop', text: 'Call.' });
  expect(html).toContain('danger-tint');
  expect(text).toContain('!! Stop\nCall.');
});

it('rendering a mail distinguishes data tables from layout, linearises them in plain text, and leaves space to write', () => {
  const { html, text } = render({ kind: 'table', caption: 'C', head: ['A', 'B'], rows: [['1', '2']] });
  expect(html).toMatch(/<caption[^>]*>C<\/caption><thead>/);
  expect(text).toContain('C\n\nA: 1\nB: 2');
  expect(render({ kind: 'writing', label: 'Mine', lines: 2 }).text).toContain(
    `Mine${`\n${'_'.repeat(60)}`.repeat(2)}`,
  );
});

it('rendering a mail lists the sources at the end, with their URLs', () => {
  const sources = [{ id: 'a', text: 'A study', url: 'https://study.example/1' }];
  const { html, text } = renderMail({ ...empty, sources }, siteUrl);
  expect(html).toContain('href="https://study.example/1"');
  expect(text).toContain('[1] A study\n    https://study.example/1');
});

it('rendering a mail uses a greeting without a name if there is none', () => {
  expect(greet(' \n ')).toBe('Hello,');
  expect(greet(' Mary\r\nAnn ')).toBe('Hello Mary Ann,');
});
