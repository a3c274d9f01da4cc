import { sampleChapters } from '@/content/chapters/chapters';
import { workbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { expect, test } from '../../support/fixtures.ts';
import { connect, state } from '../../support/stack.ts';

const sql = connect();
test.afterAll(() => sql.end());

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Reports a visit of this page. @returns the status of the response */
async function post(page: string, headers: Record<string, string> = {}): Promise<number> {
  const sent = { referer: state.siteUrl + page, origin: state.siteUrl, 'user-agent': phone, ...headers };
  return (await fetch(`${state.siteUrl}/api/visit`, { method: 'POST', headers: sent })).status;
}

test('leaving a page counts one view, except for opt-outs and bots', async ({ playwright, baseURL }) => {
  const label = `visit-test-${Date.now() % 1e6}`;
  const viewsOf = async (name: string) => {
    const [row] = await sql<{ views: number }[]>`
      select sum(count)::integer as views from private.daily_visits where name = ${name}`;
    return row?.views ?? 0;
  };
  const counted = () => viewsOf(label);
  const [pages, links] = [await viewsOf('/press'), await viewsOf('direct')];
  const path = `/press?utm_source=${label}`;
  // A beacon sent on unload has the browser's own user agent, which only a launch option can change.
  const options = test.info().project.use.launchOptions;
  const args = [...(options?.args ?? []), `--user-agent=${phone}`];
  const browser = await playwright.chromium.launch({ ...options, args });
  try {
    const page = await browser.newPage();
    await page.goto(baseURL + path);
    expect(await counted()).toBe(0);
    await page.goto(`${baseURL}/terms`);
    await expect.poll(counted).toBe(1);
    expect(await page.context().cookies()).toEqual([]);
    // The last one has no reason to be excluded.
    for (const [views, headers] of [
      [1, { 'sec-gpc': '1' }],
      [1, { 'user-agent': 'Googlebot/2.1' }],
      [2, undefined],
    ] as const)
      expect([await post(path, headers), await counted()]).toEqual([204, views]);
    // At least, as other tests may count views too.
    expect((await viewsOf('/press')) - pages).toBeGreaterThanOrEqual(2);
    expect((await viewsOf('direct')) - links).toBeGreaterThanOrEqual(2);
  } finally {
    await browser.close();
    await sql`delete from private.daily_visits where name = ${label}`;
  }
});

test('a page counts as missing only if there is none', async () => {
  const counted = [paths.landing, paths.chapter(sampleChapters[0].id)];
  const uncounted = [paths.workbookFillPart(workbook.parts[0].id), `${paths.contact}/book`];
  const lost = '/lost-on-the-way';
  const all = [...counted, ...uncounted, lost];
  for (const path of all) await post(path);
  const rows = await sql`select dimension, name from private.daily_visits
    where day = (now() at time zone 'utc')::date and dimension in ('missing', 'pages') and name = any(${all})`.values();
  await sql`delete from private.daily_visits where name = ${lost}`;
  const expected = [...counted.map((name) => ['pages', name]), ['missing', lost]];
  expect([...rows]).toEqual(expect.arrayContaining(expected));
  expect(rows).toHaveLength(expected.length);
});
