import type { StackSettings } from '../supabase/local/settings.ts';

const everyMs = 60_000;

/**
 * Does what a scheduler does for a hosted site: asks it every minute to send the mails that are due. The
 * queue knows what is due, so a call that fails is simply made up for by the next.
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
