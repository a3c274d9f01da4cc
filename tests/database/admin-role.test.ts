import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { anyEmail, anyPassword, newPerson, serviceClient, state } from '../support/stack.ts';

/** Runs `npm run admin:grant` for the running stack's project. */
function runAdmin(change: 'grant' | 'revoke', email: string) {
  const project = { NEXT_PUBLIC_SUPABASE_URL: state.supabaseUrl, SUPABASE_SECRET_KEY: state.secretKey };
  return spawnSync(process.execPath, ['scripts/run.mjs', `admin:${change}`, email], {
    encoding: 'utf8',
    env: { ...process.env, ...project },
  });
}

test('a confirmed account can become an admin, until the role is revoked; an unconfirmed one cannot', async () => {
  const service = serviceClient();
  const unconfirmed = anyEmail('owner');
  await service.auth.admin.createUser({ email: unconfirmed, password: anyPassword() });
  const { status, stderr } = runAdmin('grant', unconfirmed);
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${unconfirmed} is not confirmed yet`)]);
  const { id, email } = await newPerson();
  const roles = async () => (await service.from('user_roles').select('role').eq('user_id', id)).data;
  expect(runAdmin('grant', `Ann Lee <${email.toUpperCase()}>`).status).toBe(0);
  expect(await roles()).toEqual([{ role: 'admin' }]);
  expect(runAdmin('revoke', email).status).toBe(0);
  expect(await roles()).toEqual([]);
}, 90_000);
