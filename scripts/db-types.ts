import { writeFileSync } from 'node:fs';
import { startTemporaryCluster } from '../supabase/local/postgres/temporary-cluster.ts';
import { generateSchema, schemaFile } from './database-schema.ts';
import { generateTypes, typesFile } from './database-types.ts';

/** `npm run db:types`: writes the generated types and the current schema. */
export async function run(): Promise<number> {
  const { settings, close } = await startTemporaryCluster();
  try {
    writeFileSync(typesFile, await generateTypes(settings));
    writeFileSync(schemaFile, await generateSchema(settings));
  } finally {
    await close();
  }
  process.stdout.write(`Wrote ${typesFile} and ${schemaFile}.\n`);
  return 0;
}
