import { type ApiCall, type Handler, withBody } from './http.ts';
import { hashOneTimeCode } from './one-time-token.ts';
import type { Users } from './users.ts';

type Forward = (request: Request) => Promise<Response>;

/** `verifyOtp({ type: 'email' })`, which stands for a sign-up's link as well as for a sign-in's. */
export function verifyEmail(users: Users, forward: Forward): Handler {
  return async ({ authPath, request, body }: ApiCall) => {
    if (authPath !== '/verify' || request.method !== 'POST' || body.type !== 'email') return null;
    const hash = typeof body.token_hash === 'string' ? body.token_hash : typedHash(body);
    const type = hash && (await users.hasConfirmationToken(hash)) ? 'signup' : 'magiclink';
    return forward(withBody(request, { ...body, type }));
  };
}

function typedHash({ email, token }: ApiCall['body']): string | null {
  return typeof email === 'string' && typeof token === 'string' ? hashOneTimeCode(email, token) : null;
}
