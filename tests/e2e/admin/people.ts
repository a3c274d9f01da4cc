import type { Page } from '@playwright/test';
import { type LocalState, readState } from '../../../scripts/state.ts';
import { test as base } from '../../support/fixtures.ts';
import { cookiesOf, type SessionCookies } from '../../support/sign-in.ts';
import { newPerson, type Person, serviceClient } from '../../support/stack.ts';
import { sql } from './messages.ts';

type Account = LocalState['accounts']['admin'];

/** Signs in through the form and lands on `next`. */
export async function signIn(page: Page, account: Account, next = '/admin', site = ''): Promise<void> {
  await page.goto(`${site}/auth?next=${encodeURIComponent(next)}`);
  const form = page.getByRole('main');
  await form.locator('input[name=email]:visible').fill(account.email);
  await form.locator('input[name=password]:visible').fill(account.password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/** Formats cookies as a Cookie header. */
export const cookieHeader = (cookies: SessionCookies) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** An arbitrary range, for calling the admin RPCs. */
export const lastDay = { from_day: '2026-11-01', to_day: '2026-11-01' };

/** Backdates the sign-in and the last dashboard request of a session. */
export async function ageSession(
  { id, client }: Pick<Person, 'id' | 'client'>,
  signedIn: string,
  seen: string,
): Promise<void> {
  await sql`update auth.mfa_amr_claims set updated_at = now() - ${signedIn}::interval
    where session_id in (select id from auth.sessions where user_id = ${id})`;
  await sql`update private.admin_sessions
    set last_seen_at = now() - ${seen}::interval, authenticated_at = now() - ${signedIn}::interval
    where user_id = ${id}`;
  // Issues a token with the backdated claims.
  await client.auth.refreshSession();
}

interface Sessions {
  adminCookies: SessionCookies;
  readerCookies: SessionCookies;
}

/** `admin` is a new one, deleted after the test; the two demo accounts are signed in once per worker. */
export const test = base.extend<{ adminPage: Page; admin: Person }, Sessions>({
  adminCookies: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
    async ({}, use) => use(await cookiesOf(readState().accounts.admin)),
    { scope: 'worker' },
  ],
  readerCookies: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => use(await cookiesOf(readState().accounts.reader)),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  admin: async ({}, use) => {
    const admin = await newPerson('admin');
    await sql`insert into public.user_roles (user_id, role) values (${admin.id}, 'admin')`;
    await use(admin);
    await serviceClient().auth.admin.deleteUser(admin.id);
  },
  adminPage: async ({ context, page, adminCookies }, use) => {
    await context.addCookies(adminCookies);
    await use(page);
  },
});

export { expect } from '../../support/fixtures.ts';
