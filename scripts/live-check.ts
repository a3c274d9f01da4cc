import { createHmac } from 'node:crypto';
import { resolveTxt } from 'node:dns/promises';
import { EnvError, parseEnv, serverEnvSchema } from '../lib/env-schema.ts';
import { openPlaceholders } from '../lib/placeholders.ts';
import { readMigrations } from '../supabase/local/database/migrate.ts';
import { connectDatabase } from './connect-database.ts';
import { runSupabaseCli } from './supabase-cli.ts';

export interface Finding {
  what: string;
  /** Null: could not be checked; `fix` says what is needed for that. */
  isGood: boolean | null;
  fix: string;
}

export interface World {
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
  resolveTxt: typeof resolveTxt;
}

type Check = (world: World) => Promise<Finding[]>;

const found = (what: string, isGood: boolean | null, fix: string): Finding => ({ what, isGood, fix });
const ask = ({ fetch }: World, url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(() => null);
const refOf = (url = '') => /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(url)?.[1];

const environment: Check = async ({ env }) => {
  const open = openPlaceholders(env).map((placeholder) =>
    found(placeholder, false, 'Set it: docs/owner.md.'),
  );
  try {
    parseEnv(serverEnvSchema, env);
    return [found('Every variable of .env.example is set', true, ''), ...open];
  } catch (error) {
    const fault = error instanceof EnvError ? error.message : 'The environment cannot be read.';
    return [found(fault, false, 'Set it where the server and this command read it.'), ...open];
  }
};

const keys: Check = async (world) => {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishable = '' } = world.env;
  const secret = world.env.SUPABASE_SECRET_KEY ?? '';
  const read = (table: string, apikey: string) =>
    ask(world, `${url}/rest/v1/${table}&limit=1`, { headers: { apikey, authorization: `Bearer ${apikey}` } });
  const [queue, refused, admins] = await Promise.all([
    read('email_jobs?select=id', secret),
    read('email_jobs?select=id', publishable),
    read('user_roles?select=user_id&role=eq.admin', secret),
  ]);
  const isUp = queue !== null && queue.status < 500;
  const isRefusal = (status = 0) => status === 401 || status === 403;
  const someAdmin = admins?.ok ? ((await admins.json()) as unknown[]).length > 0 : null;
  return [
    found(
      'Supabase answers',
      isUp,
      queue
        ? `It answers ${queue.status}: resume the project if it is paused, or see its status page.`
        : 'Nothing answers at NEXT_PUBLIC_SUPABASE_URL: copy it again from Settings > API.',
    ),
    found(
      'The secret key reads the mail queue',
      isUp ? queue.ok : null,
      queue?.status === 404
        ? 'The table is missing: npx supabase db push --remote.'
        : isUp
          ? 'Copy it again from Settings > API keys.'
          : 'Supabase has to answer first.',
    ),
    found(
      'The publishable key does not',
      isUp && refused ? isRefusal(refused.status) : null,
      refused?.ok ? 'The two keys are the same or swapped.' : 'Copy it again from Settings > API keys.',
    ),
    found(
      'There is an admin',
      someAdmin,
      someAdmin === null
        ? 'The secret key has to work first.'
        : 'Sign up, then npm run admin:grant -- you@example.org.',
    ),
  ];
};

const migrations: Check = async ({ env }) => {
  const what = 'Every migration has been applied';
  if (!env.SUPABASE_DB_URL)
    return [found(what, null, 'SUPABASE_DB_URL (Connect > Session pooler) is needed to check this.')];
  const sql = connectDatabase(env.SUPABASE_DB_URL, { max: 1, connect_timeout: 10 });
  try {
    const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
    const applied = new Set(rows.map(({ version }) => version));
    const missing = readMigrations().filter(({ version }) => !applied.has(version));
    const names = missing.map(({ version, name }) => `${version}_${name}`).join(', ');
    return [
      found(
        missing.length ? `Not applied: ${names}` : what,
        missing.length === 0,
        'npx supabase db push --remote',
      ),
    ];
  } catch {
    return [found(what, false, 'npx supabase db push --remote, or correct SUPABASE_DB_URL.')];
  } finally {
    await sql.end({ timeout: 1 });
  }
};

const settings: Check = async (world) => {
  const { NEXT_PUBLIC_SUPABASE_URL, SUPABASE_ACCESS_TOKEN: token } = world.env;
  const ref = refOf(NEXT_PUBLIC_SUPABASE_URL) ?? world.env.SUPABASE_PROJECT_REF;
  const what = 'The project has the settings of supabase/config.toml';
  if (!token || !ref)
    return [found(what, null, 'SUPABASE_ACCESS_TOKEN (Account > Access Tokens) is needed to check this.')];
  const api = world.env.SUPABASE_API_URL ?? 'https://api.supabase.com';
  const headers = { authorization: `Bearer ${token}` };
  const auth = await ask(world, `${api}/v1/projects/${ref}/config/auth`, { headers });
  const tls = await ask(world, `${api}/v1/projects/${ref}/ssl-enforcement`, { headers });
  const enforced = tls?.ok
    ? ((await tls.json()) as { currentConfig?: { database?: boolean } }).currentConfig?.database === true
    : null;
  const values = auth?.ok ? ((await auth.json()) as Record<string, unknown>) : null;
  const isOn = (name: string) => (values ? values[name] === true : null);
  const profile = world.env.SUPABASE_PROFILE ? ['--profile', world.env.SUPABASE_PROFILE] : [];
  let differences: string[] | null = null;
  try {
    const output = runSupabaseCli(['config', 'diff', `--remote=${ref}`, ...profile], {
      SUPABASE_ACCESS_TOKEN: token,
    });
    differences = [...output.matchAll(/^([a-z][\w.]+) \[(?:update|local-only)\]/gm)].map(
      ([, name = '']) => name,
    );
  } catch {
    // The CLI's output may contain a secret, so it is not shown.
  }
  return [
    found(
      differences?.length ? `Settings that differ: ${differences.join(', ')}` : what,
      differences && differences.length === 0,
      'npx supabase config push (docs/going-live.md says what it needs).',
    ),
    found('"Enforce SSL" is on', enforced, 'Database > Settings > SSL configuration.'),
    found(
      '"IP address forwarding" is on',
      isOn('security_sb_forwarded_for_enabled'),
      'Authentication > Rate Limits.',
    ),
    found(
      '"Require current password when updating" is on',
      isOn('security_update_password_require_current_password'),
      'Authentication > Sign In / Providers > Email.',
    ),
  ];
};

/** Whether the auth service takes passkeys is public: the sign-in page of the site must not offer more. */
const passkeys: Check = async (world) => {
  const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: apikey = '', PASSKEYS } = world.env;
  const answer = await ask(world, `${NEXT_PUBLIC_SUPABASE_URL}/auth/v1/settings`, { headers: { apikey } });
  const isOn = answer?.ok
    ? ((await answer.json()) as { passkeys_enabled?: boolean }).passkeys_enabled === true
    : null;
  const isWanted = PASSKEYS !== 'off';
  return [
    found(
      isWanted
        ? 'The project takes passkeys, as the site offers'
        : 'The project takes no passkeys, as the site says',
      isOn === null ? null : isOn === isWanted,
      isWanted
        ? 'npx supabase config push (PASSKEY_DOMAIN is the bare domain), or PASSKEYS=off.'
        : 'Set `enabled = false` under [auth.passkey], then npx supabase config push; or leave out PASSKEYS.',
    ),
  ];
};

/** Whether the first account, the owner's, is younger than 30 days, or there is none. */
async function isFirstMonth(world: World): Promise<boolean> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: apikey = '' } = world.env;
  const answer = await ask(world, `${url}/rest/v1/profiles?select=created_at&order=created_at&limit=1`, {
    headers: { apikey, authorization: `Bearer ${apikey}` },
  });
  const [first] = answer?.ok ? ((await answer.json()) as { created_at: string }[]) : [];
  return !first || Date.now() - Date.parse(first.created_at) < 30 * 86_400_000;
}

const mail: Check = async (world) => {
  const domain = world.env.EMAIL_FROM?.split('@')[1];
  if (!domain) return [];
  const texts = async (name: string) => {
    const records = await world
      .resolveTxt(name)
      .catch((error: { code?: string }) => (/^ENO(?:DATA|TFOUND)$/.test(error.code ?? '') ? [] : null));
    return records?.map((parts) => parts.join('')) ?? null;
  };
  const has = async (names: readonly string[], pattern: RegExp) => {
    const all = await Promise.all(names.map(texts));
    return (
      all.some((records) => records?.some((record) => pattern.test(record))) ||
      (all.includes(null) ? null : false)
    );
  };
  const from = 'Resend > Domains shows the record to add.';
  return [
    found(`SPF of ${domain}`, await has([`send.${domain}`, domain], /^v=spf1\b/), from),
    found(`DKIM of ${domain}`, await has([`resend._domainkey.${domain}`], /\bp=\S/), from),
    found(
      `DMARC of ${domain}`,
      await has([`_dmarc.${domain}`], /^v=DMARC1\b/),
      `A TXT record for _dmarc.${domain}, such as v=DMARC1; p=none; rua=mailto:…`,
    ),
    found(
      `DMARC of ${domain} keeps others from sending in its name`,
      (await isFirstMonth(world))
        ? null
        : await has([`_dmarc.${domain}`], /^v=DMARC1\b.*;\s*p=(?:quarantine|reject)\b/),
      `From the second month on: p=quarantine in the TXT record for _dmarc.${domain}, once the reports show only own mails.`,
    ),
  ];
};

/** What `/api/health` may answer; anything else is no answer of this site. */
const healthStates = ['ok', 'mail is late', 'mail to the owner is refused', 'database unreachable'];

const site: Check = async (world) => {
  const { SITE_URL: url = '', CRON_SECRET = '' } = world.env;
  const [front, health] = await Promise.all([ask(world, url), ask(world, `${url}/api/health`)]);
  const target = front?.headers.get('location');
  const body = (await health?.json().catch(() => null)) as { status?: string } | null;
  const state = healthStates.find((each) => each === body?.status);
  const isUp = front?.status === 200 && state !== undefined;
  const bearer = { authorization: `Bearer ${CRON_SECRET}` };
  const [stranger, scheduler] = await Promise.all([
    ask(world, `${url}/api/cron/figures`),
    // Counting figures again changes nothing.
    ask(world, `${url}/api/cron/figures`, { headers: bearer }),
  ]);
  return [
    found(
      `The site answers at ${url}`,
      isUp,
      target
        ? `It redirects to ${target}: SITE_URL is the address at which readers arrive.`
        : front
          ? `It answers ${front.status}, and ${state ? 'its health is known' : '/api/health is not this site’s'}: see the server log and the DNS.`
          : 'Start it, or correct SITE_URL and the DNS.',
    ),
    found(
      'The site reaches its database',
      state ? state !== 'database unreachable' : null,
      state
        ? 'See the server log; compare its Supabase URL and keys with these.'
        : 'The site has to answer first.',
    ),
    found(
      'No stranger can start the queue',
      isUp && stranger ? stranger.status === 401 : null,
      stranger
        ? `The site answers ${stranger.status} without CRON_SECRET: set it.`
        : 'The site has to answer first.',
    ),
    found(
      'The site has the CRON_SECRET of this file',
      isUp && scheduler ? scheduler.ok : null,
      isUp
        ? 'Set the same value on the host and in the scheduler, then restart the site.'
        : 'The site has to answer first.',
    ),
    found(
      'The webhook takes events signed with RESEND_WEBHOOK_SECRET, and no others',
      isUp ? await takesOwnEvents(world, url) : null,
      `Resend > Webhooks: ${url}/api/webhooks/resend, and its signing secret on the host; then restart the site.`,
    ),
    await schedule(world, state),
  ];
};

/** Whether the webhook takes a signed event, which it has no use for, and rejects it with a wrong signature. */
async function takesOwnEvents(world: World, url: string): Promise<boolean> {
  const body = JSON.stringify({ type: 'contact.checked', data: {} });
  const send = async (secret: string) => {
    const id = `msg_${crypto.randomUUID()}`;
    const time = Math.floor(Date.now() / 1_000);
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    const headers = { 'svix-id': id, 'svix-timestamp': String(time), 'svix-signature': `v1,${signature}` };
    return (await ask(world, `${url}/api/webhooks/resend`, { method: 'POST', body, headers }))?.status;
  };
  const secret = world.env.RESEND_WEBHOOK_SECRET ?? '';
  return (
    (await send(secret)) === 200 && (await send(`whsec_${btoa('another secret of a stranger')}`)) === 401
  );
}

/** Whether the scheduler calls: the figures are counted every ten minutes, and the queue every minute. */
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
  const sql = connectDatabase(env.SUPABASE_DB_URL, { max: 1, connect_timeout: 10 });
  try {
    const [row] = await sql<{ calls: boolean | null }[]>`
      select max(counted_at) > now() - interval '30 minutes' as calls from private.funnel_weeks`;
    return found(what, row?.calls ?? false, fix);
  } catch {
    return found(what, null, 'The database has to answer first, with every migration.');
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Compares the live project with what the code needs. No finding contains a secret. */
export async function liveCheck(world: World): Promise<Finding[]> {
  const checks = [environment, keys, migrations, settings, passkeys, mail, site];
  return (await Promise.all(checks.map((check) => check(world)))).flat();
}

/**
 * `npm run live:check [-- you@example.org [--workspace]]`, with the project's variables in the environment. With an address, walks the
 * site where nothing is wrong.
 * @returns the exit code
 */
export async function run(args: readonly string[]): Promise<number> {
  const findings = await liveCheck({ env: process.env, fetch, resolveTxt });
  for (const { what, isGood, fix } of findings) {
    const mark = isGood === null ? '?' : isGood ? '✓' : '✗';
    process.stdout.write(`${mark} ${what}${isGood ? '' : `\n    ${fix}`}\n`);
  }
  if (findings.some(({ isGood }) => isGood === false)) return 1;
  const email = args.find((each) => each.includes('@'));
  if (email) {
    const { walkLive } = await import('./live-walk.ts');
    await walkLive(process.env, email, args.includes('--workspace'));
  } else
    process.stdout.write(
      'With an address of yours it also walks the site: npm run live:check -- you@example.org\n',
    );
  return 0;
}
