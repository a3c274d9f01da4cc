import type { StackSettings } from '../supabase/local/settings.ts';

const everyMs = 60_000;
const figuresEvery = 10;

/**
 * Stands in for the hosted site's scheduler: asks the site every minute to send due mails and every ten minutes to
 * count the days that changed. A failed call needs no retry, as what is due waits for the next one.
 */
export function startMailTicker({ siteUrl, secrets }: StackSettings): { stop(): void } {
  const call = async (path: string) => {
    try {
      const response = await fetch(`${siteUrl}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets.cronSecret}` },
        signal: AbortSignal.timeout(everyMs - 5000),
      });
      await response.body?.cancel();
    } catch {
      // The site is restarting or paused.
    }
  };
  let minutes = 0;
  const tick = async () => {
    await call('/api/cron/mail');
    if (minutes++ % figuresEvery === 0) await call('/api/cron/figures');
  };
  const timer = setInterval(tick, everyMs);
  return { stop: () => clearInterval(timer) };
}
