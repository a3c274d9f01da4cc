import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { expect } from '../../support/fixtures.ts';
import { directCards, directDashboardTables, directPeople } from './direct-dashboard.ts';
import { type Days, directDays, directFlipTables } from './direct-flips.ts';
import { directVisitTables } from './direct-visits.ts';
import { readCards, readPeople, readTables } from './screen.ts';

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

/**
 * Compares every figure of the dashboard with a direct query. Retries until one attempt matches completely, because other
 * tests write concurrently.
 * @param site the origin, and the query string that selects the range
 * @param daily the caption of the daily table, and its days if they differ from the range
 */
export async function expectFiguresToAgree(
  page: Page,
  sql: postgres.Sql,
  [site, query]: [site: string, query: string],
  { from, to }: Days,
  daily: { title: string } & Partial<Days>,
): Promise<void> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const shift = (day: string, by: number) =>
    new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
  const before = { from: shift(from, -days), to: shift(from, -1) };
  await expect(async () => {
    const open = async (path: string) => {
      await page.goto(`${site}${path}${query}`);
      await page.getByRole('table').first().waitFor();
      return readTables(page);
    };
    const { 'From visitor to regular': funnel, ...figures } = await open('/admin');
    expect(funnel).toBeDefined();
    expect(figures).toEqual({
      ...(await directVisitTables(sql, { from, to }, before)),
      // Session types are of 30 days where no range is chosen.
      ...(await directFlipTables(sql, { from, to }, query ? undefined : { from: shift(to, -29), to })),
      ...(await directDashboardTables(sql, { from, to }, before)),
      [daily.title]: await directDays(sql, { from, to, ...daily }),
    });
    expect(await readCards(page)).toEqual(await directCards(sql));
    expect(await readPeople(page)).toEqual(await directPeople(sql));
  }).toPass({ timeout: 40_000 });
}
