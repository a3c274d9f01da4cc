import type { ProcessRecord } from '../supabase/local/process-record.ts';
import type { StackSettings } from '../supabase/local/settings.ts';
import { progress } from './progress.ts';

/**
 * Ends processes that a killed run left behind.
 * @throws when another run is still alive, with its process id
 */
export async function endLeftovers(settings: StackSettings, record: ProcessRecord): Promise<void> {
  const alive = record.alive();
  const supervisor = alive.find((entry) => entry.name === 'supervisor');
  if (supervisor) {
    throw new Error(
      `Already running as process ${supervisor.pid}, with its data in ${settings.dir}: stop it with Ctrl-C first.`,
    );
  }
  if (alive.length === 0) return record.clear();
  progress(`ending processes of a killed run: ${alive.map((entry) => entry.name).join(', ')}`);
  await record.endAll();
}
