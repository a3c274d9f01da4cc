import { type ApiCall, jsonOf, withJson } from './http.ts';
import { type Factors, factorFields } from './mfa/factors.ts';
import { readToken, signToken } from './tokens.ts';

const PASSKEY_SIGN_IN = '/passkeys/authentication/verify';
const completed = ['/settings', '/user', '/token', '/verify', PASSKEY_SIGN_IN];

type Json = Record<string, unknown>;

/** The sign-in method for the `amr` claim; null for a refresh. */
function methodOf({ authPath, url }: ApiCall): string | null {
  if (authPath === '/verify') return 'otp';
  if (authPath === PASSKEY_SIGN_IN) return 'passkey';
  const grant = url.searchParams.get('grant_type');
  return grant === 'password' ? 'password' : grant === 'refresh_token' ? null : 'oauth';
}

/**
 * Adds what the auth service adds to the package's responses: `aal` and `amr` in access tokens,
 * `confirmed_at`, and the account's factors; and passkeys in its settings. Notes the browser of a session.
 */
export async function completeAnswer(
  call: ApiCall,
  response: Response,
  factors: Factors,
  jwtSecret: string,
): Promise<Response> {
  if (!response.ok || !completed.includes(call.authPath ?? '')) return response;
  const body = (await jsonOf(response)) as Json | null;
  if (!body) return response;
  if (call.authPath === '/settings') return withJson(response, { ...body, passkeys_enabled: true });
  if (call.authPath === '/user') return withJson(response, await withFactors(body, factors));
  if (typeof body.access_token !== 'string') return response;
  const claims = readToken(body.access_token, jwtSecret);
  if (!claims?.session_id) return response;
  const agent = call.request.headers.get('user-agent');
  const ofSession = await factors.noteSession(claims.session_id, methodOf(call), agent);
  const user = (body.user ?? {}) as Json;
  const { app_metadata, user_metadata, email_confirmed_at } = user;
  const iss = `${call.url.origin}/auth/v1`;
  const ofAccount = { app_metadata, user_metadata, phone: '', is_anonymous: false, iss };
  const access_token = signToken({ ...claims, ...ofAccount, ...ofSession }, jwtSecret);
  // An older name of the same time, which the package omits if Google confirmed the address.
  const confirmed = email_confirmed_at ? { confirmed_at: email_confirmed_at } : {};
  return withJson(response, {
    ...body,
    ...(body.user ? { user: await withFactors({ ...user, ...confirmed }, factors) } : {}),
    access_token,
  });
}

/** The newer version of the auth service's API, which the client library asks for. Only errors differ. */
const version = { header: 'x-supabase-api-version', name: '2024-01-01' } as const;

/** An error as the version of the API has it that the call asks for. */
export async function versionedError({ authPath, request }: ApiCall, response: Response): Promise<Response> {
  const isNewer = request.headers.get(version.header) === version.name;
  if (response.ok || authPath === null || !isNewer) return response;
  const { error_code, msg, code: _status, ...more } = ((await jsonOf(response)) ?? {}) as Json;
  if (typeof error_code !== 'string') return response;
  return withJson(response, { code: error_code, message: msg, ...more }, { [version.header]: version.name });
}

async function withFactors(user: Json, factors: Factors): Promise<Json> {
  const found = typeof user.id === 'string' ? await factors.ofUser(user.id) : [];
  return found.length > 0 ? { ...user, factors: found.map(factorFields) } : user;
}
