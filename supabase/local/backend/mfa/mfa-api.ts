import { z } from 'zod';
import { type ApiCall, authError, type Handler } from '../http.ts';
import { type Caller, CHALLENGE_SECONDS, type Factor, type Factors } from './factors.ts';
import { isTotpCode, makeTotpSecret } from './totp.ts';

const enrolment = z.object({
  factor_type: z.literal('totp'),
  friendly_name: z.string(),
  issuer: z.string().default(''),
});

const invalid = (text: string) => authError(400, 'validation_failed', text);

/**
 * `auth.mfa.*` of the client library for authenticator apps, with the auth service's rules and error codes (its
 * internal/api/mfa.go), but without its limits on factors, tries and addresses and its look at the challenge, on which the site does not rely.
 * @param refresh exchanges a session's refresh token for new tokens
 */
export function mfaApi(factors: Factors, refresh: (token: string) => Promise<Response>): Handler {
  async function enrol(caller: Caller, body: ApiCall['body']): Promise<Response> {
    const input = enrolment.safeParse(body);
    if (!input.success) return invalid('The local stack takes authenticator apps only');
    const { friendly_name, issuer } = input.data;
    if (await factors.isWeak(caller))
      return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    const secret = makeTotpSecret();
    const label = `${encodeURIComponent(issuer)}:${caller.email}`;
    const settings = { algorithm: 'SHA1', digits: '6', issuer, period: '30', secret };
    const uri = `otpauth://totp/${label}?${String(new URLSearchParams(settings)).replaceAll('+', '%20')}`;
    const id = await factors.create(caller.userId, friendly_name, secret);
    // The site draws the picture of the URI itself.
    return Response.json({ id, type: 'totp', friendly_name, totp: { qr_code: '<svg/>', secret, uri } });
  }

  async function challenge({ id, factor_type: type }: Factor): Promise<Response> {
    const expires_at = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
    return Response.json({ id: await factors.challenge(id), type, expires_at });
  }

  async function verify(factor: Factor, caller: Caller, { body }: ApiCall): Promise<Response> {
    if (typeof body.code !== 'string' || !body.code) return invalid('Code needs to be non-empty');
    const refusal = await checkCode(factor, body.code);
    if (refusal) return refusal;
    const token = await factors.currentRefreshToken(caller.sessionId);
    if (!token) return authError(500, 'unexpected_failure', 'The session has no refresh token');
    await factors.verify(factor, String(body.challenge_id), caller.sessionId);
    return refresh(token);
  }

  async function checkCode(factor: Factor, code: string): Promise<Response | undefined> {
    const valid = isTotpCode(factor.secret ?? '', code, Date.now());
    const refusal = await factors.askHook(factor, valid);
    if (refusal) return authError(refusal.http_code, 'unknown', refusal.message);
    return valid ? undefined : authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }

  async function ofCaller(call: ApiCall): Promise<Response | null> {
    const [, , id, act] = call.authPath?.split('/') ?? [];
    const { method } = call.request;
    const caller = await factors.callerOf(call);
    if (caller instanceof Response) return caller;
    if (!id) return method === 'POST' ? enrol(caller, call.body) : null;
    const factor = (await factors.ofUser(caller.userId)).find((each) => each.id === id);
    if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found');
    if (method === 'POST' && act === 'verify') return verify(factor, caller, call);
    if (method === 'POST' && act === 'challenge') return challenge(factor);
    if (method !== 'DELETE' || act) return null;
    if (factor.status === 'verified' && caller.aal !== 'aal2')
      return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await factors.remove(factor);
    return Response.json({ id: factor.id });
  }

  return async (call) => {
    const isOurs = call.authPath === '/factors' || call.authPath?.startsWith('/factors/');
    return isOurs && call.key !== null ? ofCaller(call) : null;
  };
}
