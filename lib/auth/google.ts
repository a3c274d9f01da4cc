import 'server-only';

import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { BackendUnavailable, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { boundedFetch } from '@/lib/supabase/bounded-fetch';
import { createServerClient } from '@/lib/supabase/server';
import type { Refused } from './auth-errors';
import { endSession } from './end-session';

type GoogleOutcome = { status: 'ready'; url: string } | Refused;

/**
 * Starts a Google sign-in. The server calls the auth service, not the browser, so that a misconfiguration or
 * an outage is reported on our own page.
 * @param from which sign-in page was used
 * @param next path to land on
 * @throws BackendUnavailable; another error when the auth service's response cannot be read
 */
export async function beginGoogleSignIn(from: 'site' | 'app', next: string): Promise<GoogleOutcome> {
  if (publicEnv().GOOGLE_SIGN_IN === 'off')
    return { status: 'refused', code: 'provider_disabled', reason: 'disabled' };
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
  if (error) return { status: 'refused', code: error.code ?? '', reason: error.message };
  return readAuthorizeResponse(data.url, signal);
}

async function readAuthorizeResponse(url: string, signal: AbortSignal): Promise<GoogleOutcome> {
  const response = await boundedFetch(signal)(url, { redirect: 'manual' }).catch((cause) => {
    throw new BackendUnavailable(cause);
  });
  const location = response.headers.get('location');
  if (location) return { status: 'ready', url: new URL(location, url).href };
  if (response.status >= 500) throw new BackendUnavailable();
  const { msg, message } = (await response.json().catch(() => ({}))) as { msg?: unknown; message?: unknown };
  const reason = msg ?? message;
  if (typeof reason !== 'string')
    throw new Error(`The authorize endpoint responded with ${response.status} and without a message.`);
  return { status: 'refused', code: '', reason };
}
