import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { forgetClientTries } from '../../e2e/auth/people.ts';
import { findForm, postForm } from '../../support/form-post.ts';
import { confirmationIn, linksIn, mailsTo, runMailQueue, waitForMail } from '../../support/mailbox.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import {
  anyEmail,
  completedFlip,
  connect,
  newPerson,
  type Person,
  serviceClient,
  state,
} from '../../support/stack.ts';

/** The site as it was, with a mail key that is no longer valid, and as it is with another LINK_SECRET. */
let before: SecondSite;
let after: SecondSite;
let account: Person;
const sql = connect();

beforeAll(async () => {
  before = await startSecondSite({ RESEND_API_KEY: 're_revoked' });
  after = await startSecondSite({
    LINK_SECRET: randomBytes(48).toString('base64'),
    LINK_SECRET_PREVIOUS: state.linkSecret,
  });
  account = await newPerson('rotated');
  await forgetClientTries();
});
afterEach(() => after.api.heal());
afterAll(async () => {
  await serviceClient().auth.admin.deleteUser(account.id);
  await Promise.all([before.stop(), after.stop(), sql.end()]);
});

async function signInAt({ siteUrl }: SecondSite, cookie = ''): Promise<string> {
  const form = await findForm('/auth', 'password', siteUrl);
  const { email, password } = account;
  const { status, cookies } = await postForm(form, { email, password, next: '/' }, { cookie });
  expect(status).toBe(303);
  return cookies.join('; ');
}

test('a mail that waited for a new mail key arrives once, and its link works with the new LINK_SECRET', async () => {
  const email = anyEmail('waiting');
  const password = randomUUID();
  const form = await findForm('/flip-method-auth?mode=signup', 'confirmPassword', before.siteUrl);
  const fields = { email, password, confirmPassword: password, next: '/flip-method-app' };
  const joined = await postForm(form, fields);
  expect(joined.body.includes('Account Created!')).toBe(true);
  await runMailQueue(before.siteUrl);
  const [job] = await sql`select * from public.email_jobs where recipient = ${email}`;
  expect(job).toMatchObject({ sent_at: null, dead_at: null, last_error: expect.stringContaining('401') });

  await sql`update public.email_jobs set send_after = now() where recipient = ${email}`;
  await runMailQueue(after.siteUrl);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  if (!mail) throw new Error('No mail arrived.');
  const link = confirmationIn(mail).replace(state.siteUrl, after.siteUrl);
  const page = await fetch(link, { headers: { cookie: joined.cookies.join('; ') } });
  expect(page.status).toBe(200);
  expect((await page.text()).includes('This link no longer works')).toBe(false);
});

test('an open form, a link in a mail, a session and a known browser go on with a new LINK_SECRET', async () => {
  const cookie = await signInAt(before);
  const form = await findForm('/workbook', 'email', state.siteUrl);
  const email = anyEmail('reader');
  const sent = await postForm({ ...form, siteUrl: after.siteUrl }, { email, firstName: 'Ann' });
  expect(sent.body.includes('Workbook sent!')).toBe(true);
  const links = linksIn(await waitForMail(email)).filter((link) => /unsubscribe|workbook\/open/.test(link));
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    const { status } = await fetch(link.replace(state.siteUrl, after.siteUrl), { redirect: 'manual' });
    expect([link, status]).toEqual([link, 200]);
  }

  const session = await fetch(`${after.siteUrl}/api/session`, { headers: { cookie } });
  expect(await session.json()).toMatchObject({ user: { id: account.id } });
  await signInAt(after, cookie);
  await runMailQueue(after.siteUrl);
  expect((await mailsTo(account.email)).map(({ subject }) => subject)).toEqual([]);
});

test('a token of a revoked signing key leads to signing in, and flips wait on the device', async () => {
  const cookie = await signInAt(after);
  const msg = 'invalid JWT: unrecognized JWT kid a for algorithm ES256';
  after.api.fail(/^GET \/auth\/v1\/user/, { status: 403, body: { code: 403, error_code: 'bad_jwt', msg } });
  const page = await fetch(`${after.siteUrl}/account`, { headers: { cookie }, redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([303, expect.stringContaining('/auth?next=')]);
  const flips = await fetch(`${after.siteUrl}/api/flip-sessions`, {
    method: 'POST',
    headers: { cookie, origin: after.siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: account.id, sessions: [completedFlip(randomUUID())] }),
  });
  expect(flips.status).toBe(401);
  // The way back works while the old cookie is still there.
  after.api.heal();
  await signInAt(after, cookie);
});

test('with a revoked secret key of the database forms keep what was typed, and the monitor is told', async () => {
  const revoked = await startSecondSite({ SUPABASE_SECRET_KEY: `sb_secret_${'x'.repeat(32)}` });
  onTestFinished(() => revoked.stop());
  const form = await findForm('/contact', 'message', revoked.siteUrl);
  const fields = { name: 'Ann', email: anyEmail('kept'), type: 'other', message: 'Two hours of thought.' };
  const { body } = await postForm(form, fields);
  for (const text of ['Two hours of thought.', 'role="alert"']) expect(body.includes(text), text).toBe(true);
  const health = await fetch(`${revoked.siteUrl}/api/health`);
  const refusal = { status: 'database refuses the site' };
  expect([health.status, await health.json()]).toMatchObject([503, refusal]);
  expect((await fetch(`${revoked.siteUrl}/resources`)).status).toBe(200);
});
