import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { expect } from '../../support/fixtures.ts';

/*
 * The dashboard's cards, flips and people, counted from the rows without its rollups and functions: a difference is a bug on one of
 * the two sides. The tables of visits and of the workbook are compared with direct counts in tests/database.
 */

interface Days {
  from: string;
  to: string;
}

export type Tables = Record<string, string[][]>;

/** The text of every body cell of every table, by caption. */
export function readTables(page: Page): Promise<Tables> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main table:has(caption)')].map((table) => [
        table.querySelector('caption')?.textContent ?? '',
        [...table.querySelectorAll('tbody tr')].map((row) =>
          [...row.children].map((cell) => (cell.textContent ?? '').trim()),
        ),
      ]),
    ),
  );
}

/** The figures of the stat cards, by label. */
export function readCards(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('section[aria-label="So far"] dt')].map((label) => [
        label.textContent ?? '',
        label.nextElementSibling?.textContent ?? '',
      ]),
    ),
  );
}

/** The list of accounts, newest first: email, date, badge. */
async function readPeople(page: Page): Promise<string[][]> {
  const section = page.getByRole('region', { name: 'Recent Users' });
  const items = await section.getByRole('listitem').all();
  return Promise.all(
    items.map((item) =>
      item.evaluate((element) => [...element.children].map((part) => (part.textContent ?? '').trim())),
    ),
  );
}

/** A UTC date relative to today. */
export const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A custom range. */
export const pickedDays: Days = { from: daysFromNow(-40), to: daysFromNow(-21) };

/** The caption of the daily table. */
export function dailyTitle({ from, to }: Days): string {
  const day = (iso: string) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      Date.parse(iso),
    );
  const [firstYear, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  const first = firstYear === lastYear ? day(from) : `${day(from)} ${firstYear}`;
  return `Daily Sessions (${first} to ${day(to)} ${lastYear})`;
}

const count = new Intl.NumberFormat('en-GB');
const formatCount = (value: number | string) => count.format(Number(value));

interface Part {
  flips: number;
  people: number;
}

/** The count, or null if it covers one to four people. */
const shown = ({ flips, people }: Part) => (people > 0 && people < 5 ? null : flips);
/** Also null if its counterpart covers one to four people and could be derived from it. */
const paired = (own: Part, counterpart: Part) =>
  counterpart.people > 0 && counterpart.people < 5 ? null : shown(own);
const cell = (value: number | null) => (value === null ? 'under 5' : formatCount(value));

type Parts = Record<'all' | 'completed' | 'action' | 'flipped' | 'emergency', Part>;

async function countParts(sql: postgres.Sql, { from, to }: Days): Promise<Parts> {
  const rows = await sql<{ kind: string; flips: number; people: number }[]>`
    with f as (select * from public.flip_sessions where session_date >= ${from} and session_date <= ${to})
    select 'all' as kind, count(*)::int as flips, count(distinct user_id)::int as people from f
    union all select 'completed', count(*)::int, count(distinct user_id)::int from f where flip_step_reached = 'complete'
    union all select 'action', count(*)::int, count(distinct user_id)::int from f where action_needed is true
    union all select 'flipped', count(*)::int, count(distinct user_id)::int from f where action_needed is false
    union all select 'emergency', count(*)::int, count(distinct user_id)::int from f where was_emergency_mode`;
  return Object.fromEntries(rows.map(({ kind, ...part }) => [kind, part])) as unknown as Parts;
}

/** The flips of a range by type, as the screen writes them. */
async function directTypes(sql: postgres.Sql, range: Days): Promise<string[][]> {
  const { completed, action, flipped, emergency } = await countParts(sql, range);
  return [
    ['Completed', cell(shown(completed))],
    ['Action needed', cell(paired(action, flipped))],
    ['No action needed', cell(paired(flipped, action))],
    ['Emergency', cell(shown(emergency))],
  ];
}

async function directDays(sql: postgres.Sql, { from, to }: Days): Promise<string[][]> {
  const lines: string[][] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    const parts = await countParts(sql, { from: day, to: day });
    const name = new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(time);
    const { all, completed, action, flipped, emergency } = parts;
    const rest = [shown(completed), paired(action, flipped), paired(flipped, action), shown(emergency)];
    lines.push([name, formatCount(all.flips), ...rest.map(cell)]);
  }
  return lines;
}

const techniqueNames: Record<string, string> = {
  'times-table': '36 Times Table',
  'jumping-jacks': '20 Jumping Jacks',
  'cold-water': 'Cold Water/Ice',
  'text-someone': 'Text Someone',
  'plan-dinner': 'Plan Dinner',
  'count-objects': 'Count Objects',
};

/** @param types the days of the session types, if they are others */
async function directFlipTables(sql: postgres.Sql, range: Days, types = range): Promise<Tables> {
  const used = await sql<{ technique: string; flips: number; people: number }[]>`
    select flip_technique as technique, count(*)::int as flips, count(distinct user_id)::int as people
    from public.flip_sessions where session_date between ${range.from} and ${range.to} and flip_technique is not null
    group by 1 order by 2 desc, 1`;
  const rare = used.filter(({ people }) => people < 5);
  const rarePeople = rare.reduce((sum, { people }) => sum + people, 0);
  const rareFlips = rare.reduce((sum, { flips }) => sum + flips, 0);
  const techniques = used
    .filter(({ people }) => people >= 5)
    .map(({ technique, flips }) => [techniqueNames[technique] ?? '?', formatCount(flips)]);
  if (rare.length > 0) techniques.push(['Other', rarePeople < 5 ? 'under 5' : formatCount(rareFlips)]);
  return {
    'Session Types': await directTypes(sql, types),
    Techniques: techniques,
  };
}

const day = (iso: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(iso);

async function directCards(sql: postgres.Sql): Promise<Record<string, string>> {
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

async function directPeople(sql: postgres.Sql): Promise<string[][]> {
  const people = await sql<{ email: string | null; created_at: Date }[]>`
    select p.email, p.created_at from public.profiles as p order by p.created_at desc, p.id limit 10`;
  return people.map(({ email, created_at }) => [email ?? 'Unknown', `Joined ${day(created_at)}`, 'User']);
}

/**
 * Compares the dashboard of the last seven days with direct queries. Retries until one attempt matches completely, because other
 * tests write concurrently.
 */
export async function expectFiguresToAgree(page: Page, sql: postgres.Sql): Promise<void> {
  const range = { from: daysFromNow(-6), to: daysFromNow(0) };
  await expect(async () => {
    await page.goto('/admin');
    await page.getByRole('table').first().waitFor();
    const tables = await readTables(page);
    expect(tables).toMatchObject({
      // Session types are of 30 days where no range is chosen.
      ...(await directFlipTables(sql, range, { ...range, from: daysFromNow(-29) })),
      'Daily Sessions (Last 7 Days)': await directDays(sql, range),
    });
    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining([
        ...['From visitor to regular', 'Visits and page views', 'Visits by day', 'Pages', 'Campaigns'],
        ...['First pages of visits', 'Where visits come from', 'Read before asking for the workbook'],
        ...['First page of visits that asked', 'Presses to buy the book', 'Pages that were not found'],
        ...['Errors', 'Requests, confirmations, unsubscribes', 'By source', 'By campaign', 'Course progress'],
      ]),
    );
    expect(await readCards(page)).toEqual(await directCards(sql));
    expect(await readPeople(page)).toEqual(await directPeople(sql));
  }).toPass({ timeout: 40_000 });
}
