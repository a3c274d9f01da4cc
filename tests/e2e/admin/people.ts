import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '../../support/fixtures.ts';
import type { SessionCookies } from '../../support/sign-in.ts';
import { connect, type Person } from '../../support/stack.ts';

/** A worker's connection, which its spec files share; it stays open. */
export const sql = connect();

/** One of the texts has the mark of the test, by which the message is deleted. */
type Words = { subject: string } & Partial<Record<'message' | 'name' | 'type' | 'email', string>> & {
    may_be_in_danger?: boolean;
    created_at?: Date;
  };

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
/** A UTC date relative to today. */
export const daysFromNow = (days: number) =>
  hoursAgo(-24 * days)
    .toISOString()
    .slice(0, 10);

/** Inserts a contact message. @returns its id */
export async function writeMessage(words: Words): Promise<string> {
  const nia = { name: 'Nia', email: 'nia@example.org', type: 'general', message: 'A plain message.' };
  const [{ id } = { id: '' }] = await sql<{ id: string }[]>`
    insert into public.contact_messages ${sql({ created_at: hoursAgo(1), ...nia, ...words })} returning id`;
  return id;
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

/** Expects that a form answers with these words. */
export const expectSaid = (
  page: Page | Locator,
  text: string | RegExp,
  role: 'status' | 'alert' = 'status',
) => expect(page.getByRole(role).filter({ hasText: text })).toBeVisible();

/** Formats cookies as a Cookie header. */
export const cookieHeader = (cookies: SessionCookies) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Backdates the sign-in and the last dashboard request of a session. */
export async function ageSession({ id, client }: Person, signedIn: string, seen = '1 minute'): Promise<void> {
  await sql`update auth.mfa_amr_claims set updated_at = now() - ${signedIn}::interval
    where session_id in (select id from auth.sessions where user_id = ${id})`;
  await sql`update private.admin_sessions
    set last_seen_at = now() - ${seen}::interval, authenticated_at = now() - ${signedIn}::interval
    where user_id = ${id}`;
  // Issues a token with the backdated claims.
  await client.auth.refreshSession();
}

/** What has the mark of a test in these columns is deleted after it. */
const marked = [
  ['public.contact_messages', 'subject'],
  ['public.contact_messages', 'email'],
  ['public.contact_messages', 'message'],
  ['public.newsletter_issues', 'subject'],
  ['public.newsletter_subscribers', 'email'],
  ['public.email_jobs', 'recipient'],
  ['public.email_suppressions', 'email'],
  ['private.daily_visits', 'name'],
] as const;

interface Fixtures {
  adminPage: Page;
  /** A word for whatever the test writes. */
  mark: string;
  newAdmin: (name: string) => Promise<Person>;
  admin: Person;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
  mark: async ({}, use) => {
    const mark = randomUUID();
    await use(mark);
    for (const [table, column] of marked)
      await sql`delete from ${sql(table)} where ${sql(column)} like ${`%${mark}%`}`;
  },
  newAdmin: async ({ someone }, use) =>
    use(async (name) => {
      const person = await someone(name);
      await sql`insert into public.user_roles (user_id, role) values (${person.id}, 'admin')`;
      return person;
    }),
  admin: async ({ newAdmin }, use) => use(await newAdmin('admin')),
  adminPage: async ({ context, page, adminCookies }, use) => {
    await context.addCookies(adminCookies);
    await use(page);
  },
});

export { expect };
