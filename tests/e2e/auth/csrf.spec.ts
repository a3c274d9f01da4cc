import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { state } from '../../support/stack.ts';
import { sendRaw } from '../admin/raw-request.ts';
import { forgetClientTries, newAccount, signIn } from './people.ts';

const SESSION = 'sb-flip-auth-token';

const targets = ['/auth/sign-out', '/auth', '/flip-method-auth', '/account', '/workbook', '/contact', '/'];

test.beforeAll(forgetClientTries);

async function sessionCookie(context: BrowserContext): Promise<string> {
  const found = (await context.cookies()).find(({ name }) => name === SESSION);
  if (!found) throw new Error('There is no session.');
  return found.value;
}

test('cross-site posts get a readable 403 and change nothing', async ({ page, context }) => {
  await signIn(page, await newAccount('target'));
  const cookie = `${SESSION}=${await sessionCookie(context)}`;
  const senders: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: state.siteUrl.replace('http:', 'https:'), 'sec-fetch-site': 'cross-site' },
    { referer: 'https://evil.example/page' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const sender of senders) {
    for (const path of targets) {
      const body = new URLSearchParams({ scope: 'global', confirmation: 'delete' });
      const answer = await fetch(state.siteUrl + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, ...sender },
        body,
      });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.text()).toContain('came from another site');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  }
  const bodiless = { method: 'POST', headers: { origin: 'https://evil.example' } };
  expect((await fetch(`${state.siteUrl}/unsubscribe`, bodiless)).status).toBe(403);
  expect((await context.request.get('/account', { maxRedirects: 0 })).status()).toBe(200);
});

test('a foreign host name alone gets a post a readable 403, and does not change or appear in a page that is read', async ({
  page,
  context,
}) => {
  await signIn(page, await newAccount('renamed'));
  const host = `evil.example:${new URL(state.siteUrl).port}`;
  const headers = { host, cookie: `${SESSION}=${await sessionCookie(context)}` };
  const body = 'scope=global&confirmation=delete';
  const type = 'application/x-www-form-urlencoded';
  for (const path of targets) {
    const posted = await sendRaw(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': type, 'content-length': String(body.length) },
      body,
    });
    expect([path, posted.status]).toEqual([path, 403]);
    expect(posted.body).toContain('This is not our address');
    expect(posted.headers['set-cookie']).toBeUndefined();
  }
  for (const path of ['/account', '/workbook', '/contact', '/']) {
    const read = await sendRaw(path, { headers });
    expect([path, read.status]).toEqual([path, 200]);
    expect(read.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(read).includes('evil.example'), path).toBe(false);
  }
  expect((await context.request.get('/account', { maxRedirects: 0 })).status()).toBe(200);
});
