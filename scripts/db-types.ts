import { writeFileSync } from 'node:fs';
import { startPostgres } from '../supabase/local/postgres/cluster.ts';
import { endProcess, ProcessRecord } from '../supabase/local/process-record.ts';
import { type StackSettings, stackSettings } from '../supabase/local/settings.ts';
import { generateSchema, schemaFile } from './database-schema.ts';
import { generateTypes, typesFile } from './database-types.ts';

/** `npm run db:types`, the types and the schema as it is now: on the running stack's cluster, or on one that is started for the moment. */
export async function run(): Promise<number> {
  const settings = stackSettings('local');
  const isRunning = new ProcessRecord(settings.dir).alive().some((entry) => entry.name === 'postgres');
  await (isRunning ? write(settings) : withPostgres(settings));
  process.stdout.write(`${typesFile} and ${schemaFile} are written.\n`);
  return 0;
}

async function write(settings: StackSettings): Promise<void> {
  writeFileSync(typesFile, await generateTypes(settings));
  writeFileSync(schemaFile, await generateSchema(settings));
}

async function withPostgres(settings: StackSettings): Promise<void> {
  const { pid } = await startPostgres(settings, ({ pid: started }) => {
    if (started !== undefined) new ProcessRecord(settings.dir).add('postgres', started);
  });
  try {
    await write(settings);
  } finally {
    await endProcess(pid, 'SIGINT');
  }
}
