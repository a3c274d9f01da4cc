import { resolveMx, resolveTxt } from 'node:dns/promises';
import { EnvError, openPlaceholders, parseEnv, plainEnv, serverEnvSchema } from '../lib/env-schema.ts';
import { readMigrations } from '../supabase/local/database/migrate.ts';
import { connectDatabase } from './connect-database.ts';
import { ask, type Check, type Finding, found, type World } from './live-finding.ts';
import { mail, mailService } from './live-mail.ts';
import { inFront, site } from './live-site.ts';
import { runSupabaseCli } from './supabase-cli.ts';

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
        : 'Copy it again from Settings > API keys.',
      'Supabase has to answer first.',
    ),
    found(
      'The publishable key does not',
      isUp && refused ? isRefusal(refused.status) : null,
      refused?.ok ? 'The two keys are the same or swapped.' : 'Copy it again from Settings > API keys.',
      'Supabase has to answer first.',
    ),
    found(
      'There is an admin',
      someAdmin,
      'Sign up, then npm run admin:grant -- you@example.org.',
      'The secret key has to work first.',
    ),
  ];
};

const migrations: Check = async ({ env }) => {
  const what = 'Every migration has been applied';
  if (!env.SUPABASE_DB_URL)
    return [found(what, null, 'SUPABASE_DB_URL (Connect > Session pooler) is needed to check this.')];
  let sql: ReturnType<typeof connectDatabase> | undefined;
  try {
    sql = connectDatabase(env.SUPABASE_DB_URL, { max: 1, connect_timeout: 10 });
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
  } catch (error) {
    const code = String(Object(error).code ?? 'without a code');
    const isEmpty = code === '42P01';
    return [
      found(
        isEmpty
          ? 'No migration has been applied'
          : `The migrations are not known: no connection to the database (${code})`,
        false,
        isEmpty
          ? 'npx supabase db push --remote'
          : /CERT|SIGNATURE|ENOENT/.test(code)
            ? 'Set SUPABASE_DB_CA to the file from Database > Settings > SSL configuration.'
            : 'Copy SUPABASE_DB_URL again (Connect > Session pooler), with the database’s password in it, percent-encoded.',
      ),
    ];
  } finally {
    await sql?.end({ timeout: 1 });
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
  const rest = await ask(world, `${api}/v1/projects/${ref}/postgrest`, { headers });
  const { max_rows } = rest?.ok ? ((await rest.json()) as { max_rows?: number }) : {};
  const values = auth?.ok ? ((await auth.json()) as Record<string, unknown>) : null;
  const isOn = (name: string) => (values ? values[name] === true : null);
  const profile = world.env.SUPABASE_PROFILE ? ['--profile', world.env.SUPABASE_PROFILE] : [];
  let differences: string[] | null = null;
  try {
    const output = await runSupabaseCli(['config', 'diff', `--remote=${ref}`, ...profile], {
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
    found(
      '"Max rows" of the data API is 1,000 or more',
      max_rows === undefined ? null : max_rows >= 1_000,
      'Settings > Data API. With fewer, exports and totals take more requests.',
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
      'Supabase has to answer first, and take the publishable key.',
    ),
  ];
};

/** Compares the live project with what the code needs. No finding contains a secret. */
export async function liveCheck(world: World): Promise<Finding[]> {
  const checks = [environment, keys, migrations, settings, passkeys, mailService, mail, site, inFront];
  return (await Promise.all(checks.map((check) => check(world)))).flat();
}

/**
 * `npm run live:check [-- you@example.org [--workspace]]`, with the project's variables in the environment. With an address, walks the
 * site where nothing is wrong.
 * @returns the exit code
 */
export async function run(args: readonly string[]): Promise<number> {
  const env = plainEnv(process.env);
  const findings = await liveCheck({ env, fetch, resolveTxt, resolveMx });
  for (const { what, isGood, fix } of findings) {
    const mark = isGood === null ? '?' : isGood ? '✓' : '✗';
    process.stdout.write(`${mark} ${what}${isGood ? '' : `\n    ${fix}`}\n`);
  }
  if (findings.some(({ isGood }) => isGood === false)) return 1;
  const email = args.find((each) => each.includes('@'));
  if (email) {
    const { walkLive } = await import('./live-walk.ts');
    await walkLive(env, email, args.includes('--workspace'));
  } else
    process.stdout.write(
      'With an address of yours it also walks the site: npm run live:check -- you@example.org\n',
    );
  return 0;
}
