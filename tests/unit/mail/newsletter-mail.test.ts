import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/mail/elements';
import { previewHtml, previewStyleHashes } from '@/lib/mail/palette';
import { newsletterIssue } from '@/lib/mail/reader-mails';
import { parseMarkdown } from '@/lib/rich-text/parse-markdown';
import { fc } from '../../support/random';
import { render, siteUrl } from './all-mails';

type Issue = Parameters<typeof newsletterIssue>[0];
/** The elements of a mail, including the tbody that a parser adds to every table. */
const allowed = ['p', 'h2', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'table', 'tbody', 'tr', 'td'];
const renderIssue = (body: string, picture?: Issue['picture']) =>
  render(newsletterIssue({ subject: 'A', preheader: '', body, ...(picture && { picture }) }));

it('an issue in Markdown becomes paragraphs, headings, lists, quotations, emphasis and links, in HTML and in text', () => {
  const { html, text } = renderMarkdown(
    'One **bold** and _soft_ word.\n\n## A heading\n\n- first\n- [second](/resources)\n\n1. one\n\n> A quotation',
    siteUrl,
  );
  expect(html).toContain('<strong>bold</strong> and <em>soft</em>');
  expect(html).toMatch(/<h2[^>]*>A heading<\/h2>/);
  expect(html).toMatch(/<ul[^>]*>.*<a href="https:\/\/flip\.example\/resources"[^>]*>second<\/a>/);
  for (const part of ['A heading\n---------', '* second (https://flip.example/resources)', '> A quotation'])
    expect(text).toContain(part);
});

it('an issue in Markdown never creates raw elements, or links to anything but https and the site', () => {
  const marks = fc.constantFrom(
    ...['<script>', '"><img src=x onerror=x>', '](', '[', ')', '**', '`', '\n\n', '> ', '- ', '&lt;', '</p>'],
    ...['a', '!', '|', '<!--', '\\', '"', ' "', '<', '>', 'https:', 'javascript:', '//', '/'],
  );
  const addresses = fc.constantFrom(
    ...['https://x.example', 'HTTPS://x.example/a"b', '/y', '//evil.example', '/\\evil.example'],
    ...['http://plain.example', 'javascript:alert(1)', 'java\nscript:x', 'data:text/html,x', 'https:x'],
    ...['javascript:https://x.example', 'mailto:a@x.example', '&#106;avascript:x', '\tjavascript:x'],
    ...['https://[x', 'vbscript:x'],
    ...['https://x.example"onclick="x', `${siteUrl}.evil.example`],
  );
  const links = fc
    .tuple(fc.oneof(marks, fc.constant('x')), addresses)
    .chain(([words, to]) =>
      fc.constantFrom(`[${words}](${to})`, `<${to}>`, ` ${to} `, `[${words}][k]\n\n[k]: ${to}\n\n`),
    );
  const parts = fc.oneof({ weight: 3, arbitrary: marks }, { weight: 1, arbitrary: links });
  const seen = new Set<string>();
  let followed = 0;
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 20 }), (typed) => {
      const { html } = renderMarkdown(typed.join(''), siteUrl);
      const $ = load(html, null, false);
      for (const element of $('*').toArray()) {
        const name = $(element).prop('tagName')?.toLowerCase() ?? '';
        seen.add(name);
        expect(allowed).toContain(name);
        const { href, ...others } = $(element).attr() ?? {};
        expect(Object.keys(others).filter((each) => each.startsWith('on'))).toEqual([]);
        if (href === undefined) continue;
        followed += 1;
        // As a mail client sees it: resolved, not as written.
        const { protocol, origin } = new URL(href, 'javascript:none');
        expect(['https:', 'mailto:'].includes(protocol) || origin === siteUrl, href).toBe(true);
      }
    }),
    { numRuns: 250 },
  );
  // Otherwise the test would pass for mails without links and paragraphs.
  expect(followed).toBeGreaterThan(20);
  expect([...seen]).toEqual(expect.arrayContaining(['a', 'p']));
});

it('what a mail cannot show is named with its line and its reason', () => {
  const problemsIn = (source: string) => parseMarkdown(source, siteUrl).problems;
  const fine =
    '## One\n\n- **bold** and [a page](/book)\n\n> A quotation, [elsewhere](https://example.org).\n\n* * *\n\nme@example.org, www.example.org';
  expect(problemsIn(fine)).toEqual([]);
  const wrong =
    'Words\n\n![tea](https://example.org/t.png)\n\nHello {first name}, see [this](http://example.org) and `code`.';
  expect(problemsIn(wrong)).toEqual([
    { line: 3, text: '![tea](https://example.org/t.png)', reason: 'picture' },
    { line: 5, text: '{first name}', reason: 'placeholder' },
    { line: 5, text: '[this](http://example.org)', reason: 'link' },
    { line: 5, text: '`code`', reason: 'code' },
  ]);
});

it('addresses, numbers and names of sites become links that a mail can open', () => {
  const { html, text } = renderMarkdown(
    'Write to hello@example.org, [me](mailto:me@example.org?subject=Hi) or www.example.org, or [call](tel:116123).',
    siteUrl,
  );
  const hrefs = [...load(html, null, false)('a')].map((each) => each.attribs.href);
  const mails = ['mailto:hello@example.org', 'mailto:me@example.org?subject=Hi'];
  expect(hrefs).toEqual([...mails, 'https://www.example.org', 'tel:116123']);
  expect(text.replaceAll('\n', ' ')).toBe(
    'Write to hello@example.org, me (me@example.org) or www.example.org, or call (116123).',
  );
});

it.each([
  // Dashes below a text separate; CommonMark makes a heading of what stands above them.
  ['Best,\nAnn\n---\nPS', 'Best,\nAnn\n\n* * *\n\nPS'],
  ['>50 of them came', '>50 of them came'],
  ['What the f**k, and s**t', 'What the f**k, and s**t'],
  ['AT&T and R&D &c.', 'AT&T and R&D &c.'],
  ['https://x.example/%D0%BF%D1%80/%AA%BB', 'https://x.example/%D0%BF%D1%80/%AA%BB'],
  ['One\u2028two\vthree\u0007', 'One\ntwo\nthree'],
  ['[x](https://x.example/?a=1&amp;b=2)', 'x (https://x.example/?a=1&b=2)'],
  ['un*believ*able and **bold**er', 'unbelievable and bolder'],
  ['1986. That was the year.', '1986. That was the year.'],
  ['And:\n\n3. three\n4. four', 'And:\n\n3. three\n4. four'],
  ['1. a\n1. b', '1. a\n\n1. b'],
  ['Best,\nAnn', 'Best,\nAnn'],
])('%j is written as it was meant', (typed, text) => {
  expect(renderMarkdown(typed, siteUrl).text).toBe(text);
  expect(parseMarkdown(typed, siteUrl).problems).toEqual([]);
});

it.each([
  ['placeholder', ['{name}', '*|FNAME|*', '%first_name%', '[[name]]']],
  ['stars', ['**Note:**the', 'the**(bold)**']],
  ['html', ['AT&amp;T', 'a&nbsp;b', '&#8217;']],
])('what a reader would stumble over is named: %s', (reason, all) => {
  for (const typed of all) {
    expect(parseMarkdown(typed, siteUrl).problems, typed).toMatchObject([{ reason }]);
    expect(renderMarkdown(typed, siteUrl).text).toBe(typed.replace('*|FNAME|*', '|FNAME|'));
  }
});

it('a paragraph, list or quotation in Arabic runs from right to left', () => {
  const { html } = renderMarkdown('Hello\n\nمرحبا\n\n- مرحبا\n\n> مرحبا', siteUrl);
  expect(html.match(/<div dir="auto"><(?:p|ul|table)/g)).toHaveLength(4);
  expect(html).toMatch(/^<p/);
});

it('the picture of an issue stands above the text, no wider than it, with its description, also in plain text', () => {
  const [path, alt] = ['/api/newsletter-picture/1', 'A "lamp" <at> night'];
  const { html, text } = renderIssue('Words', { src: path, alt, width: 1_200, height: 800 });
  const shown = { src: siteUrl + path, alt, width: '520', height: '347' };
  expect(load(html)('img').attr()).toMatchObject(shown);
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('Words'));
  expect(text).toContain(`[Picture: ${alt}]`);
  expect(renderIssue('Words').html).not.toContain('<img');
});

const rooms = ['light', 'dark'] as const;
it.each(rooms)('the preview, %s, has the one style sheet that its page allows', async (room) => {
  const html = previewHtml(renderIssue('Hello').html, room);
  const styles = load(html)('style');
  expect(styles).toHaveLength(1);
  const hash = createHash('sha256').update(styles.text()).digest('base64');
  expect(await previewStyleHashes()).toContain(`'sha256-${hash}'`);
  expect(html).not.toContain('prefers-color-scheme');
});
