import { writeFileSync } from 'node:fs';
import { startPostgres } from '../supabase/local/postgres/cluster.ts';
import { endProcess, ProcessRecord } from '../supabase/local/process-record.ts';
import { type StackSettings, stackSettings } from '../supabase/local/settings.ts';
import { generateTypes, typesFile } from './database-types.ts';

/** `npm run db:types`: on the running stack's cluster, or on one that is started for the moment. */
export async function run(): Promise<number> {
  const settings = stackSettings('local');
  const isRunning = new ProcessRecord(settings.dir).alive().some((entry) => entry.name === 'postgres');
  const types = await (isRunning ? generateTypes(settings) : withPostgres(settings));
  writeFileSync(typesFile, types);
  process.stdout.write(`${typesFile} is written.\n`);
  return 0;
}

async function withPostgres(settings: StackSettings): Promise<string> {
  const { pid } = await startPostgres(settings, ({ pid: started }) => {
    if (started !== undefined) new ProcessRecord(settings.dir).add('postgres', started);
  });
  try {
    return await generateTypes(settings);
  } finally {
    await endProcess(pid, 'SIGINT');
  }
}
