import { assertEnv } from '@/lib/env';
import { recordPeerAddresses } from '@/lib/http/client-address';
import { prepareRequests } from '@/lib/http/node-server';
import { replacePlainErrors } from '@/lib/http/refusals';
import { logAsJson } from '@/lib/log/json-lines';
import { logMissingPages } from '@/lib/log/missing-pages';
import { reportRefusal } from '@/lib/log/report-error';
import { type BackendRefused, refusalChannel } from '@/lib/supabase/backend';

/** Prepares the server for its first request; exits if the environment is invalid. */
export function prepareServer(): void {
  if (process.env.NODE_ENV === 'production') logAsJson();
  prepareRequests();
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
