import { oldestDueMail, ownerRefusedSince } from '@/lib/data/email-jobs';
import { releaseName } from '@/lib/env';
import { jsonResponse } from '@/lib/http/responses';
import { BackendRefused } from '@/lib/supabase/backend';

/** The scheduler runs every minute and mails are retried: a mail this late means that it is down. */
const LATE_SECONDS = 15 * 60;
/** How long a result is cached. */
const CACHE_MS = 5000;

export const dynamic = 'force-dynamic';

let last: { at: number; result: Promise<{ body: object; status: number }> } | undefined;

/** For monitors: 200 when the database responds and mail goes out, also to the owner, else 503. Load balancers ask `/api/alive`. */
export async function GET(): Promise<Response> {
  if (!last || Date.now() - last.at > CACHE_MS) last = { at: Date.now(), result: checkHealth() };
  const { body, status } = await last.result;
  return jsonResponse(body, status);
}

async function checkHealth(): Promise<{ body: object; status: number }> {
  try {
    const [seconds, refusedSince] = await Promise.all([oldestDueMail(), ownerRefusedSince()]);
    const isLate = seconds > LATE_SECONDS;
    const body = {
      status: isLate ? 'mail is late' : refusedSince ? 'mail to the owner is refused' : 'ok',
      oldestDueMailSeconds: seconds,
      release: releaseName(),
    };
    return { body, status: isLate || refusedSince ? 503 : 200 };
  } catch (error) {
    console.error('The health could not be checked.', error);
    const status = error instanceof BackendRefused ? 'database refuses the site' : 'database unreachable';
    return { body: { status, release: releaseName() }, status: 503 };
  }
}
