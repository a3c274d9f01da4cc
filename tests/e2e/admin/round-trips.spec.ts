import { startSecondSite } from '../../../tools/attack/second-site.ts';
import { cookieHeader, expect, test } from './people.ts';

test('a view of the dashboard is two calls: who is there, and everything on it', async ({ adminCookies }) => {
  const site = await startSecondSite();
  try {
    const cookie = cookieHeader(adminCookies);
    const page = await fetch(`${site.siteUrl}/admin?range=90&stream=off`, { headers: { cookie } });
    expect(await page.text()).toContain('Daily Sessions (Last 90 Days)');
    expect(site.api.calls.map(({ name }) => name)).toEqual([
      'POST /rest/v1/rpc/admin_gate',
      'POST /rest/v1/rpc/admin_dashboard',
    ]);
  } finally {
    await site.stop();
  }
});
