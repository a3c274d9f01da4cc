import { createServerClient } from '@supabase/ssr';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { anonymousClient, serviceClient, state } from '../../support/stack.ts';

/** The site's server with one browser's cookies. */
function withCookies(jar: Map<string, string>) {
  return createServerClient(state.supabaseUrl, state.publishableKey, {
    realtime: { transport: WebSocket as never },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (cookies) => {
        for (const { name, value } of cookies) value ? jar.set(name, value) : jar.delete(name);
      },
    },
  });
}

/** Follows one redirect manually. */
async function locationOf(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return response.headers.get('location') ?? '';
}

/** Chooses one of the people that the Google stand-in offers. */
async function chooseGoogleAccount(consentUrl: string, email: string): Promise<string> {
  const page = await (await fetch(consentUrl)).text();
  const form = page.split('<form').find((part) => part.includes(`value="${email}"`)) ?? '';
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&amp;', '&'),
  ]);
  return locationOf(new URL(action, consentUrl).href, { method: 'POST', body: new URLSearchParams(fields) });
}

test('signing in with Google ends in a session, once, for the browser that started it', async () => {
  const email = 'gina@gmail.example';
  const jar = new Map<string, string>();
  const redirectTo = `${state.siteUrl}/auth/callback?next=%2Fflip-method-app`;
  const begun = await withCookies(jar).auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  const consentUrl = await locationOf(begun.data.url ?? '');
  expect(consentUrl.startsWith(`${state.googleUrl}/`)).toBe(true);
  const callback = await chooseGoogleAccount(consentUrl, email);
  expect(callback.startsWith(`${state.supabaseUrl}/auth/v1/callback?`)).toBe(true);
  const arrival = new URL(await locationOf(callback));
  expect(arrival.href.startsWith(redirectTo)).toBe(true);
  const code = arrival.searchParams.get('code') ?? '';

  expect((await anonymousClient().auth.exchangeCodeForSession(code)).error).not.toBeNull();
  const { data, error } = await withCookies(jar).auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, app_metadata: { provider: 'google' } });
  expect(data.user?.user_metadata.full_name).toBe('Gina Google');
  const user = await withCookies(jar).auth.getUser();
  expect(user.data.user?.email).toBe(email);
  expect((await withCookies(jar).auth.exchangeCodeForSession(code)).error).not.toBeNull();
  await serviceClient().auth.admin.deleteUser(data.user?.id ?? '');
});

test('a redirect to another site is not followed', async () => {
  const { data } = await anonymousClient().auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: 'https://evil.example/', skipBrowserRedirect: true },
  });
  const callback = await chooseGoogleAccount(await locationOf(data.url ?? ''), 'gina@gmail.example');
  expect(new URL(await locationOf(callback)).origin).toBe(state.siteUrl);
});
