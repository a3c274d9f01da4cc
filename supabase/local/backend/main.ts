import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import postgres from 'postgres';
import { notifySupervisor, serveUntilStopped } from '../child.ts';
import { migrate } from '../database/migrate.ts';
import { preparePlatform } from '../database/prepare-platform.ts';
import { databaseUrl, loadSettings } from '../settings.ts';
import { readProjectConfig } from './auth-config.ts';
import { type Api, createApi } from './create-api.ts';
import { redirectGoogleCalls, startGoogle } from './google.ts';
import { startPostgrest } from './real-services.ts';

/** Milliseconds between attempts to reconnect to the database. */
const pause = 250;

/**
 * The driver writes to its socket from a timer. If the connection has just broken, that throws an uncatchable
 * error, and the connection then hangs forever.
 */
const isBrokenWrite = (error: unknown) =>
  error instanceof TypeError && /reading 'write'/.test(error.message) && /nextWrite/.test(error.stack ?? '');

const unavailable = () => Response.json({ message: 'The database is starting.' }, { status: 503 });

/** Uses a new connection for each attempt, because the driver backs off after failures. */
async function untilItAnswers(databaseUrl: string): Promise<void> {
  for (;;) {
    const sql = postgres(databaseUrl, { max: 1, connect_timeout: 2, onnotice: () => {} });
    try {
      await sql`select 1`;
      return;
    } catch {
      await sleep(pause);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

/**
 * An API that survives database restarts: when the driver has failed, it is recreated with new connections,
 * and responds with 503 meanwhile. Any other uncaught error still ends the process.
 */
async function resilientApi(databaseUrl: string, make: () => Promise<Api>): Promise<Api> {
  let api: Api | null = await make();
  async function renew(broken: Api) {
    api = null;
    broken.close().catch(() => {});
    while (!api) {
      await untilItAnswers(databaseUrl);
      api = await make().catch(() => null);
    }
  }
  process.on('uncaughtException', (error) => {
    console.error(error);
    if (!isBrokenWrite(error)) process.exit(1);
    if (api) void renew(api);
  });
  return {
    handle: async (request) => (api ? api.handle(request) : unavailable()),
    close: async () => {
      await api?.close();
    },
  };
}

const settings = loadSettings(process.argv[2] ?? '');

await preparePlatform(settings);
const applied = await migrate(databaseUrl(settings)).catch((error: Error) => {
  notifySupervisor({ failed: error.message });
  throw error;
});
for (const name of applied) notifySupervisor({ progress: `migration ${name}` });
await startGoogle(settings);
redirectGoogleCalls(settings.googleUrl);
const config = readProjectConfig();
const restUrl = await startPostgrest(settings, config);
const api = await resilientApi(databaseUrl(settings), () => createApi(settings, config, restUrl));
const server = serve(
  {
    hostname: '127.0.0.1',
    port: settings.ports.api,
    fetch: (request) => api.handle(request),
  },
  () =>
    serveUntilStopped(
      async () => void server.close(),
      () => api.close(),
    ),
);
