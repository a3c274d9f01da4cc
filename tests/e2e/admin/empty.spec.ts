import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readState } from '../../../scripts/state.ts';
import { startSecondSite } from '../../support/second-site.ts';
import { anonymousClient } from '../../support/stack.ts';
import { readCards } from './compare.ts';
import { expect, test } from './people.ts';

const overview = /^POST \/rest\/v1\/rpc\/admin_overview/;

/** The same data with nothing counted. Two lists have a place for each period. */
const emptied = (value: unknown, key = ''): unknown => {
  if (typeof value === 'number') return 0;
  if (Array.isArray(value))
    return /^(?:periods|workbook)$/.test(key) ? value.map((each) => emptied(each)) : [];
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, emptied(each, name)]));
};

test('a site on its first day shows zeros and first steps; loading and failing are said', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  const site = await startSecondSite();
  const admin = anonymousClient();
  await admin.auth.signInWithPassword(readState().accounts.admin);
  try {
    site.api.fail(overview, async (range) => {
      const { data } = await admin.rpc('admin_overview', range as object);
      return { status: 200, body: emptied(data) };
    });
    await page.goto(`${site.siteUrl}/admin?range=7`);
    await expect(page.getByRole('region', { name: 'First steps' }).getByRole('link')).toHaveCount(7);
    expect(Object.values(await readCards(page))).toEqual(['0', '0', '0', '0.0', 'Active', '0']);
    await expect(page.getByText('No techniques in this period.')).toBeVisible();
    await expect(page.getByText('No requests in this period.')).toHaveCount(2);
    await page.goto(`${site.siteUrl}/admin/inbox?q=${randomUUID()}`);
    await expect(page.getByText('No message fits.')).toBeVisible();

    site.api.fail(overview, async () => {
      await sleep(2_000);
      return { status: 500, body: { code: 'XX000', message: 'broken' } };
    });
    await page.goto(`${site.siteUrl}/admin?range=30`, { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading dashboard...' })).toBeVisible();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load dashboard data.' });
    await expect(alert).toContainText('Error');
    await expect(page.getByRole('heading', { name: 'Recent Users' })).toHaveCount(0);
    site.api.heal();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Daily Sessions (Last 30 Days)' })).toBeVisible();
  } finally {
    await site.stop();
  }
});
