import { createHmac } from 'node:crypto';
import type { WebhookEvent } from 'resend';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleMessage } from '@/content/mails/samples';
import type { MailEvent } from '@/lib/data/email-jobs';

const secret = Buffer.from('a-secret-of-this-test').toString('base64');
const env = {
  RESEND_API_KEY: 're_test',
  RESEND_WEBHOOK_SECRET: `whsec_${secret}`,
  CRON_SECRET: 'the scheduler’s secret',
  CONTACT_TO: 'Owner <owner@flip.example>',
  EMAIL_FROM: 'Flip <mail@flip.example>',
  RECEIVING_DOMAIN: 'answers.example',
  SITE_URL: 'https://flip.example',
  LINK_SECRET: 'a secret of forty letters, for links only',
};
const noteMailEvent = vi.fn(async (_: { event: MailEvent; detail: string; jobId?: string }) => 'noted');
const logEvent = vi.fn();
const reportError = vi.fn();
const storeContactAnswer = vi.fn(async (_: string, __: { providerId: string }) => 'duplicate');
const storeContactMessage = vi.fn(async (_: object, __: string) => false);
const readThread = vi.fn(async (): Promise<object | null> => null);
vi.mock('@/lib/data/contact-messages', () => ({
  storeContactAnswer,
  storeContactMessage,
  readThread,
  hasWordsOfDanger: () => false,
}));
const after = vi.fn();
vi.mock('next/server', async (original) => ({ ...(await original<object>()), after }));
vi.mock('@/lib/env', () => ({ serverEnv: () => env, publicEnv: () => env }));
const noted = new Set<string>();
const claimOnce = async (_: string, key: string) => !noted.has(key) && !!noted.add(key);
const isClaimed = async (_: string, key: string) => noted.has(key);
vi.mock('@/lib/data/email-jobs', () => ({ noteMailEvent, claimOnce, isClaimed }));
vi.mock('@/lib/log/json-lines', () => ({ logEvent }));
vi.mock('@/lib/log/report-error', () => ({ reportError }));

const { POST } = await import('@/app/api/webhooks/resend/route');
const { GET } = await import('@/app/api/cron/[job]/route');
const { keepMissedAnswers } = await import('@/lib/mail/incoming');
const { liftBlock } = await import('@/lib/mail/resend');
const { replyAddress } = await import('@/lib/crypto/links');

const id = '11111111-1111-4111-8111-111111111111';
const ours = replyAddress(id, 'answers.example');
const fetched = vi.fn<typeof fetch>();
/** What the service returns for a received mail. */
const incoming = (mail: object) => fetched.mockImplementation(async () => Response.json(mail));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetched);
  readThread.mockResolvedValue(null);
  incoming({ text: 'Yes' });
});

/** @param others signatures by other secrets, as for a day after a change of it */
function send(type: string, more: object = {}, others = '', created_at?: string): Promise<Response> {
  const body = JSON.stringify({ type, created_at, data: { to: ['ann@example.com'], ...more } });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(`msg_1.${timestamp}.${body}`);
  const headers = {
    'svix-id': 'msg_1',
    'svix-timestamp': timestamp,
    'svix-signature': `${others}v1,${signature.digest('base64')}`,
  };
  return POST(new Request('https://flip.example/api/webhooks/resend', { method: 'POST', body, headers }));
}

const meant = {
  'email.delivered': 'delivered',
  'email.delivery_delayed': 'delayed',
  'email.bounced': 'bounced',
  'email.complained': 'complained',
  'email.failed': 'failed',
  'email.suppressed': 'suppressed',
} satisfies Partial<Record<WebhookEvent, MailEvent>>;
const ignored = ['email.sent', 'email.scheduled', 'email.opened', 'email.clicked', 'email.received'] as const;
const elsewhere = ['contact', 'domain', 'suppression', 'topic', 'inbox'] as const;
type Decided = keyof typeof meant | (typeof ignored)[number] | `${(typeof elsewhere)[number]}.${string}`;
/** An event that a new version of the client library adds does not compile without a decision. */
const undecided: Record<Exclude<WebhookEvent, Decided>, never> = {};
const none = [...ignored, ...elsewhere.map((each) => `${each}.created`), 'inbox.thread.labels.updated'];
const events = [...Object.entries(meant), ...none.map((type) => [type, null] as const)];
it.each(events)('the event %s means %s', async (type, meaning) => {
  expect(undecided).toEqual({});
  expect((await send(type)).status).toBe(200);
  expect(noteMailEvent.mock.calls.map(([report]) => report.event)).toEqual(meaning ? [meaning] : []);
  expect(logEvent).not.toHaveBeenCalled();
});

it.each([
  ['Transient', 'Connection timed out', 'returned', 1],
  ['Permanent', '550-5.7.26 Unauthenticated email, due to the domain’s DMARC policy', 'returned', 1],
  ['Permanent', '554 5.7.1 Recipient address rejected: blocked using zen.spamhaus.org', 'returned', 1],
  ['Permanent', '554 5.3.4 message exceeds the maximum', 'returned', 1],
  ['Permanent', '550 5.7.1 Rejected by policy: unknown user', 'bounced', 0],
])('a bounce that is %s, “%s”, means %s', async (type, said, event, lifted) => {
  await send('email.bounced', { bounce: { type, diagnosticCode: [said] } });
  const report = { event, detail: `It came back. ${said}`, addresses: ['ann@example.com'] };
  expect(noteMailEvent.mock.calls[0]?.[0]).toMatchObject({ ...report, owner: 'owner@flip.example' });
  expect(after).toHaveBeenCalledTimes(lifted);
});

it('a delay that is reported hours later says nothing any more, other events do', async () => {
  await send('email.delivery_delayed', {}, '', new Date().toISOString());
  const late = new Date(Date.now() - 7_200_000).toISOString();
  for (const type of ['email.delivery_delayed', 'email.complained']) await send(type, {}, '', late);
  expect(noteMailEvent.mock.calls.map(([report]) => report.event)).toEqual(['delayed', 'complained']);
});

it('a complaint about a mail of another site in the same account of the service silences nobody here', async () => {
  const job = { tags: { job: id } };
  for (const [from, more, times] of [
    ['Shop <hello@shop.example>', {}, 0],
    ['Shop <hello@shop.example>', job, 1],
    ['Flip <Mail@FLIP.example>', {}, 1],
    [undefined, {}, 1],
    // Taken out of the spam folder.
    [undefined, { complaint: { type: 'not-spam' } }, 0],
    [undefined, { complaint: { type: 'abuse' } }, 1],
  ] as const) {
    await send('email.complained', { from, ...more });
    expect(noteMailEvent, from).toHaveBeenCalledTimes(times);
    noteMailEvent.mockClear();
  }
});

it('the mail is found by its tag, in both forms', async () => {
  const detail = 'The mail service accepted it, and then could not send it: reached_daily_quota';
  for (const tags of [{ job: id }, [{ name: 'job', value: id }]]) {
    await send('email.failed', { tags, failed: { reason: 'reached_daily_quota' } });
    expect(noteMailEvent).toHaveBeenLastCalledWith(expect.objectContaining({ jobId: id, detail }));
  }
});

it.each([
  [{ bounce: null, tags: null, failed: null }],
  [{ bounce: { type: null, message: 5 }, tags: { job: 7 } }],
  [{ bounce: { type: 'permanent' }, tags: 'job' }],
  [{ bounce: 'gone', to: 'ann@example.com' }],
  [{ to: null }],
  [{ bounce: { type: 'Permanent', message: 'No\0 such\ud83d' } }, 'It came back. No such\ufffd'],
])('an event counts, whatever form its parts have: %j', async (parts, detail = 'It came back.') => {
  await send('email.bounced', parts);
  expect(noteMailEvent.mock.calls[0]?.[0]).toMatchObject({ event: 'bounced', detail });
});

it.each([
  [{ text: null, html: '<p>Yes', headers: null, attachments: null }, 'Yes'],
  [{ text: 'Please use a mail client that shows HTML.', html: '<p>Yes', headers: { A: ['a'] } }, 'Yes'],
  [{ text: '\u200b\u00a0', html: '<p>Yes' }, 'Yes'],
  [{ text: 'A: \u001b$B;`$K$?$$\u001b(B.' }, 'A: 死にたい.'],
  [{ html: '<p>I donâ€™t want to live</p>\nViel Spaß…' }, 'I don’t want to live\nViel Spaß…'],
  [{ text: 'Yes', html: '<p>No', attachments: [{ filename: null }] }, 'Yes'],
  [{ text: 'Ye\0s \ud83d', attachments: [{ filename: `${'x'.repeat(199)}😀` }] }, 'Yes \ufffd'],
])('an answer is kept, whatever the service leaves out: %j', async (parts, words) => {
  incoming({ from: 'ann@example.com', subject: null, ...parts });
  const event = { email_id: 'm1', to: [`Flip <${ours}>`], received_for: null };
  expect((await send('email.received', event)).status).toBe(200);
  expect(storeContactAnswer.mock.calls[0]?.slice(0, 2)).toMatchObject([id, { kind: 'answer', body: words }]);
  // Halves of characters and NUL would be refused by the database, for ever.
  expect(JSON.stringify(storeContactAnswer.mock.calls)).not.toMatch(/\\u(?:0000|d83d)/);
  // Pictures among the words would be longer than what is read.
  expect(String(fetched.mock.calls[0]?.[0])).toContain('html_format=cid');
});

it('what a person wrote into the subject, or into the quotation of our mail, is kept', async () => {
  const reply = { kind: 'reply', body: 'Would you like to come on Monday?' };
  const talk = { type: 'general', subject: 'A talk', contact_replies: [reply] };
  readThread.mockResolvedValue({ ...sampleMessage, ...talk });
  const head =
    'Yes.\n\nFrom: Flip <mail@flip.example>\nSent: Monday\nTo: Ada\n\nThe Flip Method\nAn answer to your message\n\n';
  const quoted = `${head}${reply.body}`;
  for (const [subject, text, body] of [
    ['I cannot go on', '', 'I cannot go on\n\n[A mail without text]'],
    ['Re: A talk', quoted, 'Yes.'],
    ['Re: A talk', `${quoted}\n\nNo.`, 'Yes.\n\nNo.'],
    ['Re: A talk', `${head}No.\n\n${reply.body}`, `${head}No.\n\n${reply.body}`],
  ]) {
    incoming({ subject, text });
    await send('email.received', { email_id: 'm1', to: [ours] });
    expect(storeContactAnswer.mock.lastCall?.[1]).toMatchObject({ body });
  }
});

it('an answer to a message that was deleted is a new message, and nothing of a machine is', async () => {
  const mail = { from: '"Ada, L." <Ada@Example.org>', subject: 'Re:\r\nA talk', text: 'x'.repeat(5_001) };
  incoming(mail);
  storeContactAnswer.mockResolvedValue('gone');
  for (const _ of ['once', 'reported again'])
    expect((await send('email.received', { email_id: 'deleted', to: [ours] })).status).toBe(200);
  const message = { name: 'Ada, L.', email: 'ada@example.org', type: 'general', subject: 'Re: A talk' };
  expect(storeContactMessage.mock.calls).toEqual([
    [{ ...message, message: 'x'.repeat(5_000) }, 'owner@flip.example'],
    [{ ...message, message: 'x' }, 'owner@flip.example'],
  ]);
  incoming({ ...mail, subject: 'Automatic reply: A talk' });
  await send('email.received', { email_id: 'm2', to: [ours] });
  expect(storeContactMessage).toHaveBeenCalledTimes(2);
  storeContactAnswer.mockResolvedValue('duplicate');
});

it.each(['to', 'cc', 'bcc', 'received_for'])('an answer is kept if our address is in “%s”', async (name) => {
  await send('email.received', { email_id: 'm1', to: ['x@answers.example'], [name]: [ours] });
  expect(storeContactAnswer).toHaveBeenCalledOnce();
});

it('an answer to an address of a retired secret is kept from the person to whom we wrote, and dropped from others', async () => {
  const [retired, thread] = [env.LINK_SECRET, { id, email: 'ada@example.org', contact_replies: [] }];
  env.LINK_SECRET = 'the next secret of forty letters, for links';
  for (const [from, known, times] of [
    ['Ada <Ada@Example.org>', thread, 1],
    ['bo@example.org', thread, 0],
    ['ada@example.org', null, 0],
  ] as const) {
    incoming({ from, text: 'Yes' });
    readThread.mockResolvedValue(known);
    expect((await send('email.received', { email_id: 'm1', to: [ours] })).status).toBe(200);
    expect(storeContactAnswer, from).toHaveBeenCalledTimes(times);
    storeContactAnswer.mockClear();
  }
  env.LINK_SECRET = retired;
});

it('answers that the webhook did not bring are fetched once an hour, each once, and again after a failure', async () => {
  const now = Date.UTC(2026, 10, 27, 12);
  // Hours ago, newest first; one a page.
  const listed = Object.entries({ new: 0.5, 'of-others': 40, missed: 41, brought: 50, old: 200, older: 201 });
  fetched.mockImplementation(async (url) => {
    const { pathname, searchParams } = new URL(String(url));
    if (pathname !== '/emails/receiving') return Response.json({ text: 'Yes' });
    const page = listed.findIndex(([name]) => name === searchParams.get('after')) + 1;
    const [name, hours = 0] = listed[page] ?? [];
    const created_at = new Date(now - hours * 3_600_000).toISOString().replace('T', ' ');
    const to = name === 'of-others' ? ['x@answers.example'] : [ours];
    return Response.json({ object: 'list', has_more: true, data: [{ id: name, to, created_at }] });
  });
  const keptIds = () => storeContactAnswer.mock.calls.map(([, answer]) => answer.providerId);
  await send('email.received', { email_id: 'brought', to: [ours] });
  storeContactAnswer.mockClear();
  storeContactAnswer.mockRejectedValueOnce(new Error('no database'));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect(await keepMissedAnswers(now)).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
  await keepMissedAnswers(now);
  expect(keptIds()).toEqual(['missed']);
  for (let hour = 0; hour < 2; hour += 1) {
    noted.delete('hourly');
    await keepMissedAnswers(now);
  }
  expect(keptIds()).toEqual(['missed', 'missed']);
});

it('an event that nobody knows is logged once, and one that the old and the new secret have signed is taken', async () => {
  for (let times = 0; times < 3; times++) expect((await send('email.teleported')).status).toBe(200);
  expect(logEvent).toHaveBeenCalledOnce();
  expect(noteMailEvent).not.toHaveBeenCalled();
  expect((await send('email.bounced', {}, `v1,${btoa('by the new secret')} `)).status).toBe(200);
});

it('a wrong signature, and a scheduler with an old secret, are in the log, once a minute', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 3) });
  const post = (headers: Record<string, string>) =>
    POST(new Request('https://flip.example/api/webhooks/resend', { method: 'POST', body: '{}', headers }));
  const schedule = (authorization: string) =>
    GET(new Request('https://flip.example', { headers: { authorization } }), {
      params: Promise.resolve({ job: 'mail' }),
    });
  for (let time = 0; time < 3; time += 1)
    expect((await post({ 'svix-signature': 'v1,old' })).status).toBe(401);
  for (const secret of ['Bearer old', 'Bearer older']) expect((await schedule(secret)).status).toBe(401);
  expect(logEvent.mock.calls).toEqual([
    ['warn', 'mail-event-refused', { signature: 'wrong or too old' }],
    ['warn', 'scheduler-refused', { secret: 'wrong' }],
  ]);
});

it('the owner learns by the error webhook that mails to them are refused', async () => {
  noteMailEvent.mockResolvedValueOnce('owner-refused');
  await send('email.complained', { to: ['owner@flip.example'] });
  expect(reportError).toHaveBeenCalledOnce();
});

const refusal = (statusCode: number) =>
  Response.json({ statusCode, name: 'x', message: 'y' }, { status: statusCode });
it.each([
  ['yes', async () => Response.json({ deleted: true }), true],
  ['that it does not block it', async () => refusal(404), true],
  ['that the key may not', async () => refusal(403), false],
  ['nothing', () => Promise.reject(new TypeError('fetch failed')), false],
] as const)('asked to take an address again, the service answers %s', async (_, answer, isLifted) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  fetched.mockImplementation(answer);
  expect(await liftBlock('ann@example.com')).toBe(isLifted);
  expect(String(fetched.mock.calls[0]?.[0])).toContain('/suppressions/ann');
  expect(logged).toHaveBeenCalledTimes(isLifted ? 0 : 1);
});
