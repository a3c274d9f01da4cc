import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEncrypted } from '@/scripts/backup/encrypted-file';

it.each([
  ['nothing', '', 'is empty'],
  ['a few bytes', 'FLIPBK3\n', 'is too short for a backup'],
  ['something else', 'x'.repeat(1_000), 'is not a backup of this site'],
])('a backup file with %s in it is refused in words', async (_, content, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const file = join(folder, 'backup');
  writeFileSync(file, content);
  try {
    await expect(readEncrypted(file, 'passphrase').next()).rejects.toThrow(words);
    // Mistyped, or the folder in place of the file.
    await expect(readEncrypted(`${file}s`, 'passphrase').next()).rejects.toThrow('is not there');
    await expect(readEncrypted(folder, 'passphrase').next()).rejects.toThrow('is not a file');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
