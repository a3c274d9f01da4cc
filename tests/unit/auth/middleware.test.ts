import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { NextRequest } from 'next/server';
import { expect, it, vi } from 'vitest';
import { type Refusal, refusals } from '@/content/refusals';
import { type AdminCheck, checkAdmin } from '@/lib/auth/check-admin';
import { middleware } from '@/middleware';

vi.mock('@/lib/env', () => ({
  publicEnv: () => ({
    SITE_URL: 'https://flip.example',
    OTHER_ORIGINS: ['https://www.flip.example', 'https://flip.example', 'http://flip.example'],
    GOOGLE_ORIGIN: 'https://google.example',
    NEXT_PUBLIC_SUPABASE_URL: 'https://api.example',
  }),
  serverEnv: () => ({ TRUSTED_PROXIES: 1, LINK_SECRET: 'a secret of thirty-two characters' }),
}));
vi.mock('@/lib/auth/check-admin', async (original) => ({
  ...(await original<object>()),
  checkAdmin: vi.fn(),
}));
const refusal = vi.hoisted(() => ({ status: 429, code: '' }));
vi.mock('@/lib/supabase/session-client', async (original) => ({
  ...(await original<object>()),
  createMiddlewareClient: () => ({
    client: { auth: { getUser: async () => ({ data: null, error: { ...refusal } }) } },
    carryOver: (answer: Response) => answer,
  }),
}));

const [site, cookie] = ['https://flip.example', 'sb-flip-auth-token=x'];
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  middleware(new NextRequest(site + path, { method, headers: { host: 'internal:3000', ...headers } }));
const post = (path: string, headers: Record<string, string> = {}) =>
  ask(path, { origin: site, 'sec-fetch-site': 'same-origin', ...headers }, 'POST');
const target = ({ status, headers }: Response) => [status, headers.get('location')?.replace(site, '')];

it('a form of the account, once the session is gone, says so, and without script leads to the sign-in, as its page does', async () => {
  const refused = await post('/account', { 'next-action': 'x' });
  expect([refused.status, await refused.text()]).toEqual([401, refusals['signed-out'].text]);
  expect(target(await post('/account'))).toEqual([303, '/auth?next=%2Faccount']);
  // Although a token is signed.
  for (const code of ['user_not_found', 'user_banned', 'bad_jwt']) {
    Object.assign(refusal, { status: 403, code });
    expect(target(await ask('/account', { cookie }))).toEqual([303, '/auth?next=%2Faccount']);
  }
  Object.assign(refusal, { status: 429 });
});

const reader = { userId: 'x', email: 'ann@example.com' };
const known = { user: reader, hasFactor: true, role: 'admin' } as const;

it.each<[AdminCheck, Refusal]>([
  [{ status: 'signed-out' }, 'signed-out'],
  [{ status: 'ended' }, 'signed-out'],
  [{ status: 'not-admin' }, 'no-role'],
  [{ status: 'failed' }, 'busy'],
  [{ status: 'code', ...known }, 'second-factor'],
  [{ status: 'enrol', ...known, hasFactor: false }, 'second-factor'],
  [{ status: 'admin', ...known, role: 'inbox' }, 'no-role'],
])('a form of the workspace stays on screen when access has ended: %o', async (check, reason) => {
  vi.mocked(checkAdmin).mockResolvedValue(check);
  const refused = await post('/admin/mails', { 'next-action': 'x', cookie });
  expect(await refused.text()).toBe(refusals[reason].text);
  expect(target(await post('/admin/mails', { cookie }))).toEqual([303, expect.stringMatching(/^\/admin/)]);
});

it('a browser that signs in, no other and no program, is given a cookie and sends the form again, or is told that one is needed', async () => {
  const first = await post('/auth?next=/account');
  const again = new URL(first.headers.get('location') ?? '');
  expect([first.status, again.origin, again.searchParams.get('next')]).toEqual([307, site, '/account']);
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const path = again.pathname + again.search;
  expect((await post(path, { cookie })).headers.get('x-middleware-next')).toBe('1');
  const refused = await post(path, { 'next-action': 'x' });
  expect([refused.status, await refused.text()]).toEqual([400, refusals['no-cookies'].text]);
  // The address is kept in the history, and works once cookies are allowed.
  expect((await post('/auth?cookies=1')).status).toBe(307);
  expect((await post('/contact')).headers.get('x-middleware-next')).toBe('1');
  expect((await ask('/auth', {}, 'POST')).headers.get('x-middleware-next')).toBe('1');
});

it.each<Record<string, string>>([
  { origin: 'https://www.flip.example', 'x-forwarded-host': 'www.flip.example' },
  { origin: 'https://www.flip.example' },
  { origin: site, 'x-forwarded-host': 'flip.example' },
  { origin: site, host: 'www.flip.example' },
  { origin: 'null' },
])('behind a proxy a form reaches Next as one of our own page: %j', async (headers) => {
  const passed = await post('/contact', headers);
  expect(passed.headers.get('x-middleware-request-origin')).toBe(site);
});

it('behind a proxy a page under a second name leads to the first, where its cookies and Google’s way back belong', async () => {
  for (const sent of ['www.flip.example', 'www.flip.example, internal:3000', 'WWW.flip.example:443'])
    expect(target(await ask('/auth?a=b', { 'x-forwarded-host': sent }))).toEqual([308, '/auth?a=b']);
  expect(target(await ask('/auth', { host: 'flip.example.' }))).toEqual([308, '/auth']);
  const passed = await ask('/auth', { 'x-forwarded-host': 'flip.example, flip.example' });
  expect(passed.headers.get('x-middleware-request-x-forwarded-host')).toBe('flip.example');
  for (const host of ['flip.example', 'flip.example:443', 'internal:3000'])
    expect((await ask('/auth', { host, 'x-forwarded-host': 'flip.example' })).status).toBe(200);
});

it('a link that a mail program has added to leads to the whole one', async () => {
  const answer = await ask('/auth/confirm?token_hash=0a1b&amp;type=email&amp;s=xy.');
  expect(target(answer)).toEqual([307, '/auth/confirm?token_hash=0a1b&type=email&s=xy']);
});

it('a form may lead to Google from the sign-in pages only', async () => {
  const targets = async (path: string) =>
    /form-action ([^;]*)/.exec((await ask(path)).headers.get('content-security-policy') ?? '')?.[1];
  for (const path of ['/auth', '/flip-method-auth'])
    expect(await targets(path)).toBe("'self' https://google.example https://api.example");
  expect(await targets('/unsubscribe')).toBe("'self'");
});

it('the page shown while the auth service is unavailable may use its own styles', async () => {
  const answer = await ask('/account', { cookie: 'sb-flip-auth-token=base64-x' });
  expect(answer.status).toBe(503);
  const style = load(await answer.text())('style').text();
  expect(style).toContain('color-scheme');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
});

it('a form that a program sends in another encoding is refused with words, where Next would show the page anew', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const path of ['/contact', '/auth', '/account', '/workbook/open/x']) {
    const refused = await post(path, headers);
    expect([path, refused.status]).toEqual([path, 400]);
    expect(await refused.text()).toContain(refusals['no-action'].title);
  }
  // A mail provider's button, and native forms of ours.
  for (const path of ['/api/subscription?t=x', '/workbook/download', '/auth/sign-out'])
    expect((await post(path, headers)).headers.get('x-middleware-next'), path).toBe('1');
  expect((await post('/admin/export/person', headers)).status).not.toBe(400);
});
