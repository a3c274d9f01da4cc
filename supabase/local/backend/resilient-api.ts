import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Api } from './create-api.ts';

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
export async function resilientApi(databaseUrl: string, make: () => Promise<Api>): Promise<Api> {
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
    handle: async (request, peerAddress) => (api ? api.handle(request, peerAddress) : unavailable()),
    close: async () => {
      await api?.close();
    },
  };
}
