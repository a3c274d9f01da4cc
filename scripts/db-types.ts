import { writeFileSync } from 'node:fs';
import { startTemporaryCluster } from '../supabase/local/postgres/temporary-cluster.ts';
import { generateSchema, schemaFile } from './database-schema.ts';
import { generateTypes, typesFile } from './database-types.ts';

/** `npm run db:types`: the types, and the schema as it is now. */
export async function run(): Promise<number> {
  const { settings, close } = await startTemporaryCluster();
  try {
    writeFileSync(typesFile, await generateTypes(settings));
    writeFileSync(schemaFile, await generateSchema(settings));
  } finally {
    await close();
  }
  process.stdout.write(`${typesFile} and ${schemaFile} are written.\n`);
  return 0;
}
