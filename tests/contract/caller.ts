import { randomUUID } from 'node:crypto';
import { state } from '../support/stack.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const time = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)/g;

/** Masks ids, times, ports and tokens in a text, and removes the run's suffix from its addresses. */
function maskText(text: string, run: string): string {
  return text
    .replaceAll(`.${run}@`, '@')
    .replaceAll(`.${run}%40`, '%40')
    .replace(uuid, '<uuid>')
    .replace(time, '<time>')
    .replace(/127\.0\.0\.1(:|%3A)\d+/gi, '127.0.0.1$1<port>')
    .replace(/\b[0-9a-f]{56}\b/g, '<hash>')
    .replace(/(state=)[\w.-]+/g, '$1<state>')
    .replace(/(client_id=)[\w-]+/g, '$1<client>')
    .replace(/(\/callback\?code=)[\w-]+/g, '$1<code>')
    .replace(/\bgoog_[\w-]+/g, '<person>')
    .replace(/=\(\\x[0-9a-f]+\)/g, '=(<bytes>)');
}

/**
 * The target of a redirect, with sorted parameters. The service passes `redirect_to` on to Google, which ignores it,
 * and repeats the query in the fragment, which no server sees.
 */
function maskLocation(location: string, run: string): string {
  const url = new URL(location);
  if (url.pathname.startsWith('/o/oauth2/')) url.searchParams.delete('redirect_to');
  url.searchParams.sort();
  url.hash = '';
  return maskText(url.href, run);
}

const maskedKeys = Object.entries({
  '<time>': ['created_at', 'updated_at', 'last_used_at'],
  '<seconds>': ['expires_at', 'expires_in', 'iat', 'exp'],
  '<token>': ['refresh_token', 'provider_token', 'provider_refresh_token'],
  ...{ '<challenge>': ['challenge'], '<code>': ['email_otp'] },
  ...{ '<secret>': ['secret'], '<picture>': ['qr_code'] },
});

/** An answer in JSON without what differs from run to run; of an access token, its claims. */
const mask = (json: string, run: string): unknown =>
  JSON.parse(json, (key, value: unknown) => {
    const known = maskedKeys.find(([, keys]) => keys.includes(key))?.[0];
    if (known && value !== null) return known;
    if (key === 'amr') return (value as { method: string }[]).map(({ method }) => method);
    if (typeof value !== 'string') return value;
    if (key === 'access_token')
      return mask(Buffer.from(value.split('.')[1] ?? '', 'base64url').toString(), run);
    if (key === 'uri') return value.replace(/secret=\w+/, 'secret=<secret>').replace(`.${run}`, '');
    const masked = maskText(value, run);
    // The id of a credential or, of WebAuthn's options, of a person.
    return key === 'id' && masked === value && /^[\w-]{20,}$/.test(value) ? '<base64url>' : masked;
  });

export interface Call {
  body?: unknown;
  /** A person's access token. */
  token?: string;
  key?: 'publishable' | 'secret' | 'none';
  headers?: Record<string, string>;
}

/** Calls the auth service as a client would, and records the answers. */
export class Caller {
  /** Each call and the service's answer, with everything that differs between runs masked. */
  readonly exchanges: { title: string; request: string; status: number; body: unknown }[] = [];
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
    const isJson = /^[[{]/.test(text);
    const masked = isJson ? mask(text, this.#run) : text;
    this.exchanges.push({
      title,
      request: maskText(`${method} ${path}`, this.#run),
      status: response.status,
      body: location ? { location: maskLocation(location, this.#run) } : masked,
    });
    const answer = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>;
    return { status: response.status, body: answer, location };
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
