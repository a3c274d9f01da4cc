import { databaseFault, databaseFaultInWords } from '@/content/admin/database-faults';
import { countToday } from '@/lib/data/visits';
import { UNREADABLE_HEADER } from '@/lib/http/refusals';
import type { RefusalDetails } from '@/lib/supabase/backend';
import { releaseName } from '../env';
import { plainEnv } from '../env-schema';
import { logEvent } from './json-lines';

const TIMEOUT_MS = 3000;
/** At most one webhook message per kind of error in this time. */
const INTERVAL_MS = 60_000;
/** Kinds of errors to remember: more than the site has. Beyond that, all are forgotten at once. */
const MOST_KINDS = 500;
const lastSent = new Map<string, number>();

interface Failed {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Where {
  routePath: string;
  routeType: string;
}

/** Thrown by an action whose arguments are not those of its form. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody';
}

/** Reports an error that a page, action or route handler did not catch; a body that no form sends is only logged. */
export async function reportUncaught(error: unknown, request: Failed, where: Where): Promise<void> {
  if (where.routeType !== 'route' && isUnreadable(error, request)) {
    // Tells the answer, which Next would give the status of a fault of ours.
    Object.assign(request.headers, { [UNREADABLE_HEADER]: '1' });
    logEvent('info', 'body-unreadable', fieldsOf(error, request.method, where));
  } else await reportError(error, request.method, where);
}

/**
 * Logs an error, counts it for its page and posts it to `ERROR_WEBHOOK_URL`, if set. None of them contains anything about the visitor or,
 * beyond the route pattern, the URL.
 */
export async function reportError(error: unknown, method: string, where: Where): Promise<void> {
  const fields = fieldsOf(error, method, where);
  logEvent('error', 'request-failed', fields);
  // A refusal of the backend has been reported by itself.
  if (fields.name === 'BackendRefused') return;
  const { route = '', name, digest, release } = fields;
  const text = `${method} ${route} failed (${name}, digest ${digest}, release ${release})`;
  const path = route.replaceAll(/^\/|\([^)]*\)\/|\/?(?:page|route)$/g, '').slice(0, 119);
  await Promise.all([postToWebhook(`${route} ${name}`, text, fields), count(`/${path}`)]);
}

/**
 * Logs a refusal of the backend with the names that it is about, counts it and posts it to the webhook; the overview says in
 * words what it means.
 */
export async function reportRefusal(details: RefusalDetails): Promise<void> {
  const fields = { ...details, release: releaseName() };
  logEvent('error', 'backend-refused', fields);
  const about = details.constraint ?? details.function ?? details.table ?? details.call ?? 'auth';
  const place = databaseFault(details.code, about.replace(/^(?:public\.|rpc\/)/, ''));
  const text = `${databaseFaultInWords(place)}, release ${fields.release}`;
  // The function that counts may itself be missing from the database.
  const isCounter = details.call === 'rpc/count_today';
  await Promise.all([postToWebhook(place, text, fields), !isCounter && count(place)]);
}

/** @param errors the page, or a fault of the database */
const count = (errors: string) => countToday({ errors }).catch(() => undefined);

function fieldsOf(error: unknown, method: string, where: Where): Readonly<Record<string, string>> {
  const digest = (error as { digest?: unknown } | null)?.digest;
  return {
    digest: typeof digest === 'string' ? digest : 'none',
    name: error instanceof Error ? error.name : 'unknown',
    method,
    route: where.routePath,
    kind: where.routeType,
    release: releaseName(),
  };
}

/** Whether a page's error is about a body that no form of the site sends. */
function isUnreadable(error: unknown, { method, headers }: Failed): boolean {
  if (!(error instanceof Error)) return false;
  // A made-up header of Next's client; see `lib/log/prepare-server.ts`.
  if ('rsc' in headers && isFromParser(error)) return true;
  if (method !== 'POST') return false;
  const isForm = 'next-action' in headers || /^multipart\/form-data/i.test(String(headers['content-type']));
  return !isForm || error.name === 'UnreadableBody' || isFromParser(error);
}

/** Whether an error was thrown by Next, React or Node while they parsed a form, before any code of the site ran. */
function isFromParser({ message, stack = '' }: Error): boolean {
  if (/^(?:Failed to parse body as FormData|Content-Type was not one of)/.test(message)) return true;
  // React decodes a form sent without script inside this call, and one sent by script in events of its own.
  if (/\bdecode(?:Action|FormState)\b/.test(stack)) return true;
  return stack.includes('/next/dist/') && !stack.includes('/server/chunks/');
}

async function postToWebhook(kind: string, text: string, fields: Readonly<object>): Promise<void> {
  const address = plainEnv(process.env).ERROR_WEBHOOK_URL;
  if (!address || Date.now() - (lastSent.get(kind) ?? 0) < INTERVAL_MS) return;
  if (lastSent.size >= MOST_KINDS) lastSent.clear();
  lastSent.set(kind, Date.now());
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, ...fields }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) logEvent('warn', 'webhook-failed', { status: response.status });
  } catch (error) {
    logEvent('warn', 'webhook-failed', { name: error instanceof Error ? error.name : 'unknown' });
  }
}
