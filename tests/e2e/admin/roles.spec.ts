import type { Page } from '@playwright/test';
import { peopleWords } from '../../../content/admin/people.ts';
import { readState } from '../../../scripts/state.ts';
import { linksIn, waitForMail } from '../../support/mailbox.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { fillSignIn } from '../auth/people.ts';
import { sendRaw, tracesIn, workspacePaths } from './entry-points.ts';
import { cookieHeader, expect, expectSaid, press, sql, test, writeMessage } from './people.ts';

const { invite } = peopleWords.roles;

/** Invites a person to the inbox. @returns the link in the mail */
async function sendInvitation(page: Page, email: string): Promise<string> {
  await page.goto('/admin/people');
  await page.getByText(invite.title).click();
  const form = page.getByRole('form', { name: invite.title });
  await form.getByLabel(invite.person).fill(email);
  await form.getByLabel(peopleWords.proof.password).fill(readState().accounts.admin.password);
  await form.getByRole('button', { name: invite.button }).click();
  await expect(page.getByText(invite.answers.invited(email).title)).toBeVisible();
  await expect(page.getByRole('form', { name: invite.open })).toContainText(email);
  const links = linksIn(await waitForMail(email, /invited/));
  return links.find((href) => href.includes('/invitation/')) ?? '';
}

test('an assistant is invited by mail, accepts, and works in the inbox alone; the link is for nobody else, and opens nothing once withdrawn', async ({
  adminPage: page,
  browser,
  baseURL,
  someone,
  mark,
}) => {
  const [kim, lee, other] = [await someone('kim'), await someone('lee'), await someone('other')];
  const link = await sendInvitation(page, kim.email);
  const theirs = await browser.newContext({ baseURL });
  const tab = await theirs.newPage();
  const accept = tab.getByRole('button', { name: peopleWords.invitation.accept });
  await theirs.addCookies(await cookiesOf(other));
  await tab.goto(link);
  await expect(tab.getByText('This invitation is for')).toBeVisible();
  await expect(accept).toHaveCount(0);
  // The form's own request, sent by hand.
  const headers = { origin: baseURL ?? '' };
  const forged = await tab.request.post(`${link}/accept`, { headers, maxRedirects: 0 });
  expect(forged.headers().location).toContain('/account/invitation/');
  expect(await sql`select from public.user_roles where user_id = ${other.id}`).toHaveLength(0);
  const withdrawn = await sendInvitation(page, lee.email);
  await page.getByRole('button', { name: `${invite.withdraw}: ${lee.email}` }).click();
  await expect(page.getByText(invite.answers.withdrawn.title)).toBeVisible();
  await tab.goto(withdrawn);
  await expect(tab.getByText(peopleWords.invitation.over)).toBeVisible();

  await theirs.clearCookies();
  await tab.goto(link);
  // Signed out: the sign-in leads back to the invitation.
  await fillSignIn(tab, kim);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(peopleWords.invitation.title);
  await accept.click();
  await expect(tab).toHaveURL(/\/admin\/inbox$/);
  // Messages and ready answers, and nothing else in the navigation.
  await expect(tab.getByRole('navigation', { name: 'Workspace' }).locator('visible=true')).toHaveText(
    /^InboxSettings$/,
  );
  await tab.goto('/admin/settings');
  await tab.getByLabel('Your signature').fill('Kim, for the author');
  await press(tab, 'Save the settings');
  await expectSaid(tab, 'Settings saved');
  // Their signature stays below a ready answer.
  await tab.goto(`/admin/inbox?message=${await writeMessage({ subject: mark })}`);
  const answer = tab.getByLabel('Your answer');
  await expect(answer).toHaveValue(/^Hello Nia,\s+Kim, for the author$/);
  await tab.getByText('Ready-made answers').click();
  await press(tab, 'A talk or an interview');
  await expect(answer).toHaveValue(
    /^Hello Nia,\n\nThank you for asking\.[^{]+\/speaking\/kit\n\nKim, for the author$/,
  );
  await press(tab, 'Send answer');
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
});
