import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rehearse, writeBackup } from '@/scripts/backup/backup';
import { state } from '../../support/stack.ts';

test('a rehearsal restores every table of a backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const file = join(folder, 'one.flipbackup');
  try {
    expect(await writeBackup(state.databaseUrl, file, 'a long passphrase')).toBeGreaterThan(100);
    const { wrong, tables } = await rehearse(file, 'a long passphrase');
    expect(wrong).toEqual([]);
    expect(tables).toBeGreaterThan(20);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
