import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { flipWords } from '@/content/flip/flip';
import { writeDate, writeWeekday } from '@/lib/domain/admin/range';
import { addDays } from '@/lib/domain/local-date';
import { expect } from '../../support/fixtures.ts';

/*
 * The dashboard's cards, flips and people, counted from the rows without its rollups and functions: a difference is a bug on one of
 * the two sides. The tables of visits and of the workbook are compared with direct counts in tests/database.
 */

interface Days {
  from: string;
  to: string;
}

type Tables = Record<string, string[][]>;

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
const readPeople = (page: Page): Promise<string[][]> =>
  page
    .getByRole('region', { name: 'Recent Users' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [...item.children].map((part) => (part.textContent ?? '').trim())),
    );

/** A UTC date relative to today. */
export const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

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
async function countFlips(sql: postgres.Sql, { from, to }: Days): Promise<[all: string, ...types: string[]]> {
  const none = { flips: 0, people: 0 };
  const [all = none, completed = none, action = none, flipped = none, emergency = none] = await sql<Part[]>`
    select count(*) filter (where fits)::int as flips, count(distinct user_id) filter (where fits)::int as people
    from public.flip_sessions, lateral (values (1, true), (2, flip_step_reached = 'complete'), (3, action_needed),
      (4, not action_needed), (5, was_emergency_mode)) as kind (place, fits)
    where session_date between ${from} and ${to} group by place order by place`;
  const types = [cell(completed), cell(action, flipped), cell(flipped, action), cell(emergency)];
  return [formatCount(all.flips), ...types];
}

async function directDays(sql: postgres.Sql, { from, to }: Days): Promise<string[][]> {
  const lines: string[][] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    lines.push([writeWeekday(day), ...(await countFlips(sql, { from: day, to: day }))]);
  return lines;
}

const names: Record<string, { name: string }> = flipWords.techniques;

/** @param types the days of the session types, which are others */
async function directFlipTables(sql: postgres.Sql, range: Days, types: Days): Promise<Tables> {
  const used = await sql<(Part & { technique: string })[]>`
    select flip_technique as technique, count(*)::int as flips, count(distinct user_id)::int as people
    from public.flip_sessions where session_date between ${range.from} and ${range.to} and flip_technique is not null
    group by 1 order by 2 desc, 1`;
  const rare = used.filter(isFew);
  const sum = (key: keyof Part) => rare.reduce((total, part) => total + part[key], 0);
  const techniques = used
    .filter((part) => !isFew(part))
    .map((part) => [names[part.technique]?.name ?? '?', cell(part)]);
  if (rare.length > 0) techniques.push(['Other', cell({ flips: sum('flips'), people: sum('people') })]);
  const titles = ['Completed', 'Action needed', 'No action needed', 'Emergency'];
  const [, ...cells] = await countFlips(sql, types);
  return {
    'Session Types': titles.map((title, index) => [title, cells[index] ?? '']),
    Techniques: techniques,
  };
}

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
  return people.map(({ email, created_at }) => [
    email ?? 'Unknown',
    `Joined ${writeDate(created_at.toISOString())}`,
    'User',
  ]);
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
