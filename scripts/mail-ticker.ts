import type { StackSettings } from '../supabase/local/settings.ts';

const everyMs = 60_000;

/**
 * Stands in for the hosted site's scheduler: asks the site every minute to send due mails. A failed call
 * needs no retry, as the queue keeps what is due for the next one.
 */
export function startMailTicker({ siteUrl, secrets }: StackSettings): { stop(): void } {
  const tick = async () => {
    try {
      const response = await fetch(`${siteUrl}/api/cron/mail`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets.cronSecret}` },
        signal: AbortSignal.timeout(everyMs - 5000),
      });
      await response.body?.cancel();
    } catch {
      // The site is restarting or paused.
    }
  };
  const timer = setInterval(tick, everyMs);
  return { stop: () => clearInterval(timer) };
}
