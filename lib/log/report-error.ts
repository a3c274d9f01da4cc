import { logEvent } from './json-lines';
import { release } from './release';

const TIMEOUT_MS = 3000;
/** At most one webhook message per kind of error in this time. */
const INTERVAL_MS = 60_000;
const lastSent = new Map<string, number>();

interface Where {
  routePath: string;
  routeType: string;
}

/**
 * Logs an uncaught error and posts it to `ERROR_WEBHOOK_URL`, if set. Neither contains anything about the
 * visitor or, beyond the route pattern, the URL.
 */
export async function reportError(error: unknown, method: string, where: Where): Promise<void> {
  const digest = (error as { digest?: unknown } | null)?.digest;
  const fields = {
    digest: typeof digest === 'string' ? digest : 'none',
    name: error instanceof Error ? error.name : 'unknown',
    method,
    route: where.routePath,
    kind: where.routeType,
    release: release(),
  };
  logEvent('error', 'request-failed', fields);
  await postToWebhook(fields);
}

async function postToWebhook(fields: Readonly<Record<string, string>>): Promise<void> {
  const address = process.env.ERROR_WEBHOOK_URL;
  const kind = `${fields.route} ${fields.name}`;
  if (!address || Date.now() - (lastSent.get(kind) ?? 0) < INTERVAL_MS) return;
  lastSent.set(kind, Date.now());
  const text = `${fields.method} ${fields.route} failed (${fields.name}, digest ${fields.digest}, release ${fields.release})`;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, ...fields }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
  } catch {
    // The error is already in the log.
  }
}
