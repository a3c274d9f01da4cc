import { randomUUID } from 'node:crypto';
import { addSecondFactor } from '../../support/second-factor.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { newPerson, serviceClient } from '../../support/stack.ts';
import { removeMessages, sql, writeMessage } from './messages.ts';
import { cookieHeader, expect, test } from './people.ts';
import { sendRaw, tracesIn } from './raw-request.ts';

test.afterAll(removeMessages);

async function handledAt(id: string): Promise<Date | null> {
  const [row] = await sql`select handled_at from public.contact_messages where id = ${id}`;
  return row?.handled_at;
}

test('a failed mail can be requeued', async ({ adminPage: page }) => {
  const recipient = `dead-${randomUUID()}@example.net`;
  // PostgreSQL accepts this UUID although its version and variant are undefined.
  const id = `${randomUUID().slice(0, 14)}f000-0000-${randomUUID().slice(24)}`;
  const [job] = await sql<{ id: string }[]>`
    insert into public.email_jobs (id, contact_id, kind, recipient, send_after, attempts, dead_at, dead_reason, last_error)
    values (${id}, ${await writeMessage({ subject: recipient })}, 'contact', ${recipient}, now() + interval '1 day', 8, now(), 'failed', '422 validation_error: Invalid to field.')
    returning id`;
  try {
    // The address says what is shown.
    await page.goto(`/admin/mails?state=sent&q=${recipient.slice(0, 20)}`);
    await expect(page.getByRole('listitem').filter({ hasText: recipient })).toHaveCount(0);
    await page.getByRole('link', { name: 'Not delivered' }).click();
    const row = page.getByRole('listitem').filter({ hasText: recipient });
    await expect(row).toContainText('A message to you');
    // What happened and what to do, and the service's own words on demand.
    await expect(row).toContainText('The mail service did not take it');
    await expect(row).toContainText('Compare the address with what the person wrote.');
    await expect(row.getByText('Invalid to field')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Show all addresses' })).toBeVisible();
    await row.getByRole('button', { name: `Try again: ${recipient}` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Back in the queue' })).toBeVisible();
    await expect(row).toHaveCount(0);
    const [now] = await sql`select dead_at from public.email_jobs where id = ${job?.id ?? ''}`;
    expect(now?.dead_at ?? null).toBeNull();
  } finally {
    await sql`delete from public.email_jobs where id = ${job?.id ?? ''}`;
  }
});

test('the CSV contains the figures, no message text and no executable formulas', async ({ adminCookies }) => {
  const mark = randomUUID();
  const formulas = ['=HYPERLINK("https://evil.example")', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '＝1+1'];
  for (const formula of formulas) {
    // The database rejects tabs in names and subjects.
    const words = formula.trim();
    await writeMessage({ subject: words, name: words, message: `${formula}\n${mark}` });
  }
  const cookie = cookieHeader(adminCookies);
  for (const table of ['answers', 'totals', 'daily-sessions', 'visits', 'funnel', 'requests-by-source']) {
    const { headers, body: file } = await sendRaw(`/admin/export?table=${table}&q=${mark}&range=30`, {
      headers: { cookie },
    });
    expect(headers['content-disposition']).toMatch(
      new RegExp(`filename="flip-method-${table}-\\d{4}-\\d\\d-\\d\\d-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
    );
    // One table: a header, and as many fields in each line.
    const [header = '', ...lines] = file.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(header).toMatch(/^"/);
    const fields = (line: string) => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length;
    expect([...new Set(lines.map(fields))].filter((count) => count !== fields(header))).toEqual([]);
    if (table === 'daily-sessions') expect(lines[0]).toMatch(/^"\d{4}-\d\d-\d\d",\d+,/);
    for (const words of ['marta@example.org', mark, 'evil.example']) expect(file).not.toContain(words);
    const texts = file.match(/"(?:[^"]|"")*"/g) ?? [];
    expect(texts.filter((field) => /^"\s*[=+\-@\t\r＝＋－＠]/.test(field))).toEqual([]);
  }
});

test.describe('Server Actions called without their page', () => {
  /** The action ids in the page, for requests with and without JavaScript. */
  const idsIn = (html: string) => [...new Set(html.match(/\b[0-9a-f]{42}\b/g) ?? [])];

  test('change nothing for guests, readers and former or half signed-in admins on any path', async ({
    adminCookies,
    readerCookies,
  }) => {
    const mark = randomUUID();
    const message = await writeMessage({ subject: mark });
    const cookie = cookieHeader(adminCookies);
    const inbox = await sendRaw(`/admin/inbox?message=${message}`, { headers: { cookie } });
    const mails = await sendRaw('/admin/mails', { headers: { cookie } });
    const ids = [...new Set([...idsIn(inbox.body), ...idsIn(mails.body)])];
    expect(ids.length).toBeGreaterThanOrEqual(2);
    const origin = `http://${new URL(test.info().project.use.baseURL ?? '').host}`;
    const state = JSON.stringify([{ status: 'idle', fieldErrors: {}, values: {}, submission: 0 }, '$K1']);
    const body = ['_1_move', '0']
      .map(
        (name, index) =>
          `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${index ? state : `closed ${message}`}\r\n`,
      )
      .join('');
    const send = (cookie: string | undefined, id: string, path: string, from = origin) =>
      sendRaw(path, {
        method: 'POST',
        headers: {
          'next-action': id,
          'content-type': 'multipart/form-data; boundary=x',
          origin: from,
          ...(cookie && { cookie }),
        },
        body: `${body}--x--\r\n`,
      });
    const former = await newPerson('former-admin');
    const half = await newPerson('half-signed-in');
    await sql`insert into public.user_roles ${sql([former, half].map(({ id }) => ({ user_id: id, role: 'admin' })))}`;
    await addSecondFactor(half.client);
    const formerCookie = cookieHeader(await cookiesOf(former));
    expect((await sendRaw('/admin', { headers: { cookie: formerCookie } })).status).toBe(200);
    await sql`delete from public.user_roles where user_id = ${former.id}`;
    const senders = {
      'a guest': undefined,
      'a reader': cookieHeader(readerCookies),
      'an admin whose role is revoked': formerCookie,
      'an admin by password alone': cookieHeader(await cookiesOf(half)),
    };
    const paths = ['/admin/inbox', '/', '/%61dmin', '/admin/mails', '/admin/export', '/admin/second-factor'];
    for (const [who, cookie] of Object.entries(senders)) {
      for (const [index, id] of ids.entries()) {
        // Each action once on every path would take hundreds of requests.
        for (const path of index === 0 ? paths : paths.slice(0, 3)) {
          const answer = await send(cookie, id, path);
          // The page of the second factor shows the account's own address.
          const body = answer.body.replaceAll(half.email, '');
          expect.soft(tracesIn({ ...answer, body }), `${who}: ${id} at ${path}`).toEqual([]);
        }
      }
    }
    const foreign = await Promise.all(
      ids.map((id) => send(cookieHeader(adminCookies), id, '/admin/inbox', 'https://evil.example')),
    );
    expect(foreign.map(({ status }) => status)).toEqual(ids.map(() => 403));
    expect(await handledAt(message)).toBeNull();
    // The same request from the admin succeeds, so the refusals above were not due to a malformed form.
    for (const id of ids) await send(cookieHeader(adminCookies), id, '/admin/inbox');
    expect(await handledAt(message)).not.toBeNull();
    for (const { id } of [former, half]) await serviceClient().auth.admin.deleteUser(id);
  });
});
