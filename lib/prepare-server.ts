import { assertEnv } from '@/lib/env';
import { logMissingPages } from '@/lib/http/log-missing-pages';
import { recordPeerAddresses } from '@/lib/http/peer-address';
import { logAsJson } from '@/lib/log/json-lines';

/** Prepares the server for its first request; exits if the environment is invalid. */
export function prepareServer(): void {
  if (process.env.NODE_ENV === 'production') logAsJson();
  recordPeerAddresses();
  logMissingPages();
  try {
    assertEnv(process.env.BUILT_FOR_SITE_URL || undefined);
  } catch (error) {
    // Next would only log a thrown error, with its stack, and carry on.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
