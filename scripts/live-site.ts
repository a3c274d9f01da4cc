import { createHash, createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { load } from 'cheerio';
import { paths } from '../lib/paths.ts';
import { connectDatabase } from './connect-database.ts';
import { ask, type Check, type Finding, found, type World, whoAnswers, whyNot } from './live-finding.ts';

const FIRST = 'The site has to answer first.';

/** What `/api/health` may answer; anything else is no answer of this site. */
const healthStates = [
  ...['ok', 'mail is late', 'mail to the owner is refused'],
  ...['database unreachable', 'database refuses the site'],
];

/** Whether the site answers, takes the secrets of this file and no others, and is called by its scheduler. */
export const site: Check = async (world) => {
  const { SITE_URL: url = '', CRON_SECRET = '' } = world.env;
  const [front, health] = await Promise.all([ask(world, url), ask(world, `${url}/api/health`)]);
  const target = front?.headers.get('location');
  const body = (await health?.json().catch(() => null)) as { status?: string } | null;
  const state = healthStates.find((each) => each === body?.status);
  const isUp = front?.status === 200 && state !== undefined;
  const bearer = { authorization: `Bearer ${CRON_SECRET}` };
  const [stranger, scheduler] = await Promise.all([
    ask(world, `${url}/api/cron/figures`),
    // With `wait` the call counts nothing, and is not taken for the scheduler's.
    ask(world, `${url}/api/cron/figures?wait=0`, { headers: { ...bearer, 'x-forwarded-for': CLAIM } }),
  ]);
  const { client, now } = ((await scheduler?.json().catch(() => null)) ?? {}) as {
    client?: string | null;
    now?: number;
  };
  const own = await ownAddresses(world, url);
  const trace = (await (await ask(world, `${url}/cdn-cgi/trace`))?.text().catch(() => '')) ?? '';
  const seen = /^ip=(\S+)$/m.exec(trace)?.[1] ?? null;
  const off = now === undefined ? null : Math.round((now - Date.now()) / 1_000);
  return [
    found(
      `The site answers at ${url || 'SITE_URL'}`,
      isUp,
      target
        ? `It redirects to ${target}: SITE_URL is the address at which readers arrive.`
        : front
          ? (whoAnswers(front) ??
            `It answers ${front.status}, and ${state ? 'its health is known' : '/api/health is not this site’s'}: see the server log and the DNS.`)
          : await whyNot(world, url),
    ),
    found(
      'The site reaches its database',
      state ? !state.startsWith('database') : null,
      'See the server log; compare its Supabase URL and keys with these.',
      FIRST,
    ),
    found(
      'No stranger can start the queue',
      isUp && stranger ? stranger.status === 401 : null,
      `The site answers ${stranger?.status} without CRON_SECRET: set it.`,
      FIRST,
    ),
    found(
      'The site has the CRON_SECRET of this file',
      isUp && scheduler ? scheduler.ok : null,
      'Set the same value on the host and in the scheduler, then restart the site.',
      FIRST,
    ),
    found(
      'Each visitor counts as one client',
      client === undefined ? null : isVisitor(client, url, own) && isSame(client, seen),
      client === CLAIM
        ? 'Visitors choose their address: let the proxy set X-Forwarded-For (nginx: $proxy_add_x_forwarded_for), and make TRUSTED_PROXIES the number of proxies that do.'
        : `All visitors seem to come from ${client ?? 'nowhere'}: make TRUSTED_PROXIES the number of addresses that proxies append to X-Forwarded-For (Fly.io and Google’s load balancer append two).`,
      'CRON_SECRET has to be right first.',
    ),
    found(
      'The clock of the site is right',
      off === null ? null : Math.abs(off) < LARGEST_OFFSET_S,
      `It is ${Math.abs(off ?? 0)} seconds ${(off ?? 0) > 0 ? 'ahead of' : 'behind'} this computer’s. By a wrong one, people are signed out and the mail service’s events are refused: let the host set it from the network (timedatectl set-ntp true).`,
      'CRON_SECRET has to be right first, and the site of this release.',
    ),
    found(
      'The webhook takes events signed with RESEND_WEBHOOK_SECRET, and no others',
      isUp ? await takesOwnEvents(world, url) : null,
      `Resend > Webhooks: ${url}/api/webhooks/resend, and its signing secret on the host; then restart the site.`,
      FIRST,
    ),
    await schedule(world, state),
    ...(url.startsWith('https:') ? [await plainHttp(world, url)] : []),
  ];
};

/** By http the site refuses each form, and keeps no cookie; where nothing answers by http, browsers try https by themselves. */
async function plainHttp(world: World, url: string): Promise<Finding> {
  const plain = await ask(world, url.replace('https:', 'http:'));
  return found(
    'Who comes by http is led to https',
    plain && /^https:/.test(plain.headers.get('location') ?? ''),
    `It answers ${plain?.status} by http: let the proxy redirect to https (nginx: return 301 https://$host$request_uri).`,
    'Nothing answers by http; browsers try https by themselves.',
  );
}

/** Seconds; calls take some, and a computer is rarely off by more. */
const LARGEST_OFFSET_S = 60;

/** An address of the network that is reserved for documentation: no call comes from it. */
const CLAIM = '203.0.113.7';

/** The addresses at which the site is reached, which some proxies append as their own. */
async function ownAddresses({ lookup: find }: World, url: string): Promise<readonly string[]> {
  if (!url.startsWith('https:')) return [];
  const { hostname } = new URL(url);
  const found = await (find?.(hostname) ?? lookup(hostname, { all: true })).catch(() => []);
  return found.map(({ address }) => address);
}

/** Whether the site took an address for that of a visitor: not one that a visitor may claim, nor that of a proxy of its own. */
function isVisitor(client: string | null, url: string, own: readonly string[]): boolean {
  const isPrivate = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.64)\.|^(?:::1$|f[cd])/.test(
    client ?? '',
  );
  return (
    client !== null && client !== CLAIM && !own.includes(client) && !(isPrivate && url.startsWith('https:'))
  );
}

/**
 * Whether the site took the address that Cloudflare saw, where it is in front, and not that of Cloudflare itself. Two calls may
 * use IPv4 and IPv6.
 */
const isSame = (client: string | null, seen: string | null) =>
  client === null || seen === null || isIP(client) !== isIP(seen) || client === seen;

/** Whether the webhook takes a signed event, which it has no use for, and rejects it with a wrong signature. */
async function takesOwnEvents(world: World, url: string): Promise<boolean> {
  const secret = world.env.RESEND_WEBHOOK_SECRET ?? '';
  return (
    (await sendEvent(world, url, secret)) === 200 &&
    (await sendEvent(world, url, `whsec_${btoa('another secret of a stranger')}`)) === 401
  );
}

/** The status that answers an event which changes nothing, signed with this secret. */
async function sendEvent(
  world: World,
  url: string,
  secret: string,
  filling = '',
): Promise<number | undefined> {
  const body = JSON.stringify({ type: 'contact.checked', data: { filling } });
  const id = `msg_${crypto.randomUUID()}`;
  const time = Math.floor(Date.now() / 1_000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  const headers = { 'svix-id': id, 'svix-timestamp': String(time), 'svix-signature': `v1,${signature}` };
  return (await ask(world, `${url}/api/webhooks/resend`, { method: 'POST', body, headers }))?.status;
}

/** The largest headers that the site sends; `local-stack/response-headers` holds them below. */
const HEADER_BYTES = 3_500;
/** Near the most that the site takes, as for a list of 10,000 subscribers. */
const BODY_BYTES = 900_000;
/** The scheduler's call ends within a minute; idle connections of Node close after five seconds by default. */
const slow = { answer: 50, idle: 6 };

/** Whether what is in front of the site lets through what the site needs; docs/going-live.md has the table. */
export const inFront: Check = async (world) => {
  const { SITE_URL: url = '', RESEND_WEBHOOK_SECRET = '', CRON_SECRET = '' } = world.env;
  const { answer: seconds, idle } = world.slowSeconds ?? slow;
  const alive = await ask(world, `${url}/api/alive`);
  const body = (await alive?.json().catch(() => null)) as { status?: string } | null;
  const isUp = body?.status === 'alive';
  const measure = async (what: string, isGood: () => Promise<boolean>, fix: string) =>
    found(what, isUp ? await isGood() : null, fix, FIRST);
  return Promise.all([
    measure(
      `Headers of ${HEADER_BYTES} bytes arrive`,
      () => largeHeadersArrive(world, url),
      'Let the proxy take response headers of 4,096 bytes (nginx: proxy_buffer_size).',
    ),
    measure(
      `A body of ${BODY_BYTES} bytes arrives whole`,
      async () => (await sendEvent(world, url, RESEND_WEBHOOK_SECRET, 'x'.repeat(BODY_BYTES))) === 200,
      'Let the proxy take bodies of 1 MB (nginx: client_max_body_size); the webhook’s secret has to be right, too.',
    ),
    measure(
      `An answer may take ${seconds} seconds`,
      async () => {
        const begun = Date.now();
        const headers = { authorization: `Bearer ${CRON_SECRET}` };
        const late = await ask(world, `${url}/api/cron/figures?wait=${seconds}`, { headers }, seconds + 20);
        return late?.ok === true && Date.now() - begun >= seconds * 1_000;
      },
      'Let the proxy wait a minute (nginx: proxy_read_timeout; a function: its maximum duration); CRON_SECRET has to be right, too.',
    ),
    measure(
      `A connection that was idle for ${idle} seconds takes the next form`,
      () => idleConnectionsLast(world, url, idle),
      'Let the proxy keep connections to the server for less than the server’s 75 seconds.',
    ),
    measure(
      'Caches keep files with a hash, and no document past a release',
      () => cachesObey(world, url),
      'Let the CDN obey Cache-Control, and cache no HTML by a rule of its own.',
    ),
    measure(
      'Documents arrive as they were written',
      () => documentsAreWhole(world, url),
      'Switch off what rewrites pages: Email Address Obfuscation, Rocket Loader, injected scripts.',
    ),
  ]);
};

/** A redirect repeats the query of its request; to a GET, nginx would keep the address in the same buffer, as a cache's key. */
async function largeHeadersArrive(world: World, url: string): Promise<boolean> {
  const sizeWith = async (filling: string) => {
    const address = `${url}${paths.workbook}/again?filling=${filling}`;
    const answer = await ask(world, address, { method: 'POST', headers: { origin: url } });
    const sizes = [...(answer?.headers ?? [])].map(([name, value]) => name.length + value.length + 4);
    return answer?.status === 307 ? sizes.reduce((sum, size) => sum + size, 20) : 0;
  };
  const least = await sizeWith('');
  return least > 0 && (await sizeWith('x'.repeat(Math.max(0, HEADER_BYTES - least)))) >= HEADER_BYTES - 50;
}

async function idleConnectionsLast(world: World, url: string, seconds: number): Promise<boolean> {
  const post = () => ask(world, `${url}/api/reports`, { method: 'POST', body: '{}' });
  const round = () => Promise.all(Array.from({ length: 8 }, post));
  const first = await round();
  await sleep(seconds * 1_000);
  return [...first, ...(await round())].every((answer) => answer?.status === 204);
}

async function cachesObey(world: World, url: string): Promise<boolean> {
  const page = await ask(world, url);
  const script = load((await page?.text()) ?? '')('script[src]').attr('src') ?? '';
  const file = await ask(world, new URL(script, url).href);
  const kept = page?.headers.get('cache-control') ?? '';
  // The main platform's own cache ends with each deployment.
  const isFresh = page?.headers.has('x-vercel-id') || Number(page?.headers.get('age') ?? 0) === 0;
  const isPrivate = /\b(?:max-age=0|no-cache|no-store)\b/.test(kept) && !/s-maxage/.test(kept);
  return isFresh && isPrivate && /immutable/.test(file?.headers.get('cache-control') ?? '');
}

/** Whether a page has its helplines' addresses, and no script that is neither the site's nor in the page's policy. */
async function documentsAreWhole(world: World, url: string): Promise<boolean> {
  const page = await ask(world, `${url}${paths.resources}`);
  const $ = load((await page?.text()) ?? '');
  const policy = page?.headers.get('content-security-policy') ?? '';
  const links = $('a[href^="mailto:"]').get();
  const scripts = $('script').get();
  const isOurs = (script: (typeof scripts)[number]) => {
    const { src, type } = script.attribs;
    if (src) return /^\/(?:elements|_next)\//.test(src);
    const hash = createHash('sha256').update($(script).text()).digest('base64');
    return type === 'application/ld+json' || policy.includes(`'sha256-${hash}'`);
  };
  return links.length > 0 && scripts.every(isOurs);
}

/** Whether the scheduler calls both jobs: the figures leave their time, the queue is called at least once a day for retention. */
async function schedule({ env }: World, state: string | undefined): Promise<Finding> {
  const what = 'The scheduler calls the site';
  const fix = 'POST /api/cron/mail every minute and /api/cron/figures every ten, with CRON_SECRET as bearer.';
  if (state === 'mail is late') return found(what, false, fix);
  if (!env.SUPABASE_DB_URL)
    return found(
      what,
      null,
      'SUPABASE_DB_URL is needed to see when it called last; with an address, the walk shows it, too.',
    );
  let sql: ReturnType<typeof connectDatabase> | undefined;
  try {
    sql = connectDatabase(env.SUPABASE_DB_URL, { max: 1, connect_timeout: 10 });
    const [row] = await sql<{ figures: boolean | null; mail: boolean }[]>`
      select max(counted_at) > now() - interval '30 minutes' as figures,
        exists (select from public.rate_limits where bucket = 'retention' and window_ends_at > now()) as mail
      from private.funnel_weeks`;
    return found(what, row?.figures === true && row.mail, fix);
  } catch {
    return found(what, null, 'The database has to answer first, with every migration.');
  } finally {
    await sql?.end({ timeout: 1 });
  }
}
