import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Api } from './create-api.ts';

/** Milliseconds between two tries to reach a database that is gone. */
const pause = 250;

/**
 * The driver writes to its connection from a timer. When the connection breaks right before, that throws where no code
 * can catch it, and the connection waits forever from then on.
 */
const isBrokenWrite = (error: unknown) =>
  error instanceof TypeError && /reading 'write'/.test(error.message) && /nextWrite/.test(error.stack ?? '');

const unavailable = () => Response.json({ message: 'The database is starting.' }, { status: 503 });

/** With a new connection for each try: the driver would wait longer after each that failed. */
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
 * An API that outlives its database: when a restart of PostgreSQL has broken the driver, it is made anew, with fresh
 * connections, and answers 503 until then. Any other uncaught error still ends the process.
 */
export async function lastingApi(databaseUrl: string, make: () => Promise<Api>): Promise<Api> {
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
