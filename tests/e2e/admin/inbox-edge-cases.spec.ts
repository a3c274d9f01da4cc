import { randomUUID } from 'node:crypto';
import { addSecondFactor } from '../../support/second-factor.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { state } from '../../support/stack.ts';
import { sendRaw, tracesIn } from './entry-points.ts';
import { cookieHeader, expect, expectSaid, sql, test, writeMessage } from './people.ts';

test('a failed mail can be requeued', async ({ adminPage: page, mark }) => {
  const recipient = `dead-${mark}@example.net`;
  // PostgreSQL accepts this UUID although its version and variant are undefined.
  const id = `${randomUUID().slice(0, 14)}f000-0000-${randomUUID().slice(24)}`;
  await sql`
    insert into public.email_jobs (id, contact_id, kind, recipient, send_after, attempts, dead_at, dead_reason, last_error)
    values (${id}, ${await writeMessage({ subject: mark })}, 'contact', ${recipient}, now() + interval '1 day', 8, now(), 'failed', '422 validation_error: Invalid to field.')`;
  // The address says what is shown.
  await page.goto(`/admin/mails?state=sent&q=${recipient.slice(0, 20)}`);
  const row = page.getByRole('listitem').filter({ hasText: recipient });
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Not delivered' }).click();
  // What happened and what to do, and the service's own words on demand.
  for (const text of [
    'A message to you',
    'The mail service did not take it',
    'Compare the address with what the person wrote.',
  ])
    await expect(row).toContainText(text);
  await expect(row.getByText('Invalid to field')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Show all addresses' })).toBeVisible();
  await row.getByRole('button', { name: `Try again: ${recipient}` }).click();
  await expectSaid(page, 'Back in the queue');
  await expect(row).toHaveCount(0);
  expect(await sql`select dead_at from public.email_jobs where id = ${id}`).toEqual([{ dead_at: null }]);
});

test('a CSV is one table of figures, named by it and its days', async ({ adminCookies }) => {
  for (const table of ['answers', 'totals', 'daily-sessions', 'visits', 'funnel', 'requests-by-source']) {
    const { headers, body: file } = await sendRaw(`/admin/export?table=${table}&range=30`, {
      headers: { cookie: cookieHeader(adminCookies) },
    });
    expect(headers['content-disposition']).toMatch(
      new RegExp(`filename="flip-method-${table}-\\d{4}-\\d\\d-\\d\\d-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
    );
    // A header, and as many fields in each line.
    const [header = '', ...lines] = file.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(header).toMatch(/^"/);
    const fields = (line: string) => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length;
    expect(lines.map(fields)).toEqual(lines.map(() => fields(header)));
    if (table === 'daily-sessions') expect(lines[0]).toMatch(/^"\d{4}-\d\d-\d\d",\d+,/);
    expect(file).not.toContain('marta@example.org');
  }
});

test('Server Actions called without their page change nothing for guests, readers and former or half signed-in admins on any path', async ({
  adminCookies,
  readerCookies,
  makePerson,
  mark,
}) => {
  const message = await writeMessage({ subject: mark });
  const handled = () =>
    sql`select from public.contact_messages where id = ${message} and handled_at is not null`;
  const admin = cookieHeader(adminCookies);
  const pages = [`/admin/inbox?message=${message}`, '/admin/mails'].map((path) =>
    sendRaw(path, { headers: { cookie: admin } }),
  );
  // The action ids in the pages, for requests with and without JavaScript.
  const html = (await Promise.all(pages)).map(({ body }) => body).join();
  const ids = [...new Set(html.match(/\b[0-9a-f]{42}\b/g))];
  expect(ids.length).toBeGreaterThanOrEqual(2);
  const previous = JSON.stringify([{ status: 'idle', fieldErrors: {}, values: {}, submission: 0 }, '$K1']);
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const send = (cookie: string, id: string, path = '/admin/inbox', origin = new URL(state.siteUrl).origin) =>
    sendRaw(path, {
      method: 'POST',
      headers: {
        'next-action': id,
        'content-type': 'multipart/form-data; boundary=x',
        origin,
        ...(cookie && { cookie }),
      },
      body: `${part('_1_move', `closed ${message}`)}${part('0', previous)}--x--\r\n`,
    });
  const former = await makePerson('former-admin', 'admin');
  const half = await makePerson('half-signed-in', 'admin');
  await addSecondFactor(half.client);
  const formerCookie = cookieHeader(await cookiesOf(former));
  expect((await sendRaw('/admin', { headers: { cookie: formerCookie } })).status).toBe(200);
  await sql`delete from public.user_roles where user_id = ${former.id}`;
  const senders = {
    'a guest': '',
    'a reader': cookieHeader(readerCookies),
    'an admin whose role is revoked': formerCookie,
    'an admin by password alone': cookieHeader(await cookiesOf(half)),
  };
  const paths = ['/', '/admin/inbox', '/%61dmin', '/admin/mails', '/admin/export', '/admin/second-factor'];
  for (const [who, cookie] of Object.entries(senders)) {
    for (const [index, id] of ids.entries()) {
      // On the home page nothing but the check of the action itself refuses it.
      for (const path of index === 0 ? paths : paths.slice(0, 1)) {
        const answer = await send(cookie, id, path);
        // The page of the second factor shows the account's own address.
        const body = answer.body.replaceAll(half.email, '');
        expect.soft(tracesIn({ ...answer, body }), `${who}: ${id} at ${path}`).toEqual([]);
      }
    }
  }
  for (const id of ids)
    expect((await send(admin, id, '/admin/inbox', 'https://evil.example')).status).toBe(403);
  expect(await handled()).toHaveLength(0);
  // The same request from the admin succeeds, so the refusals above were not due to a malformed form.
  for (const id of ids) await send(admin, id);
  expect(await handled()).toHaveLength(1);
});
