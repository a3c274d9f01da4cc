import { randomUUID } from 'node:crypto';
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

  post = (title: string, path: string, body: unknown) => this.call(title, 'POST', path, { body });
  signIn = (title: string, email: string, password: string) =>
    this.post(`sign-in: ${title}`, '/token?grant_type=password', { email, password });
  refresh = (title: string, refresh_token: string, headers = {}) =>
    this.call(`refresh: ${title}`, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token },
      headers,
    });
  verify = (title: string, body: object) => this.post(`verify: ${title}`, '/verify', body);
  user = (title: string, token: string, headers = {}) =>
    this.call(`user: ${title}`, 'GET', '/user', { token, headers });
  /** With the secret key. */
  admin = (title: string, method: string, path: string, body?: unknown, headers = {}) =>
    this.call(title, method, `/admin${path}`, { key: 'secret', body, headers });
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
  const account = { email, password, email_confirm: true, user_metadata: { full_name: 'Ada' } };
  const title = `${name}: an account is made with the secret key`;
  const made = await caller.admin(title, 'POST', '/users', account);
  const signIn = (title: string) =>
    caller.post(`${name}: ${title}`, '/token?grant_type=password', { email, password });
  return { id: text(made.body.id), email, signIn };
}
