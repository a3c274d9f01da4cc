import { channel } from 'node:diagnostics_channel';
import { z } from 'zod';
import { jsonResponse } from '@/lib/http/responses';

/** Time limit for backend calls in milliseconds, so that pages and most forms answer within 5 s. */
export const REQUEST_TIMEOUT_MS = 3_500;

/** A call to the backend failed. Visitors are told the same of both kinds; only refusals are reported to the owner. */
export class BackendFailure extends Error {}

/** The backend did not respond, or not in time. */
export class BackendUnavailable extends BackendFailure {
  override name = 'BackendUnavailable';
  /** @param cause logged by its kind and code only */
  constructor(cause?: unknown, call?: string) {
    super(`The backend did not answer${call ? ` ${call}` : ''}.`, { cause });
  }
}

/** What a refusal was about, for the log: names of the schema, never values. */
export interface RefusalDetails {
  /** Of PostgreSQL, PostgREST or the auth service. */
  code: string;
  /** What was called, such as `rpc/take_rate_limits`. */
  call?: string;
  function?: string;
  table?: string;
  column?: string;
  constraint?: string;
}

/** Refusals are published here when they are found, even if a caller catches them; `prepareServer` reports them to the owner. */
export const refusalChannel = channel('flip-method:backend-refused');

/** The backend answered, with an error that repeating will not change: a missing function or right, a broken rule. */
export class BackendRefused extends BackendFailure {
  override name = 'BackendRefused';
  readonly info: RefusalDetails;

  constructor(cause: unknown, details: RefusalDetails) {
    const { code, call = 'a call', ...names } = details;
    const about = Object.entries(names).map(([kind, name]) => `, ${kind} ${name}`);
    super(`The backend refused ${call}: ${code}${about.join('')}.`, { cause });
    this.info = details;
  }
}

const failedCall = z.object({
  name: z.string().catch(''),
  code: z.string().catch(''),
  status: z.number().catch(0),
  message: z.string().catch(''),
  hint: z.string().catch(''),
});

/**
 * Codes of PostgreSQL and PostgREST that say nothing about the call: a connection, resources, a time limit or a restart, and
 * the person's own token. A full disk (53100) does not pass by itself.
 */
const unanswered = /^(?:08|53(?!100)|57|PGRST0|PGRST3)/;

/** Codes of the auth service for settings with which no person can sign in, and which only the owner can change. */
export const ofSettings =
  /^(?:captcha_failed|(?:email_provider|otp)_disabled|hook_\w+|mfa_totp_\w+_not_enabled|not_admin)$/;

/**
 * The error to throw for a failed call. Reports a refusal to the owner, unless it is about the person: ours carry a
 * status (`PT429`) or a word as a hint (`proof`), and the auth service's are 401, 403 and 404.
 * @param error of the data API or the auth service
 * @param call such as `rpc/take_rate_limits`
 */
export function failureOf(error: unknown, call?: string): BackendFailure {
  const { data } = failedCall.safeParse(error);
  const { name = '', status = 0, message = '', hint = '' } = data ?? {};
  // The client library drops the code of a 500, with which the auth service answers and failed by itself.
  const code = data?.code || (name.startsWith('Auth') ? (codes[status] ?? '') : '');
  if (code === '' || unanswered.test(code) || status > 500 || status === 429)
    return new BackendUnavailable(error, call);
  const refused = new BackendRefused(error, { code, ...(call && { call }), ...namesIn(message) });
  const isAboutPerson = code.startsWith('PT') || /^[a-z-]+$/.test(hint) || [401, 403, 404].includes(status);
  if (code === KEY || ofSettings.test(code) || !isAboutPerson) refusalChannel.publish(refused);
  return refused;
}

const KEY = 'KEY';

/** What a status means that comes without a code: from the gateway before the services, except for 500. */
const codes: Readonly<Record<number, string>> = {
  401: KEY,
  // The project is restricted, for its use or its bill.
  402: '402',
  500: '500',
};

/** The names of the schema in an error message. What follows a colon is a value. */
function namesIn(message: string): Partial<RefusalDetails> {
  const [sentence = ''] = message.split(': "');
  const found = sentence.matchAll(/\b(function|table|view|relation|column|constraint) ["']?([\w.]+)/g);
  return Object.fromEntries(
    [...found].map(([, kind = '', name]) => [/view|relation/.test(kind) ? 'table' : kind, name]),
  );
}

/**
 * Runs work that calls the backend, with the request time limit. Logs BackendFailure and turns it into a result.
 * @param otherwise that result
 * @throws any other error, which is a bug
 */
export async function callBackend<Result, Other>(
  work: (signal: AbortSignal) => Promise<Result>,
  otherwise: Other,
): Promise<Result | Other> {
  try {
    return await work(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    console.error(error);
    return otherwise;
  }
}

/**
 * Unwraps a Supabase response.
 * @throws BackendFailure if it is an error
 */
export async function dataOf<Result extends { data: unknown; error: unknown }>(
  response: PromiseLike<Result>,
): Promise<Extract<Result, { error: null }>['data']> {
  const answer = await response;
  if (answer.error) throw failureOf(refusalOfGateway(answer) ?? answer.error, callOf(response));
  return answer.data;
}

/** A refusal of the gateway before the data API, which gives no code, unlike the API about a person's token. */
function refusalOfGateway({ error, status }: { error: unknown; status?: unknown }): { code: string } | null {
  const code = status === 500 || failedCall.safeParse(error).data?.code ? undefined : codes[Number(status)];
  return code === undefined ? null : { code };
}

/** What a query of the data API calls: a table, or `rpc/` and a function. */
function callOf(query: object): string | undefined {
  return 'url' in query && query.url instanceof URL ? query.url.pathname.replace('/rest/v1/', '') : undefined;
}

/**
 * Stops waiting when the signal aborts. The client library keeps retrying a failed token refresh for half a
 * minute, even after its requests were aborted.
 * @throws BackendFailure when the signal aborts first
 */
export async function withTimeout<Result>(work: PromiseLike<Result>, signal: AbortSignal): Promise<Result> {
  if (signal.aborted) throw new BackendUnavailable(signal.reason);
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(new BackendUnavailable(signal.reason));
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** The `fetch` of all Supabase clients: uncached, with a time limit. */
export function boundedFetch(timeout: AbortSignal): typeof fetch {
  return (input, init = {}) => {
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, cache: 'no-store', signal });
  };
}

/** Rows to ask for at once. A project may give fewer ("Max rows"). */
const PAGE_ROWS = 1_000;

/**
 * Reads all rows of a query, page by page, until there are as many as it counts.
 * @param query with `count: 'exact'` and a stable order, for rows `from` to `to`
 * @throws BackendFailure when any page cannot be read
 */
export async function readAll<Row>(
  query: (
    from: number,
    to: number,
  ) => PromiseLike<{ data: Row[] | null; error: unknown; count: number | null }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const page = await query(all.length, all.length + PAGE_ROWS - 1);
    if (!page.data) throw failureOf(page.error);
    all.push(...page.data);
    if (page.data.length === 0 || all.length >= (page.count ?? 0)) return all;
  }
}

/** Turns BackendUnavailable into a 503; other errors propagate. */
export async function orUnavailable(respond: () => Promise<Response>): Promise<Response> {
  const given = await callBackend(respond, null);
  if (given) return given;
  const error = 'The accounts cannot be reached right now. Please try again later.';
  return jsonResponse({ error }, 503, new Headers({ 'retry-after': '30' }));
}
