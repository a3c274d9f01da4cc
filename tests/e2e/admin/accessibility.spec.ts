import { workspaceDetails } from '../../support/addresses.ts';
import { expectNoViolations, isThorough, unfold } from '../../support/axe.ts';
import { expect, test } from './people.ts';

test('the workspace has no axe violations, and prints', async ({ adminPage: page }) => {
  test.slow();
  for (const path of [
    '/admin/inbox?state=all',
    '/admin/mails/newsletter/new',
    // Built from the same components.
    ...(isThorough()
      ? [
          ...['/admin/people', '/admin/mails', '/admin/content', '/admin/mails/newsletter'],
          ...['/admin/mails/preview?as=text', '/admin/mails/newsletter/subscribers'],
          ...(await workspaceDetails()),
        ]
      : []),
    '/admin/settings',
  ]) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
  await unfold(page);
  await expectNoViolations(page, 'settings, unfolded');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin?range=30');
  await page.getByRole('heading', { name: 'Recent Users' }).waitFor();
  const chart = page.getByRole('application', { name: /^Area chart of the sessions/ });
  await expect(chart.locator('path').first()).toBeVisible();
  // On paper, the figures without controls.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Session Types' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Range' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Workspace', includeHidden: true }).first()).toBeHidden();
  await expect(chart).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
  expect(sheets.length).toBeLessThanOrEqual(5);
  await page.emulateMedia({ media: 'screen' });
  await unfold(page);
  await expectNoViolations(page);
});
