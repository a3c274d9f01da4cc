import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { anyEmail, anyPassword, connect, newPerson, serviceClient, state } from '../support/stack.ts';

/** Runs `npm run admin:grant` for the running stack's project. */
function runAdmin(change: 'grant' | 'revoke', email: string) {
  const project = { NEXT_PUBLIC_SUPABASE_URL: state.supabaseUrl, SUPABASE_SECRET_KEY: state.secretKey };
  return spawnSync(process.execPath, ['scripts/run.mjs', `admin:${change}`, email], {
    encoding: 'utf8',
    env: { ...process.env, ...project },
  });
}

async function isAdmin(email: string): Promise<boolean> {
  const sql = connect();
  const rows = await sql`
    select from public.user_roles as r join public.profiles as p on p.id = r.user_id where p.email = ${email}`;
  await sql.end();
  return rows.length > 0;
}

test('an unconfirmed account cannot become an admin', async () => {
  const email = anyEmail('owner');
  await serviceClient().auth.admin.createUser({ email, password: anyPassword() });
  const { status, stderr } = runAdmin('grant', email);
  expect(status).toBe(1);
  expect(stderr).toContain(`${email} is not confirmed yet`);
  expect(await isAdmin(email)).toBe(false);
}, 60_000);

test('a confirmed account can, until the role is revoked', async () => {
  const { email } = await newPerson();
  expect(runAdmin('grant', email).status).toBe(0);
  expect(await isAdmin(email)).toBe(true);
  expect(runAdmin('revoke', email).status).toBe(0);
  expect(await isAdmin(email)).toBe(false);
}, 60_000);
