import { logEvent } from './json-lines';
import { release } from './release';

const patienceMs = 3000;
/** One message of a kind in this time: a broken page must not flood the receiver. */
const pauseMs = 60_000;
const told = new Map<string, number>();

interface Where {
  routePath: string;
  routeType: string;
}

/**
 * One line about an error that no page has caught, and a message to `ERROR_WEBHOOK_URL` where that is set. Neither says
 * who asked, nor for what beyond the route's pattern.
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
  await tellWebhook(fields);
}

async function tellWebhook(fields: Readonly<Record<string, string>>): Promise<void> {
  const address = process.env.ERROR_WEBHOOK_URL;
  const kind = `${fields.route} ${fields.name}`;
  if (!address || Date.now() - (told.get(kind) ?? 0) < pauseMs) return;
  told.set(kind, Date.now());
  const text = `${fields.method} ${fields.route} failed (${fields.name}, digest ${fields.digest}, release ${fields.release})`;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, ...fields }),
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
  } catch {
    // The line above is in the log.
  }
}
