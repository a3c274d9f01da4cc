import { workspaceDetails } from '../../support/addresses.ts';
import { expectNoViolations, isThorough, unfold } from '../../support/axe.ts';
import { expect, test } from './people.ts';

test('the workspace has no axe violations', async ({ adminPage: page }) => {
  test.slow();
  for (const path of [
    '/admin/inbox?state=all',
    '/admin/mails/newsletter/new',
    '/admin/settings',
    // Built from the same components.
    ...(isThorough()
      ? [
          '/admin/people',
          '/admin/mails',
          '/admin/content',
          '/admin/mails/newsletter',
          '/admin/mails/preview?as=text',
          '/admin/mails/newsletter/subscribers',
          ...(await workspaceDetails()),
        ]
      : []),
  ]) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
  await page.goto('/admin/settings');
  await unfold(page);
  await expectNoViolations(page, 'settings, unfolded');
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Recent Users' }).waitFor();
  // On a phone its groups are closed.
  await unfold(page);
  await expect(
    page
      .getByRole('application', { name: /^Area chart of the sessions/ })
      .locator('path')
      .first(),
  ).toBeVisible();
  await expectNoViolations(page);
});

test('print shows the figures without controls', async ({ adminPage: page }) => {
  await page.goto('/admin?range=30');
  await page.getByRole('heading', { name: 'Recent Users' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Session Types' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Range' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Workspace', includeHidden: true }).first()).toBeHidden();
  await expect(page.getByRole('application', { name: /^Area chart of the sessions/ })).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
  expect(sheets.length).toBeLessThanOrEqual(5);
});
