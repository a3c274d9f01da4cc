import encodeQR from 'qr';
import { z } from 'zod';
import { type ApiCall, authError, type Handler } from '../http.ts';
import { readToken } from '../json-web-token.ts';
import { tokenBuckets } from '../token-buckets.ts';
import type { Users } from '../users.ts';
import { type Factor, type Factors, factorFields } from './factors.ts';
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

interface MfaSettings {
  maxFactors: number;
  jwtSecret: string;
  siteUrl: string;
}

const invalid = (text: string) => authError(400, 'validation_failed', text);
const unknownFactor = () => authError(404, 'mfa_factor_not_found', 'Factor not found');
/** The auth service's default: 15 attempts a minute per address. */
const PER_MS = 15 / 60_000;
const takeTry = tokenBuckets();

/**
 * `auth.mfa.*` and `auth.admin.mfa.*` of the client library for TOTP, with the auth service's rules and error
 * codes (its internal/api/mfa.go).
 * @param refresh exchanges a session's refresh token for new tokens
 */
export function mfaApi(
  users: Users,
  factors: Factors,
  { maxFactors, jwtSecret, siteUrl }: MfaSettings,
  refresh: (token: string) => Promise<Response>,
  peerAddress: string | null,
): Handler {
  const address = peerAddress ?? '127.0.0.1';

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
    await factors.deleteExpired();
    const known = await factors.ofUser(caller.userId);
    if (known.some((factor) => factor.friendly_name === friendly_name)) {
      const text = `A factor with the friendly name "${friendly_name}" for this user already exists`;
      return authError(422, 'mfa_factor_name_conflict', text);
    }
    if (known.length >= maxFactors) {
      const text = 'Maximum number of verified factors reached, unenroll to continue';
      return authError(422, 'too_many_enrolled_mfa_factors', text);
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
    const { id, expiresAt } = await factors.challenge(factor.id, address);
    return Response.json({ id, type: 'totp', expires_at: expiresAt });
  }

  async function verify(factor: Factor, caller: Caller, { body }: ApiCall): Promise<Response> {
    if (typeof body.code !== 'string' || !body.code) return invalid('Code needs to be non-empty');
    const found = await factors.findChallenge(factor.id, String(body.challenge_id));
    if (!found) {
      const text = 'MFA factor with the provided challenge ID not found';
      return authError(422, 'mfa_factor_not_found', text);
    }
    if (found.verified_at || found.ip_address !== address)
      return authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
    if (found.expired) {
      await factors.deleteChallenge(found.id);
      const text = `MFA challenge ${found.id} has expired, verify against another challenge or create a new challenge.`;
      return authError(422, 'mfa_challenge_expired', text);
    }
    if (!isTotpCode(factor.secret, body.code, Date.now()))
      return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    const token = await factors.currentRefreshToken(caller.sessionId);
    if (!token) return authError(500, 'unexpected_failure', 'The session has no refresh token');
    await factors.verify(factor, found.id, caller.sessionId);
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
    if (method === 'POST' && (act === 'verify' || act === 'challenge')) {
      if (!takeTry(`${act} ${address}`, PER_MS))
        return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
      return act === 'verify' ? verify(factor, caller, call) : challenge(factor);
    }
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
