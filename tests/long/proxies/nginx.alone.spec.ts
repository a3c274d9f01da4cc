import { existsSync } from 'node:fs';
import { inFront } from '../../../scripts/live-site.ts';
import { forgetClientTries, noticeOf, open, signInByForm } from '../../e2e/auth/people.ts';
import { Exercise } from '../../e2e/flip/exercise.ts';
import { fillContact, fillWorkbook, sendContact, sendWorkbook } from '../../e2e/mail/forms.ts';
import { expect, test } from '../../support/fixtures.ts';
import { anyEmail, newAccount, state } from '../../support/stack.ts';
import { nginx, proxies, startBehindNginx } from './nginx.ts';

test.skip(!existsSync(nginx), 'Debian’s nginx is not installed.');
test.use({ serviceWorkers: 'block' });

for (const kind of Object.keys(proxies) as (keyof typeof proxies)[]) {
  test.describe(`behind nginx with ${kind}`, () => {
    let site: Awaited<ReturnType<typeof startBehindNginx>>;
    test.beforeAll(async () => {
      await forgetClientTries();
      site = await startBehindNginx(kind);
    });
    test.afterAll(() => site.stop());

    test('people sign in, use their account, write, ask for the workbook and flip', async ({ page }) => {
      test.setTimeout(240_000);
      const person = await newAccount('proxied');
      await signInByForm(page, person, `${site.url}/auth?next=/account`);
      // With or without the fragment of its welcome.
      await page.waitForURL(`${site.url}/account*`);
      await page.getByLabel('Full name').fill('Ada Writer');
      await page.getByRole('button', { name: 'Save the name' }).click();
      await expect(noticeOf(page)).toHaveText('Your name is saved');

      await open(page, `${site.url}/contact`);
      await fillContact(page, anyEmail('proxied'), 'Hello from behind a proxy.');
      await sendContact(page).click();
      await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeVisible();

      await open(page, `${site.url}/workbook`);
      await fillWorkbook(page, anyEmail('proxied'));
      await sendWorkbook(page).click();
      await expect(page.getByRole('status').filter({ hasText: 'Workbook sent!' })).toBeVisible();

      await page.goto(`${site.url}/flip-method-app`);
      const app = new Exercise(page);
      await app.start().click();
      await expect(app.step()).toBeVisible();

      await open(page, `${site.url}/account`);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page).toHaveURL(/\/auth/);
      await page.goto(`${site.url}/account`);
      await expect(page).toHaveURL(`${site.url}/auth?next=%2Faccount`);
    });

    test('what `live:check` measures of a proxy is good, an idle connection included', async () => {
      const { cronSecret, webhookSecret } = state;
      const findings = await inFront({
        env: { SITE_URL: site.url, CRON_SECRET: cronSecret, RESEND_WEBHOOK_SECRET: webhookSecret },
        fetch,
        resolveTxt: async () => [],
        resolveMx: async () => [],
        slowSeconds: { answer: 1, idle: 6 },
      });
      expect(findings.filter(({ isGood }) => !isGood)).toEqual([]);
    });
  });
}
