import { createHmac } from 'node:crypto';
import type { SessionCookies } from '../../support/sign-in.ts';

/* The session cookie holds `base64-` and its JSON. These are invalid cookies that look like a session. */

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** A token signed with a guessed key, or unsigned. */
function forgeToken(claims: object, algorithm: 'HS256' | 'none' = 'HS256'): string {
  const content = `${encode({ alg: algorithm, typ: 'JWT' })}.${encode(claims)}`;
  const signature = createHmac('sha256', 'a-guess').update(content).digest('base64url');
  return `${content}.${algorithm === 'none' ? '' : signature}`;
}

/** @param cookies the admin's cookies @returns forged Cookie headers by flaw */
export function forgeSessions(cookies: SessionCookies): Record<string, string> {
  const { name, value } = cookies[0];
  const session = decode(value.replace('base64-', ''));
  const now = Math.floor(Date.now() / 1000);
  const [head, body, signature] = session.access_token.split('.');
  const claims = { ...decode(body), exp: now + 3600 };
  const write = (more: object) => `${name}=base64-${encode({ ...session, ...more })}`;
  const withToken = (access_token: string, expires_at = now + 3600) =>
    write({ access_token, refresh_token: 'guessed', expires_at });
  const changed = { ...claims, role: 'service_role', exp: now + 99_999 };
  const admin = { ...claims, role: 'authenticated', app_metadata: { role: 'admin' } };
  return {
    'a guessed signature': withToken(forgeToken(claims)),
    'no signature': withToken(forgeToken(claims, 'none')),
    'changed claims with the original signature': withToken(`${head}.${encode(changed)}.${signature}`),
    'an expired token': withToken(forgeToken({ ...claims, exp: now - 3600 }), now - 3600),
    'a forged role claim': withToken(forgeToken(admin)),
    'no token at all': write({ access_token: '', refresh_token: '', expires_at: 0 }),
    'a value that is no session': `${name}=admin`,
    'a broken encoding': `${name}=base64-%%%`,
  };
}
