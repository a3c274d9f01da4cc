import type { Page } from '@playwright/test';
import { accountConsent } from '@/content/auth/consent';
import { flipWords } from '@/content/flip/flip';
import { expect, test } from '../../support/fixtures.ts';
import { connect, serviceClient } from '../../support/stack.ts';
import {
  app,
  flipOnce,
  newPerson,
  openPaused,
  type Person,
  runUntilVisible,
  signIn,
  storedFlips,
} from './exercise.ts';

const { consent, saved, waiting, home } = flipWords.flip;
const sql = connect();
test.afterAll(() => sql.end());

let ada: Person;
test.beforeEach(async ({ context }) => {
  ada = await newPerson('ada');
  await sql`delete from public.account_consents where user_id = ${ada.id}`;
  await signIn(context, ada);
});
test.afterEach(async () => {
  await serviceClient().auth.admin.deleteUser(ada.id);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('status').filter({ hasText: accountConsent.text });

async function firstFlip(page: Page): Promise<void> {
  await openPaused(page, `${app}?view=home`);
  await runUntilVisible(page, page.getByText('Welcome back, '));
  await flipOnce(page);
  await runUntilVisible(page, button(page, consent.keep));
}

test('the first finished flip asks whether to keep flips; yes saves it at once, and nobody is asked again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  await firstFlip(page);
  await expect(question(page)).toBeVisible();
  const [yes, no] = [
    await button(page, consent.keep).boundingBox(),
    await button(page, consent.notNow).boundingBox(),
  ];
  expect({ width: yes?.width, height: yes?.height, y: yes?.y }).toEqual({
    width: no?.width,
    height: no?.height,
    y: no?.y,
  });

  await button(page, consent.keep).click();
  await runUntilVisible(page, page.getByText(flipWords.messages.saved.title));
  await expect(page.getByText(saved)).toHaveCount(1);
  await expect(button(page, consent.keep)).toBeHidden();
  await expect(button(page, home)).toBeFocused();
  expect(await storedFlips(ada)).toHaveLength(1);
  const given = await sql`select text, version from public.account_consents where user_id = ${ada.id}`;
  expect([...given]).toEqual([{ text: accountConsent.text, version: accountConsent.version }]);

  await button(page, home).click();
  await flipOnce(page);
  await runUntilVisible(page, page.getByText(flipWords.messages.saved.title));
  await expect(button(page, consent.keep)).toBeHidden();
  await expect.poll(async () => (await storedFlips(ada)).length).toBe(2);
});

test('"Not now" keeps the flip on the device, is remembered and not spoken of again; the account page can change it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  await firstFlip(page);
  await button(page, consent.notNow).click();
  await expect(button(page, home)).toBeFocused();
  await expect(page.getByText(waiting, { exact: true })).toBeHidden();
  await page.reload();
  await runUntilVisible(page, page.getByText('Welcome back, '));
  await flipOnce(page);
  await expect(button(page, consent.keep)).toBeHidden();
  expect(await storedFlips(ada)).toHaveLength(0);

  await button(page, home).click();
  await runUntilVisible(page, page.getByText('Welcome back, '));
  await expect(page.getByText(flipWords.unsent.noConsent)).toBeHidden();
  await page.goto(`/account?next=${encodeURIComponent(app)}`);
  await page.getByRole('checkbox', { name: /my flips are kept/ }).check();
  await button(page, accountConsent.card.submit).click();
  await page.waitForURL(({ pathname }) => pathname === app);
  await expect.poll(async () => (await storedFlips(ada)).length).toBe(2);
});

test('a consent that cannot be recorded keeps the question and the flip', async ({ page, expectConsole }) => {
  expectConsole(/status of (403|503)/);
  await firstFlip(page);
  await page.route('**/api/flip-sessions/consent', (route) => route.fulfill({ status: 503, body: '{}' }));
  await button(page, consent.keep).click();
  await expect(page.getByRole('alert').filter({ hasText: consent.failed })).toBeVisible();
  // Within the exercise, where Escape works.
  await expect(button(page, consent.keep)).toBeFocused();
  await page.unroute('**/api/flip-sessions/consent');
  await button(page, consent.keep).click();
  await runUntilVisible(page, page.getByText(flipWords.messages.saved.title));
  expect(await storedFlips(ada)).toHaveLength(1);
});

test('someone who has stopped keeping flips is not asked', async ({ page, expectConsole }) => {
  expectConsole(/status of 403/);
  await sql`
    insert into public.account_consents (user_id, purpose, version, text, withdrawn_at)
    values (${ada.id}, 'flips', '1', 'Yes', now())`;
  await openPaused(page, `${app}?view=home`);
  await runUntilVisible(page, page.getByText('Welcome back, '));
  await flipOnce(page);
  await runUntilVisible(page, page.getByText(waiting, { exact: true }));
  await page.clock.runFor(2_000);
  await expect(button(page, consent.keep)).toBeHidden();
});

test('the consent of another person than the one signed in is refused', async ({ page }) => {
  const post = (userId: unknown) => page.request.post('/api/flip-sessions/consent', { data: { userId } });
  expect((await post(crypto.randomUUID())).status()).toBe(409);
  expect((await post('ada')).status()).toBe(400);
  await page.context().clearCookies();
  expect((await post(ada.id)).status()).toBe(401);
  expect([...(await sql`select from public.account_consents where user_id = ${ada.id}`)]).toHaveLength(0);
});
