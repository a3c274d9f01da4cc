import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { flipWords } from '../../../content/flip/flip.ts';
import { writeDate, writeDays, writeWeekday } from '../../../lib/domain/admin/range.ts';
import { readState } from '../../../scripts/state.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { anonymousClient } from '../../support/stack.ts';
import { sendRaw } from './entry-points.ts';
import { cookieHeader, daysFromNow, expect, sql, test } from './people.ts';

/*
 * The dashboard's cards, flips and people, counted from the rows without its rollups and functions: a difference is a bug on one of
 * the two sides. The tables of visits and of the workbook are compared with direct counts in tests/database.
 */

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

/** The figures of the stat cards, by label. */
const readCards = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('section[aria-label="So far"] dt')].map((label) => [
        label.textContent ?? '',
        label.nextElementSibling?.textContent ?? '',
      ]),
    ),
  );

const formatCount = (value: number) => new Intl.NumberFormat('en-GB').format(value);

interface Part {
  flips: number;
  people: number;
}

const isFew = ({ people }: Part) => people > 0 && people < 5;
/** A count, hidden if it is of one to four people, also where it follows from the count of its counterpart. */
const cell = (own: Part, counterpart = own) =>
  isFew(own) || isFew(counterpart) ? 'under 5' : formatCount(own.flips);

/** The flips of a range, all and by type, as the screen writes them. */
async function countFlips(from: string, to = from): Promise<[all: string, ...types: string[]]> {
  const none = { flips: 0, people: 0 };
  const [all = none, completed = none, action = none, flipped = none, emergency = none] = await sql<Part[]>`
    select count(*) filter (where fits)::int as flips, count(distinct user_id) filter (where fits)::int as people
    from public.flip_sessions, lateral (values (1, true), (2, flip_step_reached = 'complete'), (3, action_needed),
      (4, not action_needed), (5, was_emergency_mode)) as kind (place, fits)
    where session_date between ${from} and ${to} group by place order by place`;
  const types = [cell(completed), cell(action, flipped), cell(flipped, action), cell(emergency)];
  return [formatCount(all.flips), ...types];
}

const names: Record<string, { name: string }> = flipWords.techniques;

/** The flips of a range by technique; those of one to four people are together. */
async function countTechniques(from: string, to: string): Promise<string[][]> {
  const used = await sql<(Part & { technique: string })[]>`
    select case when people < 5 then '' else technique end as technique, sum(flips)::int as flips, sum(people)::int as people
    from (select flip_technique as technique, count(*) as flips, count(distinct user_id) as people from public.flip_sessions
      where session_date between ${from} and ${to} and flip_technique is not null group by 1) as parts
    group by 1 order by bool_or(people < 5), 2 desc, 1`;
  return used.map((part) => [names[part.technique]?.name ?? 'Other', cell(part)]);
}

async function countAll(): Promise<Record<string, string>> {
  const [row] = await sql`select
    (select count(*) from public.profiles)::int as users,
    (select count(*) from public.profiles where created_at at time zone 'UTC' >= date_trunc('day', now() at time zone 'UTC'))::int as today,
    (select count(*) from public.flip_sessions)::int as flips,
    (select count(distinct user_id) from public.flip_sessions
      where session_date > (now() at time zone 'UTC')::date - 7 and session_date <= (now() at time zone 'UTC')::date)::int as active`;
  const { users, today, flips, active } = row ?? {};
  return {
    'Total Users': formatCount(users),
    'New Today': formatCount(today),
    'Total Sessions': formatCount(flips),
    'Avg/User': (users === 0 ? 0 : Math.round((flips / users) * 10) / 10).toFixed(1),
    'Active in 7 days': formatCount(active),
    Status: 'Active',
  };
}

test('seven days match direct queries; another range is kept while other pages are looked at; days of one’s own are in the URL and the table, or fall back', async ({
  adminPage: page,
}) => {
  const link = (name: string) =>
    page.getByRole('link', { name, exact: true }).locator('visible=true').first();
  const week = Array.from({ length: 7 }, (_, day) => daysFromNow(day - 6));
  const people = page.getByRole('region', { name: 'Recent Users' }).getByRole('listitem');
  // Until one attempt matches completely, because other tests write concurrently.
  await expect(async () => {
    await page.goto('/admin');
    await page.getByRole('table').first().waitFor();
    const tables = await readTables(page);
    // Session types are of 30 days where no range is chosen.
    const [, ...types] = await countFlips(daysFromNow(-29), daysFromNow(0));
    const titles = ['Completed', 'Action needed', 'No action needed', 'Emergency'];
    expect(tables).toMatchObject({
      'Session Types': titles.map((title, index) => [title, types[index]]),
      Techniques: await countTechniques(daysFromNow(-6), daysFromNow(0)),
      'Daily Sessions (Last 7 Days)': await Promise.all(
        week.map(async (day) => [writeWeekday(day), ...(await countFlips(day))]),
      ),
    });
    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining([
        ...['From visitor to regular', 'Visits and page views', 'Visits by day', 'Pages', 'Campaigns'],
        ...['First pages of visits', 'Where visits come from', 'Read before asking for the workbook'],
        ...['First page of visits that asked', 'Presses to buy the book', 'Pages that were not found'],
        ...['Errors', 'Requests, confirmations, unsubscribes', 'By source', 'By campaign', 'Course progress'],
      ]),
    );
    expect(await readCards(page)).toEqual(await countAll());
    const newest = await sql`select coalesce(email, 'Unknown') as email, created_at
      from public.profiles order by created_at desc, id limit 10`;
    expect(await people.allTextContents()).toEqual(
      newest.map(({ email, created_at }) => `${email}Joined ${writeDate(created_at.toISOString())}User`),
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
  const title = `Daily Sessions (${writeDays(from, to)})`;
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
    // A header, and as many fields in each line.
    const [header = '', ...lines] = file.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(header).toMatch(/^"/);
    const fields = (line: string) => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length;
    expect(lines.map(fields)).toEqual(lines.map(() => fields(header)));
    if (table === 'daily-sessions') expect(lines[0]).toMatch(/^"\d{4}-\d\d-\d\d",\d+,/);
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
  const admin = anonymousClient();
  await admin.auth.signInWithPassword(readState().accounts.admin);
  api.fail(overview, async (range) => {
    const { data } = await admin.rpc('admin_overview', range as object);
    return { status: 200, body: emptied(data) };
  });
  await page.goto(`${siteUrl}/admin?range=7`);
  await expect(page.getByRole('region', { name: 'First steps' }).getByRole('link')).toHaveCount(7);
  expect(Object.values(await readCards(page))).toEqual(['0', '0', '0', '0.0', 'Active', '0']);
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
