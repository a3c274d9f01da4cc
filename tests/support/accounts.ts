import { randomUUID } from 'node:crypto';
import { readState } from '../../scripts/state.ts';
import { findForm, postForm } from './form-post.ts';

export type TestAccount = Record<'id' | 'email' | 'password', string>;

/** Calls the API with the secret key, as the server does. @throws with the response if it is an error */
async function callApi(path: string, method: string, body?: unknown): Promise<Response> {
  const { supabaseUrl, secretKey } = readState();
  const answer = await fetch(supabaseUrl + path, {
    method,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Creates a confirmed account for a test or a benchmark. */
export async function makeAccount(name: string): Promise<TestAccount> {
  const account = { email: `${name}-${randomUUID()}@example.com`, password: randomUUID() };
  const made = await callApi('/auth/v1/admin/users', 'POST', { ...account, email_confirm: true });
  const { id } = (await made.json()) as { id: string };
  return { id, ...account };
}

/** Deletes an account with all its data. */
export async function removeAccount(id: string): Promise<void> {
  await callApi(`/auth/v1/admin/users/${id}`, 'DELETE');
}

/** Signs in with the site's form. @returns the `Cookie` header of the session */
export async function signInAs({ email, password }: Omit<TestAccount, 'id'>): Promise<string> {
  const form = await findForm('/auth', 'password');
  const { headers, status } = await postForm(form, { email, password, next: '/' });
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  if (status !== 303 || cookies.length === 0) throw new Error(`The sign-in of ${email} answered ${status}.`);
  return cookies.join('; ');
}

export type SignedIn = Awaited<ReturnType<typeof signInSomebody>>;

/** Creates a confirmed account that has given its consent, and signs it in on the site. @returns its `Cookie` header, too */
export async function signInSomebody() {
  const account = await makeAccount('somebody');
  // Without it, the account's flips are not stored.
  await callApi('/rest/v1/account_consents', 'POST', { user_id: account.id, version: '1', text: 'Yes' });
  return { id: account.id, cookie: await signInAs(account) };
}

/** A completed flip, as the device sends it. */
export const completedFlip = (id: string) => ({
  id,
  flip_step_reached: 'complete',
  action_needed: false,
  flip_technique: 'count-objects',
  completion_time_seconds: 15,
  was_emergency_mode: false,
  session_date: new Date().toISOString().slice(0, 10),
});
