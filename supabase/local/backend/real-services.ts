import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { databaseUrl, type StackSettings } from '../settings.ts';
import type { ProjectConfig } from './auth-config.ts';
import { signToken } from './tokens.ts';

async function untilOk(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await sleep(250);
  }
}

/** Waits for an auth service; it creates its tables before it responds. */
export const untilItAnswers = (authUrl: string) => untilOk(`${authUrl}/health`);

/** Starts the real data API, if `POSTGREST` is the path of its program, with the schemas and roles of a hosted project. */
export async function startPostgrest(
  settings: StackSettings,
  { api }: ProjectConfig,
): Promise<string | null> {
  const program = process.env.POSTGREST;
  if (!program) return null;
  const port = settings.ports.mailbox + 4;
  // As on the hosted service, where this role may do nothing but become another.
  const database = new URL(databaseUrl(settings));
  const sql = postgres(database.href, { max: 1 });
  await sql.unsafe(`alter role authenticator login password '${database.password}'`);
  await sql.end();
  database.username = 'authenticator';
  const child = spawn(program, [], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PGRST_DB_URI: database.href,
      PGRST_DB_SCHEMAS: api.schemas.join(),
      PGRST_DB_EXTRA_SEARCH_PATH: api.extra_search_path.join(),
      PGRST_DB_MAX_ROWS: String(api.max_rows),
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_JWT_SECRET: settings.secrets.jwtSecret,
      PGRST_LOG_LEVEL: 'warn',
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
  });
  process.once('exit', () => child.kill());
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
  });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([untilOk(url), failed]);
  failed.catch(() => {});
  return url;
}

/**
 * Forwards a call to a real service, like a hosted project's gateway.
 * @param prefix of the service's paths at the gateway
 */
export async function passOn(
  request: Request,
  { secrets }: StackSettings,
  service: string,
  prefix: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name);
  const key = headers.get('apikey') ?? '';
  const roles: Record<string, string> = {
    [secrets.publishableKey]: 'anon',
    [secrets.secretKey]: 'service_role',
  };
  const role = roles[key];
  if (role && [null, `Bearer ${key}`].includes(headers.get('authorization'))) {
    const exp = Math.floor(Date.now() / 1000) + 60;
    headers.set('authorization', `Bearer ${signToken({ role, exp }, secrets.jwtSecret)}`);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(`${service}${pathname.slice(prefix.length)}${search}`, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: await request.arrayBuffer() }),
  });
  const passed = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) passed.delete(name);
  const isEmpty = answer.status === 204 || answer.status === 304;
  return new Response(isEmpty ? null : await answer.arrayBuffer(), {
    status: answer.status,
    headers: passed,
  });
}
