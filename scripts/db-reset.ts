import { ProcessRecord } from '../supabase/local/process-record.ts';
import { resetStack } from '../supabase/local/reset-stack.ts';
import { stackSettings } from '../supabase/local/settings.ts';
import { endLeftovers } from './leftovers.ts';

/** `npm run db:reset`: the next `npm run up` starts with an empty database, the seed data and new secrets. */
export async function run(): Promise<number> {
  const settings = stackSettings('local');
  await endLeftovers(settings, new ProcessRecord(settings.dir));
  resetStack(settings);
  process.stdout.write(`${settings.dir} is empty; "npm run up" fills it again.\n`);
  return 0;
}
