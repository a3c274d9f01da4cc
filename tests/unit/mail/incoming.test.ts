import { describe, expect, it } from 'vitest';
import { bodyOfIncoming, type IncomingMail, kindOfIncoming } from '@/lib/domain/admin/incoming';

const mail = (more: Partial<IncomingMail> = {}): IncomingMail => ({
  ...{ from: 'Ada <ada@example.org>', subject: 'Re: A talk', headers: {}, text: 'Yes', html: null },
  ...more,
});
const own = 'hello@flip.example';

describe('a mail that came back', () => {
  it.each<[string, Partial<IncomingMail>, string]>([
    ['a person', {}, 'answer'],
    ['a person, through a program that says so', { headers: { 'auto-submitted': 'no' } }, 'answer'],
    ['a person behind Exchange', { headers: { 'x-auto-response-suppress': 'DR, OOF, AutoReply' } }, 'answer'],
    ['a person behind a list', { headers: { precedence: 'list', 'list-id': '<a.example>' } }, 'answer'],
    ['Gmail, on holiday', { headers: { 'auto-submitted': 'auto-replied' } }, 'auto'],
    ['a program that says it in the subject only', { subject: 'Automatic reply: Re: A talk' }, 'auto'],
    ['a German office', { subject: 'Abwesenheitsnotiz: Re: A talk' }, 'auto'],
    ['a list', { headers: { precedence: 'bulk' } }, 'auto'],
    ['a machine without a return path', { headers: { 'return-path': '<>' } }, 'auto'],
    ['the site itself', { from: `The Flip Method <${own}>` }, 'auto'],
    ['a mail server', { from: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.example>' }, 'bounce'],
    [
      'a report',
      { headers: { 'content-type': 'multipart/report; report-type="delivery-status"; boundary=x' } },
      'bounce',
    ],
  ])('from %s', (_, more, kind) => expect(kindOfIncoming(mail(more), own)).toBe(kind));

  it.each([
    [
      'Gmail',
      'Yes, gladly.\n\nOn Thu, 26 Nov 2026 at 10:00, The Flip Method <hello@flip.example> wrote:\n> Hello Ada',
    ],
    [
      'Apple Mail, in German',
      'Yes, gladly.\n\nAm 26.11.2026 um 10:00 schrieb The Flip Method:\n\n> Hello Ada',
    ],
    [
      'Outlook',
      'Yes, gladly.\r\n________________________________\r\nFrom: The Flip Method\r\nSent: Thursday',
    ],
    ['an old program', 'Yes, gladly.\n\n-----Original Message-----\nFrom: The Flip Method'],
    ['one that only quotes', 'Yes, gladly.\n\n> Hello Ada\n> Would you?'],
  ])('keeps what was written, without the quotation of %s', (_, text) =>
    expect(bodyOfIncoming({ text, html: null }, '-')).toBe('Yes, gladly.'),
  );

  it('loses no words: answers between quoted lines, a quotation alone, a mail of HTML only, or none', () => {
    const between = '> Is Monday good?\nNo.\n> And Tuesday?\nYes.';
    expect(bodyOfIncoming({ text: between, html: null }, '-')).toBe(between);
    const below =
      'See below.\n\nOn Thu, 26 Nov 2026, The Flip Method wrote:\n> Is Monday good?\n\nNo, Tuesday.';
    expect(bodyOfIncoming({ text: below, html: null }, '-')).toBe(below);
    const alone = '> Hello Ada\n> Would you?';
    expect(bodyOfIncoming({ text: alone, html: null }, '-')).toBe(alone);
    const html = '<style>p{}</style><p>Yes &amp; gladly</p><p>Ada</p>';
    expect(bodyOfIncoming({ text: null, html }, '-')).toBe('Yes & gladly\nAda');
    expect(bodyOfIncoming({ text: ' ', html: '' }, '[none]')).toBe('[none]');
  });
});
