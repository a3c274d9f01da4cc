import { expect, it } from 'vitest';
import { site } from '@/scripts/live-site';

/** What `live:check` says of the visitors of a site that takes its call for one from this client. */
async function findingsFor(client: string | null, url = 'https://flip.example', more = {}, now?: number) {
  const answers: Record<string, object> = {
    '/api/health': { status: 'ok' },
    '/api/cron/figures': { client, now },
  };
  const fetch = async (input: string | URL | Request, { headers }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(input));
    // Without `wait` a call with the secret would count the figures, and be taken for the scheduler's.
    if (pathname === '/api/cron/figures' && headers) expect(searchParams.get('wait')).toBe('0');
    return Response.json(answers[pathname]);
  };
  const env = { SITE_URL: url, CRON_SECRET: 'x', ...more };
  return site({ env, fetch, resolveTxt: async () => [], resolveMx: async () => [] });
}

async function findingFor(client: string | null, url?: string) {
  const findings = await findingsFor(client, url);
  return findings.find(({ what }) => what === 'Each visitor counts as one client');
}

it('visitors that all count as one, or choose their address, are found, whatever proxies do', async () => {
  for (const own of ['198.51.100.9', '2001:db8::9']) expect((await findingFor(own))?.isGood).toBe(true);
  expect((await findingFor('127.0.0.1', 'http://127.0.0.1:3000'))?.isGood).toBe(true);
  const found = (fix: string) => ({ isGood: false, fix: expect.stringContaining(fix) });
  for (const proxy of [null, '10.0.0.2', '172.18.0.1', '127.0.0.1', '::1', 'fd00::1'])
    expect(await findingFor(proxy)).toMatchObject(found('All visitors'));
  expect(await findingFor('203.0.113.7')).toMatchObject(found('Visitors choose'));
});

it.each([
  [0, true, ''],
  [-50, true, ''],
  [7_200, false, 'ahead of'],
  [-7_200, false, 'behind'],
])('a clock that is off by %i seconds is found', async (seconds, isGood, fix) => {
  const findings = await findingsFor('198.51.100.9', undefined, {}, Date.now() + seconds * 1_000);
  const clock = findings.find(({ what }) => what === 'The clock of the site is right');
  expect(clock).toMatchObject({ isGood, fix: expect.stringContaining(fix) });
});

const odd = ['postgres://me:p/w#x@db/postgres', 'postgres://me:p%w@db/postgres', '[YOUR-PASSWORD]'];
it.each(odd)('an address that cannot be read leaves the other findings: %s', async (SUPABASE_DB_URL) => {
  const findings = await findingsFor('198.51.100.9', undefined, { SUPABASE_DB_URL });
  expect(findings.find(({ what }) => what === 'The scheduler calls the site')?.isGood).toBe(null);
});
