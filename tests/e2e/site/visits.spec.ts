import { expect, test } from '../../support/fixtures.ts';
import { connect } from '../../support/stack.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('a page that is left is counted once, but not for a reader who asks for that, or a program', async ({
  playwright,
  baseURL,
}) => {
  const sql = connect();
  const label = `visit-test-${Date.now() % 1e6}`;
  const counted = async () => {
    const rows = await sql<{ path: string; source: string; views: number }[]>`
      select path, source, views from private.daily_visits where campaign = ${label}`;
    return rows.map(({ path, source, views }) => `${path} ${source} ${views}`);
  };
  const address = `${baseURL}/press?utm_source=${label}`;
  const post = async (headers: Record<string, string>) => {
    const sent = { referer: address, origin: baseURL ?? '', 'user-agent': phone, ...headers };
    return (await fetch(`${baseURL}/api/visit`, { method: 'POST', headers: sent })).status;
  };
  // What a page sends as it is left goes by the browser's own name, which only its start can change.
  const options = test.info().project.use.launchOptions;
  const browser = await playwright.chromium.launch({
    ...options,
    args: [...(options?.args ?? []), `--user-agent=${phone}`],
  });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    expect(await counted()).toEqual([]);
    await page.goto(`${baseURL}/terms`);
    await expect.poll(counted).toEqual(['/press direct 1']);
    expect(await page.context().cookies()).toEqual([]);
    const reasons: Record<string, string>[] = [
      { 'sec-gpc': '1' },
      { dnt: '1' },
      { 'user-agent': 'Googlebot/2.1' },
    ];
    for (const headers of reasons) expect(await post(headers)).toBe(204);
    expect(await counted()).toEqual(['/press direct 1']);
    // The same without a reason to leave it out.
    expect(await post({})).toBe(204);
    expect(await counted()).toEqual(['/press direct 2']);
  } finally {
    await browser.close();
    await sql`delete from private.daily_visits where campaign = ${label}`;
    await sql.end();
  }
});
