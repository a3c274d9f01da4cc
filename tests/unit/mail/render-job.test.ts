import { expect, it, vi } from 'vitest';
import { sampleMessage } from '@/content/mails/samples';

const env = {
  SITE_URL: 'https://flip.example',
  CONTACT_TO: 'Owner <owner@flip.example>',
  LINK_SECRET: 'a-secret-of-this-test-that-is-long-enough',
};
vi.mock('@/lib/env', () => ({ serverEnv: () => env, publicEnv: () => env }));

const { renderJob, sealFacts } = await import('@/lib/mail/render-job');

const id = '11111111-1111-4111-8111-111111111111';
const link = { tokenHash: 'hash', code: '1234567890', next: '/flip-method-app', signature: 'sig' };
const message = { ...sampleMessage, id, subject: null };
const issue = { subject: 'One thing', preheader: '', body: 'Words' };
/** Facts of each kind, as they come out of the queue. */
const facts: Record<string, Record<string, unknown>> = {
  'sign-up': sealFacts(link),
  recovery: sealFacts(link),
  'account-exists': sealFacts({}),
  'new-email': sealFacts({ url: '/auth/confirm?token_hash=x', from: 'old@example.org' }),
  'new-email-notice': sealFacts({ email: 'new@example.org' }),
  security: { change: 'role-granted' },
  invitation: { invitation: id, role: 'inbox' },
  workbook: { request: id, submission: id, first_name: 'Ann' },
  'course-3': { request: id, first_name: 'Ann' },
  'newsletter-confirm': { source: 'form', submission: id },
  newsletter: { ...issue, subscriber: id, issue: id, tag: 'one-thing-12345' },
  contact: message,
  reply: { ...message, reply: 'Yes' },
  alert: { kind: 'mail-late', failed: 0, late_seconds: 1_200 },
  test: { sample: 'workbook' },
};
const render = (kind: string, changed: Record<string, unknown> = {}) =>
  renderJob({ kind, recipient: 'Ann@example.com', facts: { ...facts[kind], ...changed } }, 'UTC');

it.each(Object.keys(facts))('%s has a subject, both bodies, and the same bytes each time', (kind) => {
  const mail = render(kind);
  expect(mail.subject).not.toBe('');
  expect(mail.html).toContain('https://flip.example');
  expect(mail.text).not.toMatch(/undefined|\[object/);
  expect(render(kind)).toEqual(mail);
  if (kind === 'alert') expect(mail.text).toContain('https://flip.example/admin');
});

it('a mail tags every link of a letter to the site, at its foot too, but not the one that ends it', () => {
  const { html, text } = render('newsletter');
  const links = [...html.matchAll(/href="(https:\/\/flip\.example[^"]*)"/g)].map(([, href = '']) => href);
  const untagged = links.filter((href) => !href.includes('utm_campaign=one-thing-12345'));
  expect(links.length).toBeGreaterThan(3);
  expect(untagged).toEqual([expect.stringContaining('/unsubscribe')]);
  expect(text).toContain('utm_campaign=one-thing-12345#red-flags');
  expect(render('course-3').html).not.toContain('utm_campaign');
});

it('a mail opens no account from the queue: links and codes are sealed, under the present secret or the previous one', () => {
  const queued = sealFacts(link);
  expect(JSON.stringify(queued)).not.toMatch(/hash|1234567890|sig/);
  const secret = env.LINK_SECRET;
  const text = render('recovery', queued).text;
  expect(text).toContain('1234567890');
  Object.assign(env, { LINK_SECRET: 'the next secret, also long enough', LINK_SECRET_PREVIOUS: secret });
  expect(render('recovery', queued).text).toContain('token_hash=hash');
  Object.assign(env, { LINK_SECRET_PREVIOUS: undefined });
  expect(() => render('recovery', queued)).toThrow();
  Object.assign(env, { LINK_SECRET: secret });
  expect(() => render('recovery', { sealed: `${queued.sealed.slice(0, -2)}AA` })).toThrow();
  expect(() => renderJob({ kind: 'recovery', recipient: 'ann@example.com', facts: link }, 'UTC')).toThrow();
});

it('a mail says "never write to me again" exactly where its recipient has confirmed nothing', () => {
  const kinds = Object.keys(facts).filter((kind) => render(kind).text.includes('Never write to me again'));
  expect(kinds).toEqual(['sign-up', 'recovery', 'new-email', 'invitation', 'workbook', 'newsletter-confirm']);
  expect(render('sign-up').text).not.toContain('ann@example.com');
});

it('a mail shows the picture of an issue, also in a test, which says what it is and can end all mail', () => {
  const picture = { id, alt: 'A lamp', width: 600, height: 400 };
  expect(render('newsletter', { picture }).html).toContain(`/api/newsletter-picture/${id}`);
  const job = { kind: 'test', recipient: 'ann@example.com', facts: { ...issue, picture } };
  const { html, text, subject } = renderJob(job, 'UTC');
  expect(html).toContain(`/api/newsletter-picture/${id}`);
  expect(subject).toBe('[Test] One thing');
  expect(text).toContain('This is a test of the newsletter');
  expect(text).not.toContain('you subscribed');
  expect(text).toContain('Never write to me again');
});

it('a mail ends by one click at one address where it is one of several', () => {
  for (const kind of ['workbook', 'course-3', 'newsletter-confirm', 'newsletter']) {
    const { headers, text } = render(kind);
    expect(headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<https:\/\/flip\.example\/api\/subscription\?t=[\w.-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(text).toContain('https://flip.example/unsubscribe?t=');
  }
  expect(render('recovery').headers).not.toHaveProperty('List-Unsubscribe');
});

it('a mail is marked as sent by a machine, unless a person wrote it, which is answered to the other person', () => {
  const marks = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  for (const kind of Object.keys(facts).filter((each) => each !== 'reply'))
    expect(render(kind).headers, kind).toMatchObject(marks);
  for (const name of Object.keys(marks)) expect(render('reply').headers).not.toHaveProperty(name);
  const answered = ['contact', 'reply'].map((kind) => render(kind).replyTo);
  expect(answered).toEqual(['ada@example.org', 'owner@flip.example']);
  expect(render('reply').text).not.toContain('999');
});

it('a mail tells the owner when a message came in the owner’s time, and is refused without its facts, or for an unknown kind', () => {
  const job = { kind: 'contact', recipient: 'owner@example.com', facts: message };
  expect(renderJob(job, 'UTC').text).toContain('21 Nov 2026, 14:05 UTC');
  expect(renderJob(job, 'America/New_York').text).toContain('21 Nov 2026, 09:05 GMT-5');
  for (const kind of ['sign-up', 'toString'])
    expect(() => renderJob({ ...job, kind, facts: {} }, 'UTC')).toThrow();
});

const confirm = '/auth/confirm?token_hash=hash&type=email&next=%2Fflip-method-app&s=sig';
it.each([
  ['greets no sentence that a stranger typed', 'workbook', { first_name: 'Win at x.example' }, 'Hello,'],
  ['carries the link of an account mail', 'sign-up', {}, confirm],
  ['leads the owner to a message in the inbox', 'contact', {}, `/admin/inbox?state=all&message=${id}`],
  ['gives the lines on emergencies to a reader', 'reply', { type: 'book' }, '999'],
])('a mail %s', (_, kind, changed, words) => expect(render(kind, changed).text).toContain(words));
