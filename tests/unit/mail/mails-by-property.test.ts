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

it('what visitors type arrives unchanged, and becomes no element, header, footer or row of another fact', () => {
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
});

it('a first name does not change the layout of a course mail', () => {
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
