import { load } from 'cheerio';
import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import { contactFacts } from '@/content/contact';
import { day1 } from '@/content/course/day-1';
import { renderMarkdown, wrapText } from '@/lib/mail/elements';
import { replyMail } from '@/lib/mail/owner-mails';
import { courseMail } from '@/lib/mail/reader-mails';
import { escapeHtml } from '@/lib/rich-text/inline';
import { parseMarkdown } from '@/lib/rich-text/parse-markdown';
import { fc } from '../../support/random';
import { contactMail, message, reader, render, siteUrl } from './all-mails';

vi.setConfig({ testTimeout: 120_000 });

/** The second tier, which has a seed of its own, writes ten thousand letters. */
const numRuns = process.env.SEED ? 10_000 : 500;

/** Numbered below, so that each word occurs once. */
const word = fc.constantFrom('sea', 'quiet', '19', 'Åse', '7');
/** Ways to mark a word, which replaces the §. */
const inlineMarks = [
  ...['§', '**§**', '_§_', '**_§_**', '`§`', '~~§~~', '<b title="§d">', '§@x.example', '§*2*3'],
  ...['\\§', '&#3;§'],
  ...['[§](https://x.example/y)', '[**§**](/book)', '[§](javascript:x)', '[§](https://x.example "§b")'],
  ...['![§](https://x.example/§c.png)', '[§]: §e', '[§][§f]'],
];
const marked = fc.tuple(word, fc.constantFrom(...inlineMarks));
const span = marked.map(([text, mark]) => mark.replaceAll('§', `${text}§`));
const line = fc.array(span, { minLength: 1, maxLength: 4 }).map((spans) => spans.join(' '));
const joined = (parts: readonly string[]) => parts.join('');
const leaf = fc.oneof(
  { weight: 4, arbitrary: line },
  fc.array(line, { minLength: 2, maxLength: 3 }).map((lines) => lines.join('\n')),
  fc.tuple(fc.constantFrom('# ', '### ', '    ', '- [ ] ', '- [x] ', '\t'), line).map(joined),
  fc.tuple(line, fc.constantFrom('\n===', '\n---', '\n\n---', '  \n')).map(joined),
  line.map((text) => `\`\`\`${text}\n${text}\n\`\`\``),
  fc.tuple(word, word).map(([a, b]) => `| ${a}§ | ${b}§ |\n|---|---|\n| ${b}§ | ${a}§ |`),
  line.map((text) => `<div>\n${text}\n</div>`),
  fc.tuple(fc.nat({ max: 2_100 }), line).map(([year, text]) => `${year}. ${text}`),
);
const indent = (text: string, first: string, rest: string) => first + text.replaceAll('\n', `\n${rest}`);
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    leaf,
    tie('block').map((text) => indent(text, '> ', '> ')),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((items) => items.map((text) => indent(text, '- ', '  ')).join('\n')),
    fc
      .tuple(fc.nat({ max: 120 }), fc.array(tie('block'), { minLength: 1, maxLength: 3 }))
      .map(([first, items]) => items.map((text, at) => indent(text, `${first + at}. `, '    ')).join('\n')),
    fc.array(tie('block'), { minLength: 2, maxLength: 3 }).map((blocks) => blocks.join('\n\n')),
  ),
}));
const signs = fc.constantFrom(
  ...'* ** _ ` ``` ~ [ ] ( ) ]( ! < > | \\ " : / & &amp; https:// <!-- -->'.split(' '),
  ...[' ', '  ', '\t', '\n', '\n\n', '\n- ', '\n> ', '\n1. ', '\n12) ', '\n    ', '\n---\n'],
  ...['\n===\n', '\n# '],
);
const noise = fc
  .array(fc.oneof({ weight: 2, arbitrary: signs }, { weight: 1, arbitrary: span }), { maxLength: 25 })
  .map((parts) => parts.join(''));
const ordered = fc.array(block, { minLength: 1, maxLength: 4 });
const wild = { weight: 1, arbitrary: fc.tuple(noise) };
const letter = fc.oneof({ weight: 3, arbitrary: ordered }, wild).map((blocks) => {
  const [start, ...rest] = blocks.join('\n\n').split('§');
  return [start, ...rest.map((part, index) => `x${index}z${part}`)].join('');
});

/** What a reader of a mail sees: its text, the numbers of its lists, and where its links lead. */
function seenIn(html: string): string {
  const $ = load(html, null, false);
  const links = [...$('a')].map(({ attribs }) => attribs.href);
  const numbers = [...$('ol')].flatMap((list) =>
    [...$(list).children('li')].map((_, index) => `${Number(list.attribs.start ?? 1) + index}.`),
  );
  return [$.root().text(), ...links, ...numbers].join(' ');
}

const quotation = '> seax1z:\n>\n> - quietx2z\n>   - 7x3z\n>\n> seax4z';
const examples = [quotation, '1986. Thatx1z', '3. threex1z', '7x1z*2*3'];

it('every word and number of a letter stands in HTML and in plain text', () => {
  fc.assert(
    fc.property(letter, (typed) => {
      const { html, text } = renderMarkdown(typed, siteUrl);
      const seen = seenIn(html);
      for (const each of typed.match(/[\p{L}\d]+x\d+z[a-f]?|(?<=^[\s>-]*)\d+(?=[.)] )/gmu) ?? []) {
        expect(seen, typed).toContain(each);
        expect(text, typed).toContain(each);
      }
    }),
    { numRuns, examples: examples.map((each) => [each]) },
  );
});

it('what a mail cannot show is named with its line', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 3 }), fc.array(block, { maxLength: 3 }), (before, after) => {
      const blocks = [...before, '- a\n  - ![tea](https://x.example/unique.png)', ...after];
      const typed = blocks.join('\n\n');
      const line = typed.split('\n').findIndex((each) => each.includes('unique')) + 1;
      const { problems } = parseMarkdown(typed, siteUrl);
      // A block of code or HTML before it may reach over it.
      const isInside = problems.some((each) => /^(code|html)$/.test(each.reason) && each.line <= line);
      const found = problems.filter(({ text }) => text.includes('unique'));
      if (!isInside) expect(found, typed).toEqual([expect.objectContaining({ line, reason: 'picture' })]);
    }),
    { numRuns: 300 },
  );
});

const attacks = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onclick='x", '</table></td>', '<!--'],
  ...[']]>', '&lt;b&gt;', '**strong**', '[label](javascript:alert(1))', '{{ .TokenHash }}'],
  ...['\r\nBcc: victim@example.org', '\n\n.\n', 'Ada', ' '],
];
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.array(fc.constantFrom(...attacks), { maxLength: 6 }).map((parts) => parts.join('')),
);

function shape(html: string): string {
  const { document } = new JSDOM(html).window;
  return [...document.querySelectorAll('*')]
    .filter(({ localName }) => localName !== 'br')
    .map((element) => `${element.localName}[${element.getAttributeNames().join()}]`)
    .join(' ');
}

const normal = shape(render(contactMail(message)).html);

it('what visitors type arrives unchanged, becomes no element, header, footer or row of another fact, and changes no layout', () => {
  let parsed = 0;
  fc.assert(
    fc.property(words, words, words, words, (name, email, subject, typed) => {
      const mail = render(contactMail({ ...message, name, email, subject, message: typed }));
      // Parsing mails is slow.
      if (parsed++ < 15) expect(shape(mail.html)).toBe(normal);
      expect(mail.html).toContain(escapeHtml(typed).replace(/\r\n?|\n/g, '<br>'));
      expect(mail.subject).not.toMatch(/\p{Cc}/u);
      const below = mail.text.slice(mail.text.indexOf('\nName: ') + 1);
      const [facts = '', body = ''] = below.split(/\n\nMessage\n(.*)/s);
      // Each line of the message is quoted, and each fact stays on its line.
      const lines = body.split('\n').slice(0, typed.split(/\r\n?|\n/).length);
      expect(lines.filter((line) => !line.startsWith('> '))).toEqual([]);
      const labels = contactFacts(message).map(([label]) => label);
      const rows = facts.split('\n').map((row) => row.slice(0, row.indexOf(':')));
      expect(rows).toEqual([...labels, 'Received']);
    }),
    { numRuns: 100 },
  );
  const frame = shape(render(courseMail(day1, 'Sam', reader)).html);
  const layout = fc.property(words, (name) => shape(render(courseMail(day1, name, reader)).html) === frame);
  fc.assert(layout, { numRuns: 10 });
});

it('wrapping plain text breaks no word or phone number, and keeps to 72 columns where the words allow it', () => {
  const sixty = 'a'.repeat(60);
  expect(wrapText(`${sixty} 1800 66 66 66 (Ireland)`)).toBe(`${sixty}\n1800 66 66 66 (Ireland)`);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,90}$/), { maxLength: 60 }), (list) => {
      const lines = wrapText(list.join(' '), '* ', '  ').split('\n');
      expect(lines.join(' ').slice(2).split(/\s+/).filter(Boolean)).toEqual(list);
      for (const line of lines) if (line.trim().includes(' ', 2)) expect(line.length).toBeLessThanOrEqual(72);
    }),
  );
});

it('what visitors and the owner write stands in the direction of its own script', () => {
  const arabic = 'مرحبا بالعالم.';
  const both = [
    contactMail({ ...message, name: arabic, subject: arabic, message: arabic }),
    replyMail(message, `Hello,\n\n${arabic}`),
  ];
  for (const mail of both) {
    const { document } = new JSDOM(render(mail).html).window;
    const holders = [...document.querySelectorAll('td, p, div')].filter(
      (each) => each.childElementCount === 0 && each.textContent?.trim() === arabic,
    );
    expect(holders.length).toBeGreaterThan(0);
    expect(holders.filter((each) => !each.closest('[dir=auto]'))).toEqual([]);
  }
});
