import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { assertEnv } from '@/lib/env';
import { recordPeerAddresses } from '@/lib/http/client-address';
import { replacePlainErrors } from '@/lib/http/refusals';
import { logAsJson } from '@/lib/log/json-lines';
import { logMissingPages } from '@/lib/log/missing-pages';
import { reportRefusal } from '@/lib/log/report-error';
import { type BackendRefused, refusalChannel } from '@/lib/supabase/backend';

/** Longer than the usual 60 s of proxies: one that reuses a connection just as the server closes it answers 502. */
const KEEP_ALIVE_MS = 75_000;

/** Here and not as an option of `next start`, so that it holds however the server is started. */
function keepConnections(): void {
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    server.keepAliveTimeout = Math.max(server.keepAliveTimeout, KEEP_ALIVE_MS);
  });
}

/** Prepares the server for its first request; exits if the environment is invalid. */
export function prepareServer(): void {
  if (process.env.NODE_ENV === 'production') logAsJson();
  keepConnections();
  recordPeerAddresses();
  logMissingPages();
  replacePlainErrors();
  refusalChannel.subscribe((refused) => void reportRefusal((refused as BackendRefused).facts));
  try {
    assertEnv(process.env.BUILT_FOR_SITE_URL || undefined);
  } catch (error) {
    // Next would only log a thrown error, with its stack, and carry on.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
