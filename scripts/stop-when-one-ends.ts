import type { ProcessName } from '../supabase/local/process-record.ts';
import type { Services } from './services.ts';

const called: Partial<Record<ProcessName, string>> = {
  postgres: 'PostgreSQL',
  backend: 'The Supabase API',
  mailbox: 'The mailbox',
  site: 'The site',
};

/**
 * Waits for as long as everything runs. When a process ends by itself, it says which one, stops the others, and
 * resolves with the exit code.
 */
export async function stopWhenOneEnds({
  ended,
  settings,
  stop,
}: Pick<Services, 'ended' | 'settings' | 'stop'>): Promise<number> {
  const name = await ended;
  process.stderr.write(
    `\n${called[name] ?? name} ended by itself, so everything is stopped. Its last words are in ${settings.dir}/${name}.log.\n`,
  );
  await stop();
  return 1;
}
