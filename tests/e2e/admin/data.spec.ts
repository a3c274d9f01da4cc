import { setTimeout as sleep } from 'node:timers/promises';
import { readState } from '../../../scripts/state.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { anonymousClient } from '../../support/stack.ts';
import { readCards } from './compare.ts';
import { cookieHeader, expect, test } from './people.ts';

/* What the workspace asks of the data API, and what it makes of the answers. */

const overview = /^POST \/rest\/v1\/rpc\/admin_overview/;
let site: SecondSite;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSecondSite();
});
test.afterAll(() => site.stop());

/** The same data with nothing counted. Two lists have a place for each period. */
const emptied = (value: unknown, key = ''): unknown => {
  if (typeof value === 'number') return 0;
  if (Array.isArray(value))
    return /^(?:periods|workbook)$/.test(key) ? value.map((each) => emptied(each)) : [];
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, emptied(each, name)]));
};

test('a page makes an access check, then reads its data and the settings at once', {
  tag: '@long',
}, async ({ adminCookies }) => {
  const headers = { cookie: cookieHeader(adminCookies) };
  for (const [path, shows] of Object.entries({
    '/admin?range=90': 'Daily Sessions (Last 90 Days)',
    '/admin/people': 'Accounts',
    '/admin/inbox': 'Messages',
    '/admin/mails': 'Not delivered',
    '/admin/mails/newsletter': 'Subscribers',
    '/admin/settings': 'Audit log',
    '/admin/content': 'Before you can publish',
  })) {
    site.api.calls.length = 0;
    const page = await fetch(`${site.siteUrl}${path}`, { headers });
    expect.soft(await page.text(), path).toContain(shows);
    const [first, ...calls] = site.api.calls.map(({ name }) => name.replace('POST /rest/v1/rpc/', ''));
    expect.soft(first, path).toBe('admin_gate');
    expect.soft(calls.sort(), path).toEqual([
      // What each person chose for themselves.
      ...(path === '/admin/settings' ? [expect.stringMatching(/user_roles/)] : []),
      expect.stringMatching(/^admin_(?!gate)/),
      // Accounts show days, not times.
      ...(path === '/admin/people' ? [] : ['site_settings']),
    ]);
  }
});

test('a site on its first day shows zeros and first steps; loading and failing are said', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  const admin = anonymousClient();
  await admin.auth.signInWithPassword(readState().accounts.admin);
  site.api.fail(overview, async (range) => {
    const { data } = await admin.rpc('admin_overview', range as object);
    return { status: 200, body: emptied(data) };
  });
  await page.goto(`${site.siteUrl}/admin?range=7`);
  await expect(page.getByRole('region', { name: 'First steps' }).getByRole('link')).toHaveCount(7);
  expect(Object.values(await readCards(page))).toEqual(['0', '0', '0', '0.0', 'Active', '0']);
  await expect(page.getByText('No techniques in this period.')).toBeVisible();
  await expect(page.getByText('No requests in this period.')).toHaveCount(2);
  await page.goto(`${site.siteUrl}/admin/inbox?q=no-such-word`);
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
});
