import { expect, test } from 'vitest';
import { inFront } from '@/scripts/live-site';
import { state } from '../../support/stack.ts';

const env = {
  SITE_URL: state.siteUrl,
  CRON_SECRET: state.cronSecret,
  RESEND_WEBHOOK_SECRET: state.webhookSecret,
};

/** What a proxy or CDN does instead: its own status, other headers, or `from → to` in the body. */
type Fault = (path: string, sent: RequestInit) => number | string | Record<string, string> | false;
const inPage =
  (change: string): Fault =>
  (path) =>
    path === '/resources' && change;
const faults: [name: string, ceiling: RegExp, fault: Fault][] = [
  ['a small buffer for headers', /^Headers/, (path) => path.length > 2_000 && 502],
  ['headers cut off', /^Headers/, (path) => path.length > 2_000 && 307],
  ['a limit of bodies', /^A body/, (_, { body }) => String(body).length > 100_000 && 413],
  ['an impatient proxy', /^An answer/, (path) => path.includes('wait=') && 504],
  ['a proxy that answers by itself', /^An answer/, (path) => path.includes('wait=') && 200],
  ['a connection that the server has closed', /^A connection/, afterEight('/api/reports', 502)],
  ['a cache that obeys nothing', /^Caches/, (path) => path === '/' && { 'cache-control': 's-maxage=9' }],
  ['a kept document', /^Caches/, (path) => path === '/' && { age: '70' }],
  ['files not kept', /^Caches/, (path) => path.endsWith('.js') && { 'cache-control': 'no-store' }],
  ['hidden addresses', /^Documents/, inPage('mailto: → /cdn-cgi/l/email#')],
  ['a script of the CDN', /^Documents/, inPage('</body> → <script>x()</script>')],
  ['its file', /^Documents/, inPage('</body> → <script src="/cdn-cgi/x.js"></script>')],
];

function afterEight(wanted: string, status: number): Fault {
  let times = 0;
  return (path) => path === wanted && ++times > 8 && status;
}

test.each(faults)('found in front of the site: %s', async (_, ceiling, fault) => {
  const proxied: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    const instead = fault(url.pathname + url.search, init);
    if (typeof instead === 'number') return new Response(instead === 200 ? '{}' : '', { status: instead });
    const answer = await fetch(input, init);
    if (!instead) return answer;
    const [from = '', to = ''] = typeof instead === 'string' ? instead.split(' → ') : [];
    const headers = { ...Object.fromEntries(answer.headers), ...(typeof instead === 'object' && instead) };
    return new Response((await answer.text()).replaceAll(from, to), { status: answer.status, headers });
  };
  const dns = { resolveTxt: async () => [], resolveMx: async () => [] };
  const findings = await inFront({ env, fetch: proxied, ...dns, slowSeconds: { answer: 0.2, idle: 0.05 } });
  const bad = findings.filter(({ isGood }) => !isGood).map(({ what }) => what);
  expect(bad).toEqual([expect.stringMatching(ceiling)]);
});
