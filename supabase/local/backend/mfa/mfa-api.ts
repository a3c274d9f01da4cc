import encodeQR from 'qr';
import { z } from 'zod';
import type { StackSettings } from '../../settings.ts';
import { type ApiCall, authError, type Handler } from '../http.ts';
import { readToken } from '../json-web-token.ts';
import type { Users } from '../users.ts';
import { CHALLENGE_SECONDS, type Factor, type Factors, factorFields } from './factors.ts';
import { isTotpCode, makeTotpSecret } from './totp.ts';

const enrolment = z.object({
  factor_type: z.string(),
  friendly_name: z.string().default(''),
  issuer: z.string().optional(),
});

interface Caller {
  userId: string;
  email: string;
  sessionId: string;
  aal: string;
}

const invalid = (text: string) => authError(400, 'validation_failed', text);
const unknownFactor = () => authError(404, 'mfa_factor_not_found', 'Factor not found');

/**
 * `auth.mfa.*` and `auth.admin.mfa.*` of the client library for TOTP, with the auth service's rules and error
 * codes (its internal/api/mfa.go), but without its limits on factors, tries and addresses, on which the site does
 * not rely.
 * @param refresh exchanges a session's refresh token for new tokens
 */
export function mfaApi(
  users: Users,
  factors: Factors,
  { secrets: { jwtSecret }, siteUrl }: StackSettings,
  refresh: (token: string) => Promise<Response>,
): Handler {
  async function callerOf({ request }: ApiCall): Promise<Caller | Response> {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (!bearer?.includes('.'))
      return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    const claims = readToken(bearer, jwtSecret);
    if (!claims?.session_id)
      return authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    const aal = await factors.sessionAal(claims.session_id);
    if (!aal)
      return authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    const user = await users.byId(claims.sub);
    if (!user) return authError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    return { userId: user.id, email: user.email ?? '', sessionId: claims.session_id, aal };
  }

  async function enrol(caller: Caller, body: ApiCall['body']): Promise<Response> {
    const input = enrolment.safeParse(body);
    if (!input.success || input.data.factor_type !== 'totp')
      return invalid('factor_type needs to be totp, phone, or webauthn');
    const { friendly_name, issuer = new URL(siteUrl).host } = input.data;
    const known = await factors.ofUser(caller.userId);
    if (known.some((factor) => factor.friendly_name === friendly_name)) {
      const text = `A factor with the friendly name "${friendly_name}" for this user already exists`;
      return authError(422, 'mfa_factor_name_conflict', text);
    }
    if (caller.aal !== 'aal2' && known.some(({ status }) => status === 'verified'))
      return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    const secret = makeTotpSecret();
    const label = `${encodeURIComponent(issuer)}:${caller.email}`;
    const settings = { algorithm: 'SHA1', digits: '6', issuer, period: '30', secret };
    const uri = `otpauth://totp/${label}?${String(new URLSearchParams(settings)).replaceAll('+', '%20')}`;
    const id = await factors.create(caller.userId, friendly_name, secret);
    return Response.json({
      id,
      type: 'totp',
      friendly_name,
      totp: { qr_code: encodeQR(uri, 'svg', { ecc: 'high' }), secret, uri },
    });
  }

  async function challenge(factor: Factor): Promise<Response> {
    const id = await factors.challenge(factor.id);
    return Response.json({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS });
  }

  async function verify(factor: Factor, caller: Caller, { body }: ApiCall): Promise<Response> {
    if (typeof body.code !== 'string' || !body.code) return invalid('Code needs to be non-empty');
    const challengeId = String(body.challenge_id);
    if (!(await factors.hasChallenge(factor.id, challengeId))) {
      const text = 'MFA factor with the provided challenge ID not found';
      return authError(422, 'mfa_factor_not_found', text);
    }
    const valid = isTotpCode(factor.secret, body.code, Date.now());
    const refusal = await factors.askHook(factor, valid);
    if (refusal) return authError(refusal.http_code, 'unknown', refusal.message);
    if (!valid) return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    const token = await factors.currentRefreshToken(caller.sessionId);
    if (!token) return authError(500, 'unexpected_failure', 'The session has no refresh token');
    await factors.verify(factor, challengeId, caller.sessionId);
    return refresh(token);
  }

  async function ofCaller(call: ApiCall): Promise<Response | null> {
    const [, , id, act] = call.authPath?.split('/') ?? [];
    const { method } = call.request;
    const caller = await callerOf(call);
    if (caller instanceof Response) return caller;
    if (!id) return method === 'POST' ? enrol(caller, call.body) : null;
    const factor = (await factors.ofUser(caller.userId)).find((each) => each.id === id);
    if (!factor) return unknownFactor();
    if (method === 'POST' && act === 'verify') return verify(factor, caller, call);
    if (method === 'POST' && act === 'challenge') return challenge(factor);
    if (method !== 'DELETE' || act) return null;
    if (factor.status === 'verified' && caller.aal !== 'aal2')
      return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await factors.remove(factor);
    return Response.json({ id: factor.id });
  }

  /** With a second factor, changing the email or password requires aal2. */
  async function changeOfUser(call: ApiCall): Promise<Response | null> {
    const { email, password } = call.body;
    if (!email && !password) return null;
    const caller = await callerOf(call);
    if (caller instanceof Response || caller.aal === 'aal2' || (!password && email === caller.email))
      return null;
    const known = await factors.ofUser(caller.userId);
    if (!known.some(({ status }) => status === 'verified')) return null;
    const text = 'AAL2 session is required to update email or password when MFA is enabled.';
    return authError(401, 'insufficient_aal', text);
  }

  async function ofSecretKey({ authPath, key, request }: ApiCall): Promise<Response | null> {
    const [, userId, factorId] =
      /^\/admin\/users\/([0-9a-f-]{36})\/factors(?:\/([0-9a-f-]{36}))?$/.exec(authPath ?? '') ?? [];
    if (!userId) return null;
    if (key !== 'secret') return authError(403, 'not_admin', 'User not allowed');
    const known = await factors.ofUser(userId);
    if (!factorId) return request.method === 'GET' ? Response.json(known.map(factorFields)) : null;
    const factor = known.find(({ id }) => id === factorId);
    if (!factor) return unknownFactor();
    if (request.method !== 'DELETE') return null;
    await factors.remove(factor);
    return Response.json(factorFields(factor));
  }

  return async (call) => {
    if (call.authPath?.startsWith('/admin/users/')) return ofSecretKey(call);
    if (call.authPath === '/user' && call.request.method === 'PUT') return changeOfUser(call);
    const isOurs = call.authPath === '/factors' || call.authPath?.startsWith('/factors/');
    return isOurs && call.key !== null ? ofCaller(call) : null;
  };
}
