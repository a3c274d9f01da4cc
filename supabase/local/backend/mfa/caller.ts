import { type ApiCall, authError } from '../http.ts';
import { readToken } from '../json-web-token.ts';
import type { Users } from '../users.ts';
import type { Factors } from './factors.ts';

/** A signed-in person who calls the auth service. */
export interface Caller {
  userId: string;
  email: string;
  sessionId: string;
  aal: string;
}

/** The person of a call's token, or the service's refusal (supabase/auth internal/api/auth.go). */
export async function callerOf(
  { request }: ApiCall,
  users: Users,
  factors: Factors,
  jwtSecret: string,
): Promise<Caller | Response> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!bearer?.includes('.'))
    return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = readToken(bearer, jwtSecret);
  if (!claims?.session_id)
    return authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  const aal = await factors.sessionAal(claims.session_id);
  if (!aal) return authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  const user = await users.byId(claims.sub);
  if (!user) return authError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return { userId: user.id, email: user.email ?? '', sessionId: claims.session_id, aal };
}
