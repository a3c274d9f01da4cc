import type { ProcessRecord } from '../supabase/local/process-record.ts';
import type { StackSettings } from '../supabase/local/settings.ts';
import { progress } from './progress.ts';

/**
 * Ends what a killed run left behind. A live one is not touched.
 *
 * @throws when one is alive, naming its process.
 */
export async function endLeftovers(settings: StackSettings, record: ProcessRecord): Promise<void> {
  const alive = record.alive();
  const supervisor = alive.find((entry) => entry.name === 'supervisor');
  if (supervisor) {
    throw new Error(
      `It runs already, as process ${supervisor.pid}, with its data in ${settings.dir}: stop that one with Ctrl-C first.`,
    );
  }
  if (alive.length === 0) return record.clear();
  progress(`ending what a killed run left: ${alive.map((entry) => entry.name).join(', ')}`);
  await record.endAll();
}
