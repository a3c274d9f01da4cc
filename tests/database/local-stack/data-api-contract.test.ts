import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataApi, type World } from '../../contract/data-api.ts';
import { anonymousClient, connect, newPerson, serviceClient, state } from '../../support/stack.ts';
import { add } from '../rows.ts';

/* The local data API or, if the stack was started with POSTGREST, the real one: see tests/contract/README.md. */

const sql = connect();
const service = serviceClient();
let world: World;

beforeAll(async () => {
  if (process.env.POSTGREST) {
    const answer = await fetch(`${state.supabaseUrl}/rest/v1/`, { headers: { apikey: state.secretKey } });
    expect(answer.headers.get('server')).toMatch(/^postgrest/);
  }
  const [person, other] = await Promise.all([newPerson('contract'), newPerson('other')]);
  const request = await add(sql, 'workbook_requests', { email: person.email });
  const submitted_at = '2026-01-02 03:04:05.678+00';
  const submission = await add(sql, 'workbook_submissions', { request_id: request, submitted_at });
  world = {
    ...{ stranger: anonymousClient(), person: person.client, service, id: person.id, email: person.email },
    ...{ other: other.id, flips: [randomUUID(), randomUUID()], request, submission },
  };
});

afterAll(async () => {
  await sql`delete from public.workbook_requests where id = ${world.request}`;
  for (const id of [world.id, world.other]) await service.auth.admin.deleteUser(id);
  await sql.end();
});

for (const [title, call, expected] of dataApi)
  test(`the data API answers as the contract says: ${title}`, async () => {
    const wanted = typeof expected === 'function' ? expected(world) : expected;
    const { data, error, status, count } = await call(world);
    if ('data' in wanted) {
      expect(error).toBeNull();
      expect(data).toEqual(wanted.data);
      if (wanted.count !== undefined) expect(count).toBe(wanted.count);
    } else {
      expect({ status, code: error?.code }).toEqual({ status: wanted.status, code: wanted.code });
      expect(error?.message).toMatch(wanted.message);
    }
  });

test('a call without a key, or with an invalid one, is refused', async () => {
  const ask = (headers: HeadersInit) => fetch(`${state.supabaseUrl}/rest/v1/profiles?select=id`, { headers });
  for (const headers of [{}, { apikey: 'sb_secret_wrong' }] as HeadersInit[])
    expect((await ask(headers)).status).toBe(401);
});

test('every function and table is refused to a role without privileges for it', async () => {
  const clients = { anon: world.stranger, authenticated: world.person, service_role: world.service };
  const closed = await sql<{ name: string; args: string[] | null; role: keyof typeof clients }[]>`
    select p.proname as name, coalesce(p.proargnames[1:p.pronargs], '{}') as args, r.rolname as role
    from pg_proc p, pg_roles r
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
      and r.rolname in ${sql(Object.keys(clients))} and not has_function_privilege(r.rolname, p.oid, 'execute')
    union all
    select c.relname, null, r.rolname from pg_class c, pg_roles r
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
      and r.rolname in ${sql(Object.keys(clients))} and not has_any_column_privilege(r.rolname, c.oid, 'select')`;
  expect(closed.length).toBeGreaterThan(120);
  const answers = closed.map(async ({ name, args, role }) => {
    const nulls = Object.fromEntries((args ?? []).map((each) => [each, null]));
    const client = clients[role];
    const { error, status } = await (args ? client.rpc(name, nulls) : client.from(name).select());
    expect([error?.code, status], `${role} ${name}`).toEqual(['42501', role === 'anon' ? 401 : 403]);
  });
  await Promise.all(answers);
}, 60_000);
