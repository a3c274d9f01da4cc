import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { flipWords } from '../../../content/flip/flip.ts';
import type { OverviewData } from '../../../lib/data/admin/overview.ts';
import { formatDate, formatDays, formatWeekday } from '../../../lib/domain/admin/dates.ts';
import { readState } from '../../../scripts/state.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { anonymousClient } from '../../support/stack.ts';
import { sendRaw } from './entry-points.ts';
import { cookieHeader, daysFromNow, expect, test } from './people.ts';

/** The text of every body cell of every table, by caption. */
const readTables = (page: Page): Promise<Record<string, string[][]>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main table:has(caption)')].map((table) => [
        table.querySelector('caption')?.textContent ?? '',
        [...table.querySelectorAll('tbody tr')].map((row) =>
          [...row.children].map((cell) => (cell.textContent ?? '').trim()),
        ),
      ]),
    ),
  );

/** Labels and figures of the cards, in turn. */
const cardsOn = (page: Page) =>
  page.getByRole('region', { name: 'So far' }).locator('dt, dd').allTextContents();

/** A figure as the screen writes it: null is a group of one to four people. */
const written = (count: number | null) =>
  count === null ? 'under 5' : new Intl.NumberFormat('en-GB').format(count);
const kindsOf = (flips: Omit<OverviewData['month'], 'sessions'>) =>
  [flips.completed, flips.action_needed, flips.no_action, flips.emergency].map(written);
const names: Record<string, { name: string }> = flipWords.techniques;

/** The admin of the demo data, at the data API. */
async function adminClient() {
  const client = anonymousClient();
  await client.auth.signInWithPassword(readState().accounts.admin);
  return client;
}

test('seven days are what the database counts; another range is kept while other pages are looked at; days of one’s own are in the URL and the table, or fall back', async ({
  adminPage: page,
}) => {
  const link = (name: string) =>
    page.getByRole('link', { name, exact: true }).locator('visible=true').first();
  const people = page.getByRole('region', { name: 'Recent Users' }).getByRole('listitem');
  const admin = await adminClient();
  const week = { from_day: daysFromNow(-6), to_day: daysFromNow(0) };
  // Until one attempt matches completely, because other tests write concurrently.
  await expect(async () => {
    await page.goto('/admin');
    await page.getByRole('table').first().waitFor();
    const tables = await readTables(page);
    // What it counts is compared with the rows in tests/database.
    const counted = (await admin.rpc('admin_overview', week)).data as OverviewData;
    const titles = ['Completed', 'Action needed', 'No action needed', 'Emergency'];
    expect(tables).toMatchObject({
      // Of 30 days where no range is chosen.
      'Session Types': kindsOf(counted.month).map((count, index) => [titles[index], count]),
      Techniques: counted.techniques.map(({ technique, sessions }) => [
        names[technique]?.name ?? 'Other',
        written(sessions),
      ]),
      'Daily Sessions (Last 7 Days)': counted.days.map(({ day, sessions, ...kinds }) => [
        ...[formatWeekday(day), written(sessions)],
        ...kindsOf(kinds),
      ]),
    });
    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining([
        ...['From visitor to regular', 'Visits and page views', 'Visits by day', 'Pages', 'Campaigns'],
        ...['First pages of visits', 'Where visits come from', 'Read before asking for the workbook'],
        ...['First page of visits that asked', 'Presses to buy the book', 'Pages that were not found'],
        ...['Errors', 'Requests, confirmations, unsubscribes', 'By source', 'By campaign', 'Course progress'],
      ]),
    );
    const { totals, users } = counted;
    const cards = {
      'Total Users': written(totals.total_users),
      'New Today': written(totals.new_users_today),
      'Total Sessions': written(totals.total_sessions),
      'Avg/User': totals.avg_sessions_per_user.toFixed(1),
      Status: 'Active',
      'Active in 7 days': written(totals.active_users_7d),
    };
    expect(await cardsOn(page)).toEqual(Object.entries(cards).flat());
    expect(await people.allTextContents()).toEqual(
      users.map(({ email, created_at }) => `${email ?? 'Unknown'}Joined ${formatDate(created_at)}User`),
    );
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole('heading', { name: 'Daily Sessions (Last 7 Days)' })).toBeVisible();
  await expect(link('7 days')).toHaveAttribute('aria-current', 'page');
  await link('30 days').click();
  await expect(page).toHaveURL(/range=30/);
  await link('People').click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.reload();
  await link('Overview').click();
  await expect(page).toHaveURL(/\/admin\?range=30$/);
  await expect(link('30 days')).toHaveAttribute('aria-current', 'page');

  const [from, to] = [daysFromNow(-40), daysFromNow(-21)];
  const title = `Daily Sessions (${formatDays(from, to)})`;
  await page.getByText('Other days').click();
  await page.getByLabel('First day').fill(from);
  await page.getByLabel('Last day').fill(to);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect((await readTables(page))[title]).toHaveLength(20);
  await page.goto('/admin?from=2026-03-02&to=2026-03-01');
  await expect(page.getByText('These days were not a range of 1 to 366 days')).toBeVisible();
  await expect(link('7 days')).toHaveAttribute('aria-current', 'page');
});

test('a CSV is one table of figures, named by it and its days', async ({ adminCookies }) => {
  for (const table of ['answers', 'totals', 'daily-sessions', 'visits', 'funnel', 'requests-by-source']) {
    const { headers, body: file } = await sendRaw(`/admin/export?table=${table}&range=30`, {
      headers: { cookie: cookieHeader(adminCookies) },
    });
    expect(headers['content-disposition']).toMatch(
      new RegExp(`filename="flip-method-${table}-\\d{4}-\\d\\d-\\d\\d-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
    );
    expect(file).toMatch(/^".+\r\n/);
    if (table === 'daily-sessions') expect(file).toMatch(/\r\n"\d{4}-\d\d-\d\d",\d+,/);
    expect(file).not.toContain('marta@example.org');
  }
});

let site: SecondSite | undefined;
test.afterAll(() => site?.stop());

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
  const overview = /^POST \/rest\/v1\/rpc\/admin_overview/;
  site = await startSecondSite();
  const { siteUrl, api } = site;
  const admin = await adminClient();
  api.fail(overview, async (range) => {
    const { data } = await admin.rpc('admin_overview', range as object);
    return { status: 200, body: emptied(data) };
  });
  await page.goto(`${siteUrl}/admin?range=7`);
  await expect(page.getByRole('region', { name: 'First steps' }).getByRole('link')).toHaveCount(7);
  const figures = (await cardsOn(page)).filter((_, place) => place % 2);
  expect(figures.join(', ')).toBe('0, 0, 0, 0.0, Active, 0');
  await expect(page.getByText('No techniques in this period.')).toBeVisible();
  await expect(page.getByText('No requests in this period.')).toHaveCount(2);
  await page.goto(`${siteUrl}/admin/inbox?q=no-such-word`);
  await expect(page.getByText('No message fits.')).toBeVisible();

  api.fail(overview, async () => {
    await sleep(2_000);
    return { status: 500, body: { code: 'XX000', message: 'broken' } };
  });
  await page.goto(`${siteUrl}/admin?range=30`, { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading dashboard...' })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load dashboard data.' });
  await expect(alert).toContainText('Error');
  await expect(page.getByRole('heading', { name: 'Recent Users' })).toHaveCount(0);
  api.heal();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Daily Sessions (Last 30 Days)' })).toBeVisible();
});
