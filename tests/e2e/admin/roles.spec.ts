import { peopleWords } from '../../../content/admin/people.ts';
import { readState } from '../../../scripts/state.ts';
import { linksIn, waitForMail } from '../../support/mailbox.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { newPerson, serviceClient } from '../../support/stack.ts';
import { workspacePaths } from './entry-points.ts';
import { removeMessages, sql, writeMessage } from './messages.ts';
import { cookieHeader, expect, lastDay, test } from './people.ts';
import { sendRaw, tracesIn } from './raw-request.ts';

test.afterAll(removeMessages);
test.describe.configure({ timeout: 60_000 });

const { invite } = peopleWords.roles;

test('an assistant is invited by mail, accepts, and works in the inbox alone', async ({
  adminPage: page,
  browser,
  baseURL,
}) => {
  const kim = await newPerson('kim');
  try {
    await page.goto('/admin/people');
    await page.getByText(invite.title).click();
    const form = page.getByRole('form', { name: invite.title });
    await form.getByLabel(invite.email).fill(kim.email);
    await form.getByLabel(peopleWords.proof.password).fill(readState().accounts.admin.password);
    await form.getByRole('button', { name: invite.button }).click();
    await expect(page.getByText(invite.answers.invited(kim.email).title)).toBeVisible();
    const waiting = page.getByRole('form', { name: invite.open });
    await expect(waiting).toContainText(kim.email);

    const link = linksIn(await waitForMail(kim.email, /invited/)).find((href) =>
      href.includes('/invitation/'),
    );
    const theirs = await browser.newContext({ baseURL });
    const tab = await theirs.newPage();
    await tab.goto(link ?? '');
    // Signed out: the sign-in leads back to the invitation.
    await tab.locator('input[name=email]:visible').fill(kim.email);
    await tab.locator('input[name=password]:visible').fill(kim.password);
    await tab.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(peopleWords.invitation.title);
    await tab.getByRole('button', { name: peopleWords.invitation.accept }).click();
    await expect(tab).toHaveURL(/\/admin\/inbox$/);

    // Messages and ready answers, and nothing else in the navigation.
    await expect(tab.getByRole('navigation', { name: 'Workspace' }).locator('visible=true')).toHaveText(
      /^InboxSettings$/,
    );
    const id = await writeMessage({ subject: 'For the assistant' });
    await tab.goto(`/admin/inbox?message=${id}`);
    await tab.getByLabel('Your answer').fill('Thank you for writing.');
    await tab.getByRole('button', { name: 'Send answer' }).click();
    await expect(tab.getByRole('status').filter({ hasText: 'The answer is on its way' })).toBeVisible();
    await tab.goto(link ?? '');
    await expect(tab.getByText(peopleWords.invitation.over)).toBeVisible();
    await theirs.close();

    const cookie = cookieHeader(await cookiesOf(kim));
    for (const path of workspacePaths) {
      const { status, ...answer } = await sendRaw(path, { headers: { cookie } });
      const expected = ['/admin/inbox', '/admin/settings'].includes(path)
        ? 200
        : path === '/admin'
          ? 303
          : 403;
      expect.soft(status, path).toBe(expected);
      if (expected === 403) expect.soft(tracesIn({ status, ...answer }), path).toEqual([]);
    }
    const settings = await sendRaw('/admin/settings', { headers: { cookie } });
    expect(settings.body).not.toContain('Audit log');
    const call = async (name: 'admin_overview' | 'admin_people' | 'admin_mails') =>
      (await kim.client.rpc(name, name === 'admin_overview' ? lastDay : ({} as never))).error?.code;
    for (const name of ['admin_overview', 'admin_people', 'admin_mails'] as const)
      expect(await call(name), name).toBe('42501');
  } finally {
    await sql`delete from public.role_invitations where email = ${kim.email}`;
    await serviceClient().auth.admin.deleteUser(kim.id);
  }
});

test('an invitation is not for another address, and opens nothing once it is withdrawn', async ({
  adminPage: page,
  browser,
  baseURL,
}) => {
  const [lee, other] = [await newPerson('lee'), await newPerson('other')];
  try {
    await page.goto('/admin/people');
    await page.getByText(invite.title).click();
    const form = page.getByRole('form', { name: invite.title });
    await form.getByLabel(invite.email).fill(lee.email);
    await form.getByLabel(peopleWords.proof.password).fill(readState().accounts.admin.password);
    await form.getByRole('button', { name: invite.button }).click();
    const link = linksIn(await waitForMail(lee.email, /invited/)).find((href) =>
      href.includes('/invitation/'),
    );
    const theirs = await browser.newContext({ baseURL });
    await theirs.addCookies(await cookiesOf(other));
    const tab = await theirs.newPage();
    await tab.goto(link ?? '');
    await expect(tab.getByText('This invitation is for')).toBeVisible();
    await expect(tab.getByRole('button', { name: peopleWords.invitation.accept })).toHaveCount(0);
    // The form's own request, sent by hand.
    const forged = await tab.request.post(`${link}/accept`, {
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    });
    expect(forged.headers().location).toContain('/account/invitation/');
    await page.getByRole('button', { name: `${invite.withdraw}: ${lee.email}` }).click();
    await expect(page.getByText(invite.answers.withdrawn.title)).toBeVisible();
    await tab.reload();
    await expect(tab.getByText(peopleWords.invitation.over)).toBeVisible();
    expect(await sql`select from public.user_roles where user_id in ${sql([lee.id, other.id])}`).toHaveLength(
      0,
    );
    await theirs.close();
  } finally {
    await sql`delete from public.role_invitations where email = ${lee.email}`;
    for (const { id } of [lee, other]) await serviceClient().auth.admin.deleteUser(id);
  }
});
