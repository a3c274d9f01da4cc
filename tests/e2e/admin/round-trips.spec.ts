import { startSecondSite } from '../../support/second-site.ts';
import { cookieHeader, expect, test } from './people.ts';

test('each workspace page makes two backend calls: access check and data', { tag: '@long' }, async ({
  adminCookies,
}) => {
  const site = await startSecondSite();
  try {
    const cookie = cookieHeader(adminCookies);
    for (const [path, shows] of [
      ['/admin?range=90&stream=off', 'Daily Sessions (Last 90 Days)'],
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
      // Content is part of the build, so only access is checked.
      const one = path === '/admin/content' ? [] : [expect.stringMatching(/^admin_/)];
      expect.soft(calls, path).toEqual(['admin_gate', ...one]);
    }
  } finally {
    await site.stop();
  }
});
