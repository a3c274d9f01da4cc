import { cookiesOf } from '../../support/sign-in.ts';
import { newAccount, state } from '../../support/stack.ts';
import { sendRaw } from '../admin/entry-points.ts';
import { expect, test } from './flows.ts';

const SESSION = 'sb-flip-auth-token';

/** The session cookie of a new person. @param secondsLeft until its access token expires */
const newSession = async (secondsLeft?: number) =>
  (await cookiesOf(await newAccount('session'), secondsLeft))[0].value;

/** A cookie as the site writes it, which is JSON, with an access token that has expired. */
const expire = (cookie: string) =>
  encodeURIComponent(JSON.stringify({ ...JSON.parse(decodeURIComponent(cookie)), expires_at: 1 }));

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
  let expired = await newSession(-10);
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => askForAccount(expired)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const answer of answers) {
      expect(answer.headers.get('cache-control')).toMatch(/private.*no-store/);
      expect(newCookie(answer)).toBeTruthy();
    }
    const cookie = newCookie(answers[19] as Response) ?? '';
    expect((await askForAccount(cookie)).status).toBe(200);
    expired = expire(cookie);
  }
});

test('a prefetch does not refresh the token, and marketing pages set no cookie, even when signed in', async () => {
  const answer = await ask('/flip-method-auth', await newSession(-10), { 'sec-purpose': 'prefetch' });
  expect(newCookie(answer)).toBeUndefined();
  for (const cookie of ['', await newSession(-10)])
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
