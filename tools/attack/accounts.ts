import { randomUUID } from 'node:crypto';
import { readState } from '../../scripts/state.ts';
import { findForm, postForm } from './form-post.ts';

export interface AttackAccount {
  id: string;
  email: string;
  password: string;
}

function callAdmin(path: string, method: string, body?: unknown): Promise<Response> {
  const { supabaseUrl, secretKey } = readState();
  return fetch(`${supabaseUrl}/auth/v1/admin/users${path}`, {
    method,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A confirmed account for one attack. */
export async function makeAccount(name: string): Promise<AttackAccount> {
  const account = { email: `${name}-${randomUUID()}@example.com`, password: randomUUID() };
  const answer = await callAdmin('', 'POST', { ...account, email_confirm: true });
  if (!answer.ok) throw new Error(`No account could be made: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  return { id, ...account };
}

export async function removeAccount(id: string): Promise<void> {
  await callAdmin(`/${id}`, 'DELETE');
}

/** Signs in by the form of the site. @returns the `Cookie` header of the session */
export async function signInAs({ email, password }: { email: string; password: string }): Promise<string> {
  const { headers, status } = await postForm(await findForm('/auth', 'password'), {
    email,
    password,
    next: '/',
  });
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  if (status !== 303 || cookies.length === 0) throw new Error(`The sign-in of ${email} answered ${status}.`);
  return cookies.join('; ');
}
