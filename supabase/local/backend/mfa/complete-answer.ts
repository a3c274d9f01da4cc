import { type ApiCall, jsonOf } from '../http.ts';
import { readToken, signToken } from '../json-web-token.ts';
import { type Factors, factorFields } from './factors.ts';

const PASSKEY_SIGN_IN = '/passkeys/authentication/verify';

type Json = Record<string, unknown>;

/** The sign-in method for the `amr` claim; null if this is not a sign-in. */
function methodOf({ authPath, url }: ApiCall): string | null {
  if (authPath === '/verify') return 'otp';
  if (authPath === '/signup') return 'password';
  if (authPath === PASSKEY_SIGN_IN) return 'passkey';
  if (authPath !== '/token') return null;
  const grant = url.searchParams.get('grant_type');
  return grant === 'password' ? 'password' : grant === 'refresh_token' ? null : 'oauth';
}

/**
 * Adds what the auth service adds to the package's responses: `aal` and `amr` in access tokens,
 * `confirmed_at`, and the account's factors; and passkeys in its settings.
 */
export async function completeAnswer(
  call: ApiCall,
  response: Response,
  factors: Factors,
  jwtSecret: string,
): Promise<Response> {
  if (call.authPath === '/settings' && response.ok)
    return answer(response, { ...((await jsonOf(response)) as Json), passkeys_enabled: true });
  const isUser = call.authPath === '/user';
  const mayHaveTokens = ['/token', '/verify', '/signup', PASSKEY_SIGN_IN].includes(call.authPath ?? '');
  if (!response.ok || !(isUser || mayHaveTokens)) return response;
  const body = (await jsonOf(response)) as Json | null;
  if (!body) return response;
  if (isUser) return answer(response, await withFactors(body, factors));
  if (typeof body.access_token !== 'string') return response;
  const { app_metadata, user_metadata } = (body.user ?? {}) as Json;
  const ofAccount = {
    app_metadata,
    user_metadata,
    phone: '',
    is_anonymous: false,
    iss: `${call.url.origin}/auth/v1`,
  };
  const access_token = await withClaims(body.access_token, ofAccount, methodOf(call), factors, jwtSecret);
  const user = body.user ? { user: await withFactors(withConfirmation(body.user as Json), factors) } : {};
  return answer(response, { ...body, ...user, access_token });
}

async function withClaims(
  token: string,
  ofAccount: Json,
  method: string | null,
  factors: Factors,
  jwtSecret: string,
): Promise<string> {
  const claims = readToken(token, jwtSecret);
  if (!claims?.session_id) return token;
  if (method) await factors.addAmr(claims.session_id, method);
  const aal = (await factors.sessionAal(claims.session_id)) ?? 'aal1';
  return signToken({ ...claims, ...ofAccount, aal, amr: await factors.amrOf(claims.session_id) }, jwtSecret);
}

/** Older name of the same time, which the package omits if Google confirmed the address. */
const withConfirmation = (user: Json): Json =>
  user.email_confirmed_at ? { ...user, confirmed_at: user.email_confirmed_at } : user;

async function withFactors(user: Json, factors: Factors): Promise<Json> {
  const found = typeof user.id === 'string' ? await factors.ofUser(user.id) : [];
  return found.length > 0 ? { ...user, factors: found.map(factorFields) } : user;
}

function answer(response: Response, body: Json): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(body, { status: response.status, headers });
}
