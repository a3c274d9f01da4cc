import { Resend } from 'resend';
import { expect, test } from 'vitest';
import { mailsTo } from '../../support/mailbox.ts';
import { anyEmail, state } from '../../support/stack.ts';

const resend = new Resend(state.resendKey, { baseUrl: state.mailboxUrl });
const from = 'The Flip Method <hello@flipmethod.example>';

test('a mail is stored with its headers and reply address', async () => {
  const to = anyEmail();
  const sent = await resend.emails.send({
    from,
    to,
    subject: 'Your workbook',
    html: '<p>Hello</p>',
    text: 'Hello',
    replyTo: 'reply@example.com',
    headers: {
      'List-Unsubscribe': '<https://example.com/u>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    tags: [{ name: 'kind', value: 'workbook' }],
  });
  expect(sent.error).toBeNull();
  const [mail, ...others] = await mailsTo(to);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    id: sent.data?.id,
    from,
    subject: 'Your workbook',
    text: 'Hello',
    replyTo: ['reply@example.com'],
    headers: { 'List-Unsubscribe': '<https://example.com/u>' },
  });
  const page = await (await fetch(`${state.mailboxUrl}/inbox/${mail?.id}`)).text();
  for (const shown of ['Your workbook', 'List-Unsubscribe', 'reply@example.com', 'Plain text']) {
    expect(page).toContain(shown);
  }
  const fetched = await resend.emails.get(sent.data?.id ?? '');
  expect(fetched.data).toMatchObject({ to: [to], last_event: 'delivered' });
});

test('an idempotency key sends once: the same mail gets the same id, another is refused', async () => {
  const to = anyEmail();
  const mail = { from, to, subject: 'Day 1', html: '<p>1</p>' };
  const key = { idempotencyKey: `key-${to}` };
  const first = await resend.emails.send(mail, key);
  const second = await resend.emails.send(mail, key);
  expect(second.data?.id).toBe(first.data?.id);
  const other = await resend.emails.send({ ...mail, subject: 'Day 2' }, key);
  expect(other.error).toMatchObject({ name: 'invalid_idempotent_request', statusCode: 409 });
  expect(await mailsTo(to)).toHaveLength(1);
});

test('twenty concurrent calls with one key send one mail', async () => {
  const to = anyEmail();
  const mail = { from, to, subject: 'Once', html: '<p>1</p>' };
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => resend.emails.send(mail, { idempotencyKey: `many-${to}` })),
  );
  expect(new Set(sent.map(({ data }) => data?.id)).size).toBe(1);
  expect(await mailsTo(to)).toHaveLength(1);
});

test('what Resend refuses is refused: no subject, no content, an invalid key', async () => {
  const to = anyEmail();
  const missing = await resend.emails.send({ from, to, html: '<p>x</p>' } as never);
  expect(missing.error?.name).toBe('missing_required_field');
  const empty = await resend.emails.send({ from, to, subject: 'Empty' } as never);
  expect(empty.error?.statusCode).toBe(422);
  const stranger = new Resend('re_wrong_key', { baseUrl: state.mailboxUrl });
  expect((await stranger.emails.send({ from, to, subject: 'x', html: 'x' })).error?.statusCode).toBe(401);
  expect(await mailsTo(to)).toEqual([]);
});

test('a mail with a script is shown as text, its HTML in a sandboxed frame', async () => {
  const to = anyEmail();
  const { data } = await resend.emails.send({
    from,
    to,
    subject: '<script>alert(1)</script>',
    html: '<p>x</p>',
  });
  const page = await (await fetch(`${state.mailboxUrl}/inbox/${data?.id}`)).text();
  expect(page).not.toContain('<script>');
  expect(page).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/);
});
