import { expect, it } from 'vitest';
import { sampleMessage } from '@/content/mails/samples';
import { bodyOfIncoming, type IncomingMail, kindOfIncoming, ownSubject } from '@/lib/domain/admin/inbox';
import { textOfHtml } from '@/lib/mail/incoming';
import { replyMail } from '@/lib/mail/owner-mails';
import { renderMail } from '@/lib/mail/render-mail';

const mail = (more: Partial<IncomingMail> = {}): IncomingMail => ({
  ...{ from: 'Ada <ada@example.org>', subject: 'Re: A talk', headers: {}, text: 'Yes' },
  ...more,
});
const own = 'hello@flip.example';
const report = (type: string, subject = 'A report') => ({
  ...{ subject, headers: { 'content-type': `multipart/report; report-type="${type}"; boundary=x` } },
});
const exchange = 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@x.example>';
const written = 'Yes, gladly.';
const [quote, end] = ['<blockquote>', '</blockquote>'];

it.each<[string, Partial<IncomingMail>, string]>([
  ['a person', {}, 'answer'],
  ['a person, through a program that says so', { headers: { 'auto-submitted': 'no' } }, 'answer'],
  ['a person behind Exchange', { headers: { 'x-auto-response-suppress': 'DR, OOF, AutoReply' } }, 'answer'],
  ['a person behind a list', { headers: { precedence: 'bulk', 'list-id': '<a.example>' } }, 'answer'],
  ['Gmail, on holiday', { headers: { 'auto-submitted': 'auto-replied' } }, 'auto'],
  ['a program that says it in the subject only', { subject: 'Automatic reply: Re: A talk' }, 'auto'],
  ['a German office', { subject: 'Abwesenheitsnotiz: Re: A talk' }, 'auto'],
  ['a list', { headers: { precedence: 'bulk' } }, 'auto'],
  ['a machine without a return path', { headers: { 'return-path': '<>' } }, 'auto'],
  ['the site itself', { from: `The Flip Method <${own}>` }, 'auto'],
  ['a mail server', { from: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.example>' }, 'bounce'],
  ['a report', report('delivery-status'), 'bounce'],
  ['Gmail’s report', { headers: { 'x-failed-recipients': 'ada@example.org' } }, 'bounce'],
  ['Exchange', { from: exchange }, 'bounce'],
  ['Exchange, which is still trying', { from: exchange, subject: 'Delivery delayed:A talk' }, 'auto'],
  ['Postfix, which is still trying', report('delivery-status', 'Delayed Mail (still being retried)'), 'auto'],
  ['Sendmail', report('delivery-status', 'Warning: could not send message for past 4 hours'), 'auto'],
  [
    'a German Exchange, which is still trying',
    report('delivery-status', 'Verzögerte Zustellung: Re'),
    'auto',
  ],
  ['a server that has passed it on', report('delivery-status', 'Relayed: A talk'), 'auto'],
  ['a receipt', report('disposition-notification'), 'auto'],
  ['a program of its own', { headers: { 'x-auto-reply': 'yes' } }, 'auto'],
  ['a Japanese office', { subject: '自動返信: A talk' }, 'auto'],
  ['a Finnish office', { subject: 'Automaattinen vastaus: A talk' }, 'auto'],
  ['a person, remarked', { headers: { 'auto-submitted': 'no; by hand', 'x-autoreply': 'no' } }, 'answer'],
  ['an office that says it with another header', { headers: { preference: 'auto_reply' } }, 'auto'],
  ['a mailbox with a rule', { headers: { 'x-vacation': 'yes' } }, 'auto'],
  ['a French office on a Mac', { subject: 'Re\u0301ponse\u00a0automatique\u200e: Un' }, 'auto'],
  ['a person who feels nothing', { subject: 'Absence of feeling' }, 'answer'],
  ['a person, with a remark', { headers: { 'auto-submitted': '(typed) no' } }, 'answer'],
  ['a report of RFC 2231', { headers: { 'content-type': "a; report-type*=x''delivery-status" } }, 'bounce'],
  ['a mail server without an address', { from: 'MAILER-DAEMON' }, 'bounce'],
  ['a person whose address only contains the site’s', { from: `${own} <ot${own}.example>` }, 'answer'],
])('a mail that came back from %s', (_, more, kind) => expect(kindOfIncoming(mail(more), own)).toBe(kind));

it.each([
  ['Gmail', `\n\nOn Thu, 26 Nov 2026 at 10:00, The Flip Method <${own}> wrote:\n> Hello Ada`],
  ['Apple Mail, in German', '\n\nAm 26.11.2026 um 10:00 schrieb The Flip Method:\n\n> Hello Ada'],
  ['Outlook', '\r\n________________________________\r\nFrom: The Flip Method\r\nSent: Thursday'],
  ['an old program', '\n\n-----Original Message-----\nFrom: The Flip Method'],
  ['one that only quotes', '\n\n> Hello Ada\n> Would you?'],
  ['Gmail, in two lines', `\n\nOn Thu, Nov 26, 2026 at 10 AM The Flip Method <\n${own}> wrote:\n\n> Hello`],
  ['Gmail, in Swedish', `\n\nDen tors 26 nov. 2026 kl 10:00 skrev The Flip Method\n<${own}>:\n\n> Hello Ada`],
  ['Gmail, in Japanese', `\n\n2026年11月26日(木) 10:00 The Flip Method <${own}>:\n\n> Hello Ada`],
  ['Gmail, in Chinese', `\n\nThe Flip Method <${own}> 于2026年11月26日周四写道：\n\n> Hello Ada`],
  ['Yahoo', `\n\n On Thursday, November 26, 2026, 10:00 AM, The Flip Method <${own}> wrote:\n \n  Hello Ada`],
  ['Outlook without a rule', `\nVon: Flip <${own}>\nGesendet: Do\nAn: Ada\nBetreff: A talk\n\nHello Ada`],
])('a mail that came back keeps what was written, without the quotation of %s', (_, quotation) =>
  expect(bodyOfIncoming({ text: written + quotation }, '-')).toBe(written),
);

it('a mail that came back loses no words: answers between quoted lines, a quotation alone, a mail of HTML only, or none', () => {
  for (const text of [
    '> Is Monday good?\nNo.\n> And Tuesday?\nYes.',
    'See below.\n\nOn Thu, 26 Nov 2026, The Flip Method wrote:\n> Is Monday good?\n\nNo, Tuesday.',
    '> Hello Ada\n> Would you?',
    `See my answers below in red.\n\nFrom: The Flip Method <${own}>\nSent: Thursday\nTo: Ada\n\nMonday? No.`,
    `Before.\n${'_'.repeat(30)}\nAfter.`,
    'On Monday my doctor wrote:\n\nNothing is wrong.',
    'Name: Ada\nPhone: 0123 456\nEmail: ada@example.org\nYes, at 10:30:\ngladly.',
  ])
    expect(bodyOfIncoming({ text }, '-')).toBe(text);
  for (const text of [' ', '\u200b', '\u2060\n\u00ad'])
    expect(bodyOfIncoming({ text }, '[none]')).toBe('[none]');
});

const reply =
  'Thank you for writing, and for asking so kindly.\n\nWould Monday at ten o’clock be possible for you?\n\nOr is it too early?';
const ours = renderMail(replyMail({ ...sampleMessage, type: 'general' }, reply), 'https://flip.example');
const sent = [ours.text, textOfHtml(ours.html)];
const marked = ours.text.replace(/^/gm, '> ');
const outlook = `\n${'_'.repeat(32)}\nFrom: Flip <${own}>\nSent: Thursday\nTo: Ada\nSubject: A talk\n\n`;
const gmail = `\n\nOn Thu, 26 Nov 2026 at 10:00, The Flip Method <${own}> wrote:\n\n`;

it.each([
  ['Outlook', outlook + sent[1], written],
  ['Yahoo', gmail + sent[0], written],
  [
    'Outlook, with addresses of links',
    outlook + ours.text.replace('999', '999<tel:999>').replace(/\S+@\S+/, '$&<mailto:$&>'),
    written,
  ],
  [
    'Gmail, which breaks lines',
    gmail + ours.text.replace(/(.{40}\S*) /g, '$1\n').replace(/^/gm, '> '),
    written,
  ],
  ['a program without a line above', `\n\n${marked}`, written],
  ['Zoho', `\n\n---- On Thu, 26 Nov 2026 10:00:00 +0100 Flip <${own}> wrote ---\n\n${sent[1]}`, written],
  ['one with a remark below', `${gmail}${marked}\n\nAnd Bo?`, `${written}\n\nAnd Bo?`],
  ['Yahoo, with a word of ours below', `${gmail}${ours.text}\n\nCall`, `${written}\n\nCall`],
  ['Outlook, answered above all of it', `${outlook}No: I cannot.\n\n${sent[1]}`, null],
  ['Outlook, answered in it', outlook + sent[1]?.replace('early?', 'early?\n\nNo.'), null],
  ['Yahoo, answered in it', gmail + ours.text.replace('for you?', 'for you?\n\nI cannot go on.'), null],
  ['Gmail, of another', '\n\nFrom: Bo <b@x.example>\nDate: May\nTo: Ada\n\nHelp me.', null],
  ['a letter', '\nFrom: Dr Smith\nDate: 1 May\nTo: Ada <a@x.example>\n\nAll is well.\n\nIs it?', null],
  ['a list of what is feared', '\n> the heart\n> the head', null],
])('only our own words are left out of an answer: %s', (_, quotation, body) =>
  expect(bodyOfIncoming({ text: written + quotation }, '-', { names: ['The Flip Method', own], sent })).toBe(
    body ?? (written + quotation).trim(),
  ),
);

it.each([
  ['Re: A talk', ''],
  ['AW: WG: [EXTERNAL] Re[2]: a  Talk', ''],
  ['回复：A talk', ''],
  ['', ''],
  ['I cannot go on', 'I cannot go on'],
  ['Re: A talk, and I cannot go on', 'Re: A talk, and I cannot go on'],
  ['Help', 'Help'],
])('the subject of an answer is kept when it says more than ours: %s', (subject, kept) =>
  expect(ownSubject(subject, 'Re: A talk')).toBe(kept),
);

it.each([
  ['style sheets and entities', '<style>p{}</style><p>Yes &amp; gladly</p><p>Ada</p>', 'Yes & gladly\nAda'],
  ['spaces', '<div>At&nbsp;&nbsp;ten\n  <b>or</b>\t<i>later</i>?</div>', 'At ten or later?'],
  ['line breaks, and Gmail’s empty line', '<div>Hello<br>Ada</div><div><br></div>Bye', 'Hello\nAda\n\nBye'],
  ['signs in an attribute', '<p title="a > b <br>">1 &lt; 2 <!-- <p>no</p> --> &gt; 0</p>', '1 < 2 > 0'],
  ['what was broken', '<p>One<p>Two</div><b>three<i>four</b>five</i><script>no', 'One\nTwothreefourfive'],
  ['a table, a picture', '<tr><td>A<td>B</tr><table><tr><td>A<td>B<tr><td><img alt="☺">', 'A B\nA B\n☺'],
  ['lines', 'A<pre>x\n  y</pre>', 'A\nx\ny'],
  ['quotations', `No.${quote}1?${quote}<p>A</p><p>2?</p>${end}${end}Yes.`, 'No.\n> 1?\n> > A\n> > 2?\nYes.'],
  ['an address without escapes', '<p>Ann <Ann@example.org></p>Yes', 'Ann <ann@example.org>\nYes'],
  ['links', '<a href=https://x.org/a>A</a>, <a href="http://x.org/">x.org</a>', 'A <https://x.org/a>, x.org'],
  ['a head among the words', '<p>Yes, <head>gladly.</p>', 'Yes, gladly.'],
  ['elements of XHTML that end at once', '<head/><title/><style /><p>Yes<br/>Ada</p>', 'Yes\nAda'],
  ['Outlook’s conditions', '<!--[if mso]><p>no</p><![endif]-->A<![if !mso]>, and<![endif]> B', 'A, and B'],
  ['depth', `${'<div>'.repeat(100_000)}deep`, 'deep'],
  ['deep quotations', `${'<blockquote>'.repeat(50_000)}a<br>b`, `${'> '.repeat(10)}a\n${'> '.repeat(10)}b`],
])('a mail that came back reads HTML as text: %s', (_, html, text) => expect(textOfHtml(html)).toBe(text));

it.each([
  '<br><div class="gmail_quote"><div>On Thu, 26 Nov 2026, The Flip Method &lt;<a href="#">a@b.example</a>&gt; wrote:<br></div><blockquote>Hello<br>Ada</blockquote></div>',
  '<hr><div id="divRplyFwdMsg"><b>From:</b> The Flip Method<br></div><div>Hello</div>',
])('the quotation of Gmail and of Outlook is taken off an answer in HTML: %.30s', (quotation) => {
  const text = textOfHtml(`<div dir="ltr">${written}</div>${quotation}`);
  expect(bodyOfIncoming({ text }, '-')).toBe(written);
});
