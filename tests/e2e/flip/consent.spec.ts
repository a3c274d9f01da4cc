import type { Page } from '@playwright/test';
import { accountConsent } from '@/content/auth/consent';
import { flipWords } from '@/content/flip/flip';
import { connect, serviceClient } from '../../support/stack.ts';
import { appPath, type Exercise, expect, home, storedFlips, test } from './exercise.ts';

const { consent, saved, waiting, home: backHome } = flipWords.flip;
const sql = connect();
test.afterAll(() => sql.end());

test.beforeEach(async ({ person, expectConsole }) => {
  await sql`delete from public.account_consents where user_id = ${person.id}`;
  expectConsole(/status of (403|503)/);
});

const accountPage = `/account?next=${encodeURIComponent(appPath)}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('status').filter({ hasText: accountConsent.text });

/** The first flip on a device. */
async function firstFlip(app: Exercise): Promise<void> {
  await app.openPaused(home);
  await app.runUntilVisible(app.page.getByText('Welcome back, '));
  await app.flipOnce();
}

test('the first flip asks whether to keep flips; yes saves it, for good, or until it is withdrawn: then they wait, unsent', async ({
  app,
  page,
  person,
}) => {
  await firstFlip(app);
  await app.runUntilVisible(question(page));
  const [yes, no] = [
    await button(page, consent.keep).boundingBox(),
    await button(page, consent.notNow).boundingBox(),
  ];
  expect({ ...yes, x: 0 }).toEqual({ ...no, x: 0 });

  // A consent that cannot be recorded keeps the question and the flip.
  await page.route('**/api/flip-sessions/consent', (route) => route.fulfill({ status: 503, body: '{}' }));
  await button(page, consent.keep).click();
  await expect(page.getByRole('alert').filter({ hasText: consent.failed })).toBeVisible();
  // Within the exercise, where Escape works.
  await expect(button(page, consent.keep)).toBeFocused();
  await page.unroute('**/api/flip-sessions/consent');

  await button(page, consent.keep).click();
  await app.runUntilVisible(page.getByText(flipWords.messages.saved.title));
  await expect(page.getByText(saved)).toHaveCount(1);
  await expect(button(page, consent.keep)).toBeHidden();
  await expect(button(page, backHome)).toBeFocused();
  expect(await storedFlips(person)).toHaveLength(1);
  const given = await sql`select text, version from public.account_consents where user_id = ${person.id}`;
  expect([...given]).toEqual([{ text: accountConsent.text, version: accountConsent.version }]);

  await button(page, backHome).click();
  await app.flipOnce();
  await app.runUntilVisible(page.getByText(flipWords.messages.saved.title));
  await expect(button(page, consent.keep)).toBeHidden();
  await expect.poll(async () => (await storedFlips(person)).length).toBe(2);

  // A withdrawn consent is an answer: nothing asks again, and nothing is sent.
  const withdrawal = { person: person.id, purpose: 'flips', delete_data: false };
  expect((await serviceClient().rpc('withdraw_consent', withdrawal)).error).toBeNull();
  await button(page, backHome).click();
  await app.flipOnce();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(button(page, consent.keep)).toBeHidden();
  await button(page, backHome).click();
  await expect(page.getByText('Your account keeps no flips')).toBeVisible();
  await expect(button(page, 'Send now')).toBeHidden();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.clock.runFor(3_600_000);
  expect(sent).not.toContain('/api/flip-sessions');
  const choose = page.getByRole('link', { name: 'Choose at your account' });
  await expect(choose).toHaveAttribute('href', accountPage);
});

test('"Not now" keeps the flip on the device, until the account says yes', async ({ app, page, person }) => {
  await firstFlip(app);
  await app.runUntilVisible(button(page, consent.notNow));
  await button(page, consent.notNow).click();
  await expect(button(page, backHome)).toBeFocused();
  await expect(page.getByText(waiting, { exact: true })).toBeHidden();
  await page.reload();
  await app.runUntilVisible(page.getByText('Welcome back, '));
  await app.flipOnce();
  await expect(button(page, consent.keep)).toBeHidden();
  expect(await storedFlips(person)).toHaveLength(0);

  await button(page, backHome).click();
  await app.runUntilVisible(page.getByText('Welcome back, '));
  await expect(page.getByText(flipWords.unsent.noConsent)).toBeHidden();
  await page.goto(accountPage);
  await page.getByRole('checkbox', { name: /my flips are kept/ }).check();
  await button(page, accountConsent.card.submit).click();
  await page.waitForURL(({ pathname }) => pathname === appPath);
  await expect.poll(async () => (await storedFlips(person)).length).toBe(2);
});
