import type { Page } from '@playwright/test';
import { peopleWords } from '../../../content/admin/people.ts';
import { readState } from '../../../scripts/state.ts';
import { linksIn, waitForMail } from '../../support/mailbox.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { sendRaw, tracesIn, workspacePaths } from './entry-points.ts';
import { cookieHeader, expect, expectSaid, fillSignIn, lastDay, sql, test, writeMessage } from './people.ts';

const { invite } = peopleWords.roles;

/** Invites a person to the inbox. @returns the link in the mail */
async function sendInvitation(page: Page, email: string): Promise<string> {
  await page.goto('/admin/people');
  await page.getByText(invite.title).click();
  const form = page.getByRole('form', { name: invite.title });
  await form.getByLabel(invite.email).fill(email);
  await form.getByLabel(peopleWords.proof.password).fill(readState().accounts.admin.password);
  await form.getByRole('button', { name: invite.button }).click();
  await expect(page.getByText(invite.answers.invited(email).title)).toBeVisible();
  await expect(page.getByRole('form', { name: invite.open })).toContainText(email);
  const links = linksIn(await waitForMail(email, /invited/));
  return links.find((href) => href.includes('/invitation/')) ?? '';
}

test('an assistant is invited by mail, accepts, and works in the inbox alone', async ({
  adminPage: page,
  browser,
  baseURL,
  makePerson,
  mark,
}) => {
  const kim = await makePerson('kim');
  const link = await sendInvitation(page, kim.email);
  const theirs = await browser.newContext({ baseURL });
  const tab = await theirs.newPage();
  await tab.goto(link);
  // Signed out: the sign-in leads back to the invitation.
  await fillSignIn(tab, kim);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(peopleWords.invitation.title);
  await tab.getByRole('button', { name: peopleWords.invitation.accept }).click();
  await expect(tab).toHaveURL(/\/admin\/inbox$/);

  // Messages and ready answers, and nothing else in the navigation.
  await expect(tab.getByRole('navigation', { name: 'Workspace' }).locator('visible=true')).toHaveText(
    /^InboxSettings$/,
  );
  await tab.goto(`/admin/inbox?message=${await writeMessage({ subject: mark })}`);
  await tab.getByLabel('Your answer').fill('Thank you for writing.');
  await tab.getByRole('button', { name: 'Send answer' }).click();
  await expectSaid(tab, 'The answer is on its way');
  await tab.goto(link);
  await expect(tab.getByText(peopleWords.invitation.over)).toBeVisible();
  await theirs.close();

  const cookie = cookieHeader(await cookiesOf(kim));
  const statuses: Record<string, number> = { '/admin': 303, '/admin/inbox': 200, '/admin/settings': 200 };
  for (const path of workspacePaths) {
    const answer = await sendRaw(path, { headers: { cookie } });
    expect.soft(answer.status, path).toBe(statuses[path] ?? 403);
    if (!statuses[path]) expect.soft(tracesIn(answer), path).toEqual([]);
    if (path === '/admin/settings') expect(answer.body).not.toContain('Audit log');
  }
  for (const [name, arguments_] of [
    ['admin_overview', lastDay],
    ['admin_people', {}],
    ['admin_mails', {}],
  ] as const)
    expect((await kim.client.rpc(name, arguments_)).error?.code, name).toBe('42501');
});

test('an invitation is not for another address, and opens nothing once it is withdrawn', async ({
  adminPage: page,
  browser,
  baseURL,
  makePerson,
}) => {
  const [lee, other] = [await makePerson('lee'), await makePerson('other')];
  const link = await sendInvitation(page, lee.email);
  const theirs = await browser.newContext({ baseURL });
  await theirs.addCookies(await cookiesOf(other));
  const tab = await theirs.newPage();
  await tab.goto(link);
  await expect(tab.getByText('This invitation is for')).toBeVisible();
  await expect(tab.getByRole('button', { name: peopleWords.invitation.accept })).toHaveCount(0);
  // The form's own request, sent by hand.
  const headers = { origin: baseURL ?? '' };
  const forged = await tab.request.post(`${link}/accept`, { headers, maxRedirects: 0 });
  expect(forged.headers().location).toContain('/account/invitation/');
  await page.getByRole('button', { name: `${invite.withdraw}: ${lee.email}` }).click();
  await expect(page.getByText(invite.answers.withdrawn.title)).toBeVisible();
  await tab.reload();
  await expect(tab.getByText(peopleWords.invitation.over)).toBeVisible();
  expect(await sql`select from public.user_roles where user_id in ${sql([lee.id, other.id])}`).toHaveLength(
    0,
  );
  await theirs.close();
});
