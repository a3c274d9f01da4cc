import type { Page } from '@playwright/test';
import { findForm, postForm } from '../../support/form-post.ts';
import { mailsTo } from '../../support/mailbox.ts';
import { anonymousClient } from '../../support/stack.ts';
import { askedToConfirm, expect, ownerPassword, sql, submit } from './flows.ts';

export const strangerPassword = 'the password of a stranger';

/** Signs up as a stranger with another person's address, by a native form post. */
export async function preRegister(email: string) {
  const form = await findForm('/auth?tab=signup', 'fullName');
  const fields = { fullName: 'Name of a stranger', email, password: strangerPassword, consent: 'on' };
  const before = (await mailsTo(email)).length;
  expect((await postForm(form, fields)).body).toContain(askedToConfirm);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1);
}

/** @returns the auth service's error code, or `signed in` */
export async function tryPassword(email: string, password: string): Promise<string> {
  const { error } = await anonymousClient().auth.signInWithPassword({ email, password });
  return error?.code ?? 'signed in';
}

/** Expects that the owner's password opens the account, and a stranger's does not. */
export async function expectOwned(email: string, password = ownerPassword): Promise<void> {
  expect(await tryPassword(email, strangerPassword)).toBe('invalid_credentials');
  expect(await tryPassword(email, password)).toBe('signed in');
}

export const nameOf = (email: string) => sql`
  select p.full_name, u.raw_user_meta_data ->> 'full_name' as in_metadata,
    exists (select from public.account_consents as c where c.user_id = p.id) as has_agreed
  from public.profiles as p join auth.users as u using (id) where p.email = ${email}`;

export const confirmAsOwner = (page: Page) =>
  submit(page, 'Confirm my email', { Password: ownerPassword, 'Confirm password': ownerPassword });
