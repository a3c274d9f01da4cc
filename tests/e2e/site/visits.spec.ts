import { sampleChapters } from '@/content/chapters/chapters';
import { workbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { expect, test } from '../../support/fixtures.ts';
import { connect } from '../../support/stack.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('leaving a page counts one view, except for opt-outs and bots', async ({ playwright, baseURL }) => {
  const sql = connect();
  const label = `visit-test-${Date.now() % 1e6}`;
  const viewsOf = async (name: string) => {
    const [row] = await sql<{ views: number }[]>`
      select sum(views)::integer as views from private.daily_visits where name = ${name}`;
    return row?.views ?? 0;
  };
  const counted = () => viewsOf(label);
  const [pages, links] = [await viewsOf('/press'), await viewsOf('direct')];
  const address = `${baseURL}/press?utm_source=${label}`;
  const post = async (headers: Record<string, string>) => {
    const sent = { referer: address, origin: baseURL ?? '', 'user-agent': phone, ...headers };
    return (await fetch(`${baseURL}/api/visit`, { method: 'POST', headers: sent })).status;
  };
  // A beacon sent on unload has the browser's own user agent, which only a launch option can change.
  const options = test.info().project.use.launchOptions;
  const browser = await playwright.chromium.launch({
    ...options,
    args: [...(options?.args ?? []), `--user-agent=${phone}`],
  });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    expect(await counted()).toBe(0);
    await page.goto(`${baseURL}/terms`);
    await expect.poll(counted).toBe(1);
    expect(await page.context().cookies()).toEqual([]);
    const reasons: Record<string, string>[] = [
      { 'sec-gpc': '1' },
      { dnt: '1' },
      { 'user-agent': 'Googlebot/2.1' },
    ];
    for (const headers of reasons) expect(await post(headers)).toBe(204);
    expect(await counted()).toBe(1);
    // The same request without a reason to exclude it.
    expect(await post({})).toBe(204);
    expect(await counted()).toBe(2);
    // At least, as other tests may count views too.
    expect((await viewsOf('/press')) - pages).toBeGreaterThanOrEqual(2);
    expect((await viewsOf('direct')) - links).toBeGreaterThanOrEqual(2);
  } finally {
    await browser.close();
    await sql`delete from private.daily_visits where name = ${label}`;
    await sql.end();
  }
});

test('a page counts as missing only if there is none', async ({ baseURL }) => {
  const sql = connect();
  const counted = [paths.landing, paths.chapter(sampleChapters[0].id)];
  const uncounted = [paths.workbookFillPart(workbook.parts[0].id), `${paths.contact}/book`];
  const lost = '/lost-on-the-way';
  const missing = async () => {
    const rows = await sql<{ name: string }[]>`select name from private.daily_visits where part = 'missing'`;
    return rows.map(({ name }) => name);
  };
  try {
    for (const path of [...counted, ...uncounted, lost]) {
      const headers = { referer: baseURL + path, origin: baseURL ?? '', 'user-agent': phone };
      await fetch(`${baseURL}/api/visit`, { method: 'POST', headers });
    }
    const names = await missing();
    expect(names).toContain(lost);
    for (const path of [...counted, ...uncounted]) expect(names).not.toContain(path);
    const pages = await sql`select from private.daily_visits
      where day = (now() at time zone 'utc')::date and part = 'pages' and name in ${sql(counted)}`;
    expect(pages).toHaveLength(2);
  } finally {
    await sql`delete from private.daily_visits where name = ${lost}`;
    await sql.end();
  }
});
