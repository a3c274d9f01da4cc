import { cookiesOf } from '../../support/sign-in.ts';
import { state } from '../../support/stack.ts';
import { sendRaw } from '../admin/entry-points.ts';
import { expect, test } from './flows.ts';
import { newAccount } from './people.ts';

const SESSION = 'sb-flip-auth-token';

/** The session cookie of a new person. */
const newSession = async () => String((await cookiesOf(await newAccount('session')))[0].value);

/** The same session with an access token that expired ten seconds ago. The site reads both forms, and writes JSON. */
function expire(cookie: string): string {
  const [, encoded] = /^base64-(.*)/.exec(cookie) ?? [];
  const session = JSON.parse(
    encoded ? Buffer.from(encoded, 'base64url').toString() : decodeURIComponent(cookie),
  );
  session.expires_at = Math.floor(Date.now() / 1000) - 10;
  return `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
}

const ask = (path: string, cookie: string, headers: Record<string, string> = {}) =>
  fetch(state.siteUrl + path, {
    redirect: 'manual',
    headers: { cookie: `${SESSION}=${cookie}`, ...headers },
  });
const askForAccount = (cookie: string) => ask('/account', cookie);

function newCookie(answer: Response): string | undefined {
  const set = answer.headers.getSetCookie().find((line) => line.startsWith(`${SESSION}=`));
  return set?.slice(SESSION.length + 1).split(';')[0];
}

test('20 concurrent requests with an expired token all succeed and stay signed in', {
  tag: '@long',
}, async () => {
  let cookie = await newSession();
  for (let round = 0; round < 2; round += 1) {
    const expired = expire(cookie);
    const answers = await Promise.all(Array.from({ length: 20 }, () => askForAccount(expired)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const answer of answers) {
      expect(answer.headers.get('cache-control')).toMatch(/private.*no-store/);
      expect(newCookie(answer)).toBeTruthy();
    }
    cookie = newCookie(answers[19] as Response) ?? '';
    expect((await askForAccount(cookie)).status).toBe(200);
  }
});

test('a prefetch does not refresh the token', async () => {
  const expired = expire(await newSession());
  const answer = await ask('/flip-method-auth', expired, { 'sec-purpose': 'prefetch' });
  expect(newCookie(answer)).toBeUndefined();
});

test('a forged or malformed session counts as signed out', async () => {
  const made = { access_token: 'a.b.c', refresh_token: 'x', expires_at: 4_000_000_000, token_type: 'bearer' };
  const forged = Buffer.from(JSON.stringify(made)).toString('base64url');
  for (const cookie of [`base64-${forged}`, 'base64-%%%', '{}', 'x'.repeat(3_000)]) {
    const answer = await askForAccount(cookie);
    expect([303, 307]).toContain(answer.status);
    expect(answer.headers.get('location')).toContain('/auth?next=');
  }
});

test('marketing pages set no cookie and refresh no session, even when signed in', async () => {
  for (const cookie of ['', expire(await newSession())])
    expect((await ask('/', cookie)).headers.getSetCookie()).toEqual([]);
});

const host = `evil.example:${new URL(state.siteUrl).port}`;

// Every sender, endpoint and method is tested in long/strangers/foreign-posts.test.ts.
test('posts from another site or to another host get a readable 403, and change nothing', async () => {
  const session = await newSession();
  const body = 'scope=global&confirmation=delete';
  const typed = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': `${body.length}` };
  const senders: [headers: Record<string, string>, words: string][] = [
    [{ origin: 'https://evil.example' }, 'came from another site'],
    [{ 'sec-fetch-site': 'same-site' }, 'came from another site'],
    [{ host }, 'This is not our address'],
  ];
  for (const [sender, words] of senders)
    for (const path of ['/auth/sign-out', '/auth', '/flip-method-auth', '/account', '/contact', '/']) {
      const headers = { cookie: `${SESSION}=${session}`, ...typed, ...sender };
      const posted = await sendRaw(path, { method: 'POST', headers, body });
      expect([path, posted.status]).toEqual([path, 403]);
      expect(posted.body).toContain(words);
      expect(posted.headers['set-cookie']).toBeUndefined();
    }
  const bodiless = { method: 'POST', headers: { origin: 'https://evil.example' } };
  expect((await fetch(`${state.siteUrl}/unsubscribe`, bodiless)).status).toBe(403);
  expect((await askForAccount(session)).status).toBe(200);
});

test('a foreign host name alone neither changes nor appears in a page that is read', async () => {
  const headers = { host, cookie: `${SESSION}=${await newSession()}` };
  for (const path of ['/account', '/workbook', '/contact', '/']) {
    const read = await sendRaw(path, { headers });
    expect([path, read.status]).toEqual([path, 200]);
    expect(read.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(read).includes('evil.example'), path).toBe(false);
  }
});
