import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rehearse, writeBackup } from '@/scripts/backup/backup';
import { connect, newPerson, serviceClient, state } from '../../support/stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const passphrase = 'a long passphrase';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a backup cannot be read without its passphrase, and restores completely', async () => {
  const odd = await newPerson('backup');
  const sql = connect();
  const name = `Ada "quote" \\N é`;
  await sql`update public.profiles set full_name = ${name} where id = ${odd.id}`;
  await sql.end();
  const file = join(folder, 'one.flipbackup');
  expect(await writeBackup(state.databaseUrl, file, passphrase)).toBeGreaterThan(100);
  const sealed = readFileSync(file);
  expect(sealed.includes(odd.email)).toBe(false);
  expect(await rehearse(file, passphrase)).toEqual({ wrong: [], tables: expect.any(Number) });

  await expect(rehearse(file, 'another passphrase')).rejects.toThrow(
    'wrong passphrase, or the file was changed',
  );
  const changed = join(folder, 'changed.flipbackup');
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 100) ^ 1, sealed.length - 100);
  writeFileSync(changed, sealed);
  await expect(rehearse(changed, passphrase)).rejects.toThrow('the file was changed');
  await serviceClient().auth.admin.deleteUser(odd.id);
}, 120_000);
