import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { state } from '../../support/stack.ts';
import { forgetClientTries, newAccount, signIn } from './people.ts';

const SESSION = 'sb-flip-auth-token';

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
    for (const path of [
      '/auth/sign-out',
      '/auth',
      '/flip-method-auth',
      '/account',
      '/workbook',
      '/contact',
      '/',
    ]) {
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
