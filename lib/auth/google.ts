import 'server-only';

import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { BackendUnavailable, callBackend, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { boundedFetch } from '@/lib/supabase/bounded-fetch';
import { createServerClient } from '@/lib/supabase/server';
import { endSession } from './end-session';
import type { Refused } from './refused';

type GoogleOutcome = { status: 'ready'; url: string } | Refused;

/**
 * Starts a Google sign-in. The server calls the auth service, not the browser, so that a misconfiguration or
 * an outage is reported on our own page.
 * @param from which sign-in page was used
 * @param next path to land on
 * @throws when the auth service's response cannot be read
 */
export async function beginGoogleSignIn(from: 'site' | 'app', next: string): Promise<GoogleOutcome> {
  return callBackend(async () => {
    const message = await guardRate('google');
    if (message) return { status: 'limited', message };
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const client = await createServerClient({ signal });
    await endSession(client, 'global', signal);
    const back = new URL(paths.authCallback, publicEnv().SITE_URL);
    back.search = new URLSearchParams({ from, next }).toString();
    const { data, error } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: back.href, skipBrowserRedirect: true },
    });
    if (error) return { status: 'refused', reason: error.message };
    return await readAuthorizeAnswer(data.url, signal);
  });
}

async function readAuthorizeAnswer(url: string, signal: AbortSignal): Promise<GoogleOutcome> {
  const answer = await boundedFetch(signal)(url, { redirect: 'manual' }).catch((cause) => {
    throw new BackendUnavailable(cause);
  });
  const location = answer.headers.get('location');
  if (location) return { status: 'ready', url: new URL(location, url).href };
  if (answer.status >= 500) return { status: 'unavailable' };
  const { msg, message } = (await answer.json().catch(() => ({}))) as { msg?: unknown; message?: unknown };
  const reason = msg ?? message;
  if (typeof reason !== 'string')
    throw new Error(`The sign-in with Google began with ${answer.status} and no word.`);
  return { status: 'refused', reason };
}
