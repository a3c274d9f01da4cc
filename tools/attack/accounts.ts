import { randomUUID } from 'node:crypto';
import { readState } from '../../scripts/state.ts';
import { findForm, postForm } from './form-post.ts';

export interface AttackAccount {
  id: string;
  email: string;
  password: string;
}

/** Calls the API with the secret key, as the server does. @throws with the response if it is an error */
async function callApi(path: string, method: string, body?: unknown, state = readState()): Promise<Response> {
  const { supabaseUrl, secretKey } = state;
  const answer = await fetch(supabaseUrl + path, {
    method,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Creates a confirmed account for an attack or a benchmark. */
export async function makeAccount(name: string, state = readState()): Promise<AttackAccount> {
  const account = { email: `${name}-${randomUUID()}@example.com`, password: randomUUID() };
  const made = await callApi('/auth/v1/admin/users', 'POST', { ...account, email_confirm: true }, state);
  const { id } = (await made.json()) as { id: string };
  return { id, ...account };
}

/** Deletes an account with all its data. */
export async function removeAccount(id: string, state = readState()): Promise<void> {
  await callApi(`/auth/v1/admin/users/${id}`, 'DELETE', undefined, state);
}

/** Signs in with the site's form. @returns the `Cookie` header of the session */
export async function signInAs(
  { email, password }: Pick<AttackAccount, 'email' | 'password'>,
  { siteUrl } = readState(),
): Promise<string> {
  const form = await findForm('/auth', 'password', siteUrl);
  const { headers, status } = await postForm(form, { email, password, next: '/' });
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  if (status !== 303 || cookies.length === 0) throw new Error(`The sign-in of ${email} answered ${status}.`);
  return cookies.join('; ');
}

export interface SignedIn {
  id: string;
  /** The `Cookie` header of the session. */
  cookie: string;
}

/** Creates a confirmed account that has given its consent, and signs it in on the site. */
export async function signInSomebody(state = readState()): Promise<SignedIn> {
  const account = await makeAccount('somebody', state);
  // Without it, the account's flips are not stored.
  const consent = { user_id: account.id, version: '1', text: 'Yes' };
  await callApi('/rest/v1/account_consents', 'POST', consent, state);
  return { id: account.id, cookie: await signInAs(account, state) };
}
