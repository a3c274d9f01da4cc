import { randomUUID } from 'node:crypto';
import { load } from 'cheerio';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { recoveryScreen } from '@/content/auth/auth';
import { limitWords } from '@/content/refusals';
import { findForm, postForm } from '@/tests/support/form-post';
import { linksIn, mailsTo, waitForMail } from '@/tests/support/mailbox';
import { rateLimitKey } from '@/tests/support/signatures';
import { connect, newPerson, serviceClient, state } from '@/tests/support/stack';
import { one } from '../database';

/** The forms that mail an address whose owner may not have asked for it. */
const signUp = { fullName: 'Ann', password: 'correct horse battery' };
const forms = {
  workbook: [await findForm('/workbook', 'firstName'), { firstName: 'Ann' }],
  newsletter: [await findForm('/newsletter', 'email'), {}],
  'sign-up': [await findForm('/auth?tab=signup', 'fullName'), signUp],
  'new link': [await findForm('/auth/confirm?type=email', 'email'), { type: 'email' }],
  recovery: [await findForm('/auth/forgotten-password', 'email'), { type: 'recovery' }],
} as const;
type Form = keyof typeof forms;
const kinds = Object.keys(forms) as Form[];

const sql = connect();
// All tests are one client.
const forget = () => sql`delete from public.rate_limits where bucket !~ '^unasked'`;
beforeEach(forget);
afterAll(async () => {
  await forget();
  await sql.end();
});

/** @returns whether the form was taken, in the visitor's words */
async function send(kind: Form, email: string): Promise<'taken' | 'enough mail' | 'too many'> {
  const [form, fields] = forms[kind];
  const { body } = await postForm(form, { ...fields, email });
  const $ = load(body);
  $('[hidden], script').remove();
  // On a busy machine the stack may not answer in time: nothing was decided.
  if (/Something went wrong|An unexpected error occurred/.test($('main').text())) return send(kind, email);
  if (!body.includes(limitWords.title)) return 'taken';
  return body.includes('only a few times a day') ? 'enough mail' : 'too many';
}

async function expectTaken(asked: readonly Form[], email: string) {
  for (const kind of asked) expect(await send(kind, email), kind).toBe('taken');
}

const anHourLater = () => sql`delete from public.rate_limits where bucket <> 'unasked-mail:86400'`;

it('an address gets three mails an hour and five a day, over all forms, and "stop" brings no new allowance', async () => {
  const email = `flooded-${randomUUID()}@example.com`;
  await expectTaken(['workbook', 'newsletter', 'sign-up'], email);
  const stop = linksIn(await waitForMail(email, /./)).find((link) => link.includes('/unsubscribe?t='));
  const token = new URL(stop ?? '').searchParams.get('t');
  const expectEnough = async () => {
    const answers = await Promise.all(kinds.map((kind) => send(kind, email)));
    expect(new Set(answers)).toEqual(new Set(['enough mail']));
  };
  await expectEnough();
  expect(await send('workbook', `  ${email.toUpperCase()} `)).toBe('enough mail');
  await anHourLater();
  await expectTaken(['new link', 'recovery'], email);
  for (const change of ['never', 'allow', 'stop']) {
    const body = new URLSearchParams({ change });
    await fetch(`${state.siteUrl}/api/subscription?t=${token}`, { method: 'POST', body, redirect: 'manual' });
  }
  await anHourLater();
  await expectEnough();
  expect((await mailsTo(email)).length).toBeLessThanOrEqual(5);
});

it('sign-ups leave a third of the account mails to recovery, and the owner learns of the half', async () => {
  const counted = (count: number) => sql`insert into public.rate_limits values
      ('sign-ups:everybody', ${rateLimitKey('everybody')}, ${count}, now() + interval '1 hour', 200)
    on conflict (bucket, key) do update set attempts = excluded.attempts`;
  const owner = await newPerson('recovering');
  const isNear = () =>
    one(sql`select attempts * 2 > max_attempts from public.rate_limits where bucket = 'sign-ups:everybody'`);
  await counted(99);
  for (const [kind, expected] of [
    ['sign-up', false],
    ['new link', true],
  ] as const) {
    await expectTaken([kind], `half-${randomUUID()}@example.com`);
    expect(await isNear()).toBe(expected);
  }
  await sql`delete from public.owner_incidents where kind = 'limit-near'`;
  expect(await sql`select kind from public.watch_site(false)`).toContainEqual({ kind: 'limit-near' });
  await counted(200);
  for (const kind of ['sign-up', 'new link'] as const)
    expect(await send(kind, `spent-${randomUUID()}@example.com`)).toBe('too many');
  const { body } = await postForm(forms.recovery[0], { type: 'recovery', email: owner.email });
  expect(body).toContain(recoveryScreen.asked.title);
  await waitForMail(owner.email, /password/i);
  await sql`delete from public.owner_incidents where kind = 'limit-near'`;
  await serviceClient().auth.admin.deleteUser(owner.id);
});
