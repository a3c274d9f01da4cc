import { startSecondSite } from '../../support/second-site.ts';
import { cookieHeader, expect, test } from './people.ts';

test('a workspace page makes an access check, then reads its data and the settings at once', {
  tag: '@long',
}, async ({ adminCookies }) => {
  const site = await startSecondSite();
  try {
    const cookie = cookieHeader(adminCookies);
    for (const [path, shows] of [
      ['/admin?range=90', 'Daily Sessions (Last 90 Days)'],
      ['/admin/people', 'Accounts'],
      ['/admin/inbox', 'Messages'],
      ['/admin/mails', 'Not delivered'],
      ['/admin/mails/newsletter', 'Subscribers'],
      ['/admin/settings', 'Audit log'],
      ['/admin/content', 'Before you can publish'],
    ] as const) {
      site.api.calls.length = 0;
      const page = await fetch(`${site.siteUrl}${path}`, { headers: { cookie } });
      expect.soft(await page.text(), path).toContain(shows);
      const calls = site.api.calls.map(({ name }) => name.replace('POST /rest/v1/rpc/', ''));
      const data = [expect.stringMatching(/^admin_(?!gate)/)];
      // What each person chose for themselves.
      if (path === '/admin/settings') data.unshift(expect.stringMatching(/user_roles/));
      // Accounts show days, not times.
      const settings = path === '/admin/people' ? [] : ['site_settings'];
      expect.soft(calls[0], path).toBe('admin_gate');
      expect.soft(calls.slice(1).sort(), path).toEqual([...data, ...settings]);
    }
  } finally {
    await site.stop();
  }
});
