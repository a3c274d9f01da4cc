import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import { contactFacts } from '@/content/contact';
import { day1 } from '@/content/course/day-1';
import { wrapText } from '@/lib/mail/elements';
import { replyMail } from '@/lib/mail/owner-mails';
import { courseMail } from '@/lib/mail/reader-mails';
import { escapeHtml } from '@/lib/rich-text/inline';
import { fc } from '../../support/random';
import { contactMail, message, reader, render } from './all-mails';

// Parsing mails is slow. Each run uses a new seed, so a few runs per property are enough.
vi.setConfig({ testTimeout: 60_000 });

const attacks = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onclick='x", '</table></td>', '<!--'],
  ...[']]>', '&lt;b&gt;', '**strong**', '[label](javascript:alert(1))', '{{ .TokenHash }}'],
  ...['\r\nBcc: victim@example.org', '\n\n.\n', 'Ada', ' '],
];
/** Input of visitors and attackers. */
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

/** Checks it for anything that visitors type. */
function always(numRuns: number, check: (...typed: [string, string, string, string]) => void) {
  fc.assert(
    fc.property(words, words, words, words, (...typed) => void check(...typed)),
    { numRuns },
  );
}

it("visitors' input in mails never becomes an element, an attribute or a comment", () => {
  always(15, (name, email, subject, text) => {
    const { html } = render(contactMail({ ...message, name, email, subject, message: text }));
    expect(shape(html)).toBe(normal);
  });
});

it("visitors' input in mails arrives unchanged", () => {
  always(100, (text) => {
    const { html } = render(contactMail({ ...message, message: text }));
    expect(html).toContain(escapeHtml(text).replace(/\r\n?|\n/g, '<br>'));
  });
});

it("visitors' input in mails never starts a header: a subject is one line without control characters", () => {
  always(100, (name, subject) =>
    expect(render(contactMail({ ...message, name, subject })).subject).not.toMatch(/\p{Cc}/u),
  );
});

it("visitors' input in mails cannot forge the plain-text footer: every line of a message is quoted", () => {
  always(100, (text) => {
    const body = render(contactMail({ ...message, message: text })).text;
    const lines = body.slice(body.indexOf('\nMessage\n') + 9).split('\n');
    const count = text.split(/\r\n?|\n/).length;
    expect(lines.slice(0, count).every((line) => line.startsWith('> '))).toBe(true);
  });
});

it("visitors' input in mails cannot forge a row of the plain text: each fact stays on its line", () => {
  always(100, (name, email) => {
    const { text } = render(contactMail({ ...message, name, email }));
    const rows = text.slice(text.indexOf('\nName: ') + 1, text.indexOf('\n\nMessage\n')).split('\n');
    const labels = contactFacts(message).map(([label]) => label);
    expect(rows.map((row) => row.slice(0, row.indexOf(':')))).toEqual([...labels, 'Received']);
  });
});

it("visitors' input in mails does not change the layout of a course mail when used as a first name", () => {
  const frame = shape(render(courseMail(day1, 'Sam', reader)).html);
  always(10, (name) => expect(shape(render(courseMail(day1, name, reader)).html)).toBe(frame));
});

it('wrapping plain text keeps a phone number on one line', () => {
  const words = 'a'.repeat(60);
  expect(wrapText(`${words} 1800 66 66 66 (Ireland)`)).toBe(`${words}\n1800 66 66 66 (Ireland)`);
});

it('wrapping plain text loses or breaks no word, and keeps to 72 columns where the words allow it', () => {
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
