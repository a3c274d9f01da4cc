import { assertEnv } from '@/lib/env';
import { logMissingPages } from '@/lib/http/log-missing-pages';
import { recordPeerAddresses } from '@/lib/http/peer-address';
import { logAsJson } from '@/lib/log/json-lines';

/** What has to be in place before the first request; ends the process when the environment cannot work. */
export function prepareServer(): void {
  if (process.env.NODE_ENV === 'production') logAsJson();
  recordPeerAddresses();
  logMissingPages();
  try {
    assertEnv(process.env.BUILT_FOR_SITE_URL || undefined);
  } catch (error) {
    // Thrown errors are only logged by Next, with a stack; a server that cannot work should not start.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
