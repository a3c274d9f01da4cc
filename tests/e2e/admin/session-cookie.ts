import { createHmac } from 'node:crypto';

/*
 * The session cookie holds its JSON, or `base64-` and that, possibly split into numbered chunks. These functions create invalid
 * cookies that look like a session.
 */
interface Cookie {
  name: string;
  value: string;
}

interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  [more: string]: unknown;
}

const prefix = 'base64-';

function read(cookies: readonly Cookie[]): { name: string; session: StoredSession } {
  const chunks = cookies
    .filter(({ name }) => name.startsWith('sb-'))
    .sort((a, b) => a.name.localeCompare(b.name));
  const [first] = chunks;
  if (!first) throw new Error('There is no session to forge from.');
  const joined = chunks.map(({ value }) => value).join('');
  // The site writes JSON; the tests' own sign-in, and earlier releases, base64.
  const json = joined.startsWith(prefix)
    ? Buffer.from(joined.slice(prefix.length), 'base64url').toString('utf8')
    : decodeURIComponent(joined);
  return { name: first.name.replace(/\.\d+$/, ''), session: JSON.parse(json) as StoredSession };
}

function write(name: string, session: StoredSession): string {
  return `${name}=${prefix}${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

/** A token signed with a guessed key, or unsigned. */
function forgeToken(claims: object, algorithm: 'HS256' | 'none'): string {
  const content = `${encode({ alg: algorithm, typ: 'JWT' })}.${encode(claims)}`;
  const signature = createHmac('sha256', 'a-guess').update(content).digest('base64url');
  return algorithm === 'none' ? `${content}.` : `${content}.${signature}`;
}

/** @param cookies the admin's cookies @returns forged Cookie headers by flaw */
export function forgeSessions(cookies: readonly Cookie[]): Record<string, string> {
  const { name, session } = read(cookies);
  const now = Math.floor(Date.now() / 1000);
  const claims = claimsOf(session.access_token);
  const [head, , signature] = session.access_token.split('.');
  const withToken = (access_token: string, more: Partial<StoredSession> = {}) =>
    write(name, { ...session, access_token, refresh_token: 'guessed', expires_at: now + 3600, ...more });
  return {
    'a guessed signature': withToken(forgeToken({ ...claims, exp: now + 3600 }, 'HS256')),
    'no signature': withToken(forgeToken({ ...claims, exp: now + 3600 }, 'none')),
    'changed claims with the original signature': withToken(
      `${head}.${encode({ ...claims, role: 'service_role', exp: now + 99_999 })}.${signature}`,
    ),
    'an expired token': withToken(forgeToken({ ...claims, exp: now - 3600 }, 'HS256'), {
      expires_at: now - 3600,
    }),
    'a forged role claim': withToken(
      forgeToken(
        { ...claims, role: 'authenticated', app_metadata: { role: 'admin' }, exp: now + 3600 },
        'HS256',
      ),
    ),
    'no token at all': write(name, { access_token: '', refresh_token: '', expires_at: 0 }),
    'a value that is no session': `${name}=admin`,
    'a broken encoding': `${name}=${prefix}%%%`,
  };
}
