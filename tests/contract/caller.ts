import { randomUUID } from 'node:crypto';
import { linksIn, waitForMail } from '../support/mailbox.ts';
import { state } from '../support/stack.ts';
import { mask, maskLocation, maskText } from './mask.ts';

/** One call and the auth service's answer, with everything that differs between runs masked. */
export interface Exchange {
  title: string;
  request: string;
  status: number;
  body: unknown;
}

export interface Call {
  body?: unknown;
  /** A person's access token. */
  token?: string;
  key?: 'publishable' | 'secret' | 'none';
  headers?: Record<string, string>;
}

/** Calls the auth service as a client would, and records the answers. */
export class Caller {
  readonly exchanges: Exchange[] = [];
  readonly #run = randomUUID().slice(0, 8);

  address(name: string): string {
    return `${name}.${this.#run}@example.com`;
  }

  /** @param title what the call is about; unique within a recording */
  async call(
    title: string,
    method: string,
    path: string,
    { body, token, key = 'publishable', headers = {} }: Call = {},
  ): Promise<{ status: number; body: Record<string, unknown>; location: string | null }> {
    const apikey = key === 'secret' ? state.secretKey : state.publishableKey;
    const response = await fetch(`${state.supabaseUrl}/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(key !== 'none' && { apikey, authorization: `Bearer ${apikey}` }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const location = response.headers.get('location');
    const answer: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
    this.exchanges.push({
      title,
      request: maskText(`${method} ${path}`, this.#run),
      status: response.status,
      body: location ? { location: maskLocation(location, this.#run) } : mask(answer, this.#run),
    });
    return { status: response.status, body: answer as Record<string, unknown>, location };
  }

  /** The token hash in the newest mail's link to an address. Records the mail's text as an exchange of its own. */
  async mail(title: string, address: string, subject: RegExp): Promise<string> {
    const mail = await waitForMail(address, subject, 10_000);
    const link = linksIn(mail).find((href) => href.includes('token_hash=')) ?? '';
    this.exchanges.push({
      title,
      request: 'mail',
      status: 200,
      body: { subject: mail.subject, link: maskText(link, this.#run) },
    });
    return new URL(link || 'http://nowhere').searchParams.get('token_hash') ?? '';
  }
}

export type Flow = (caller: Caller) => Promise<void>;

export const password = 'a-long-password';
export const text = (value: unknown) => (typeof value === 'string' ? value : '');
export const tokensOf = ({ body }: { body: Record<string, unknown> }) => ({
  token: text(body.access_token),
  refresh: text(body.refresh_token),
});

/** A confirmed account, set up without recording: only what follows is of interest. */
export async function person(caller: Caller, name: string) {
  const email = caller.address(name);
  const made = await caller.call(`${name}: an account is made with the secret key`, 'POST', '/admin/users', {
    key: 'secret',
    body: { email, password, email_confirm: true, user_metadata: { full_name: 'Ada' } },
  });
  const signIn = (title: string) =>
    caller.call(`${name}: ${title}`, 'POST', '/token?grant_type=password', { body: { email, password } });
  return { id: text(made.body.id), email, signIn };
}
