import { beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase } from '../database';
import { type ActorName, actors, functions, inboxFunctions, ownerFunctions, tables, verbs } from './declared';
import { makePeople, type People } from './people';
import {
  getsPast,
  listFunctions,
  listPolicies,
  listRelations,
  listWritableColumns,
  probeTable,
  tryVerb,
  under,
} from './probe';

const sql = ownDatabase(1);
let people: People;
beforeAll(async () => {
  people = await makePeople(sql);
});

describe('tables and views', () => {
  it('are all declared, and all declared ones exist', async () => {
    const found = await listRelations(sql);
    expect(found.map((each) => each.name)).toEqual(Object.keys(tables).sort());
  });

  it("have row level security; views run with the caller's rights", async () => {
    for (const { name, kind, hasRls, options } of await listRelations(sql)) {
      // A materialized view cannot have it; nobody gets a privilege on one.
      if (kind === 'm') continue;
      if (kind === 'v') expect(options, name).toContain('security_invoker=true');
      else expect(hasRls, name).toBe(true);
    }
  });

  it.each(Object.entries(tables))('%s allows exactly what is declared', async (table, { access }) => {
    expect(await sql.begin((transaction) => probeTable(transaction, people, table))).toEqual(access);
  });

  it('let signed-in people write the declared columns only', async () => {
    for (const { table, column, ...found } of await listWritableColumns(sql)) {
      const { insert = [], update = [] } = tables[table]?.writable ?? {};
      const wanted = { insert: insert.includes(column), update: update.includes(column) };
      expect(found, `${table}.${column}`).toEqual(wanted);
    }
  });

  it('cannot be truncated, referenced or given triggers by any API role', async () => {
    const rights = await sql`
      select grantee, table_name, privilege_type from information_schema.role_table_grants
      where grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
        and table_schema in ('public', 'private')
        and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`;
    expect(rights).toEqual([]);
  });
});

const adminNames = Object.keys(functions).filter((name) => functions[name] === 'admin');

describe('functions', () => {
  it('are all declared, and each declared one exists once', async () => {
    const found = await listFunctions(sql);
    expect(found.map((each) => each.name)).toEqual(Object.keys(functions).sort());
  });

  it('set an empty search_path, can be executed by their declared caller only, and give people no rights but their own', async () => {
    for (const { name, settings, isDefiner, anon, signedIn, service } of await listFunctions(sql)) {
      const caller = functions[name];
      const isForPeople = caller === 'admin' || caller === 'signed-in';
      const wanted = { anon: false, signedIn: isForPeople, service: caller === 'server' };
      expect({ anon, signedIn, service }, name).toEqual(wanted);
      expect(settings, name).toContain('search_path=""');
      if (isForPeople) expect(isDefiner, name).toBe(false);
    }
  });

  const makeOwners = "update public.user_roles set is_owner = true where role = 'admin';";
  const withoutCode = `update private.admin_settings set second_factor_required = false; ${makeOwners}`;
  const revoked = 'delete from public.user_roles';
  const ofAdmins = adminNames.filter((name) => !ownerFunctions.includes(name));
  const none: readonly string[] = [];
  it.each([
    ['an admin, but for those of an owner', 'admin', '', ofAdmins],
    ['an owner', 'admin', makeOwners, adminNames],
    ['an assistant, if they are of the inbox', 'inbox', '', inboxFunctions],
    ...actors.flatMap((actor): [string, ActorName, string, readonly string[]][] =>
      ['owner', 'admin', 'inbox'].includes(actor) ? [] : [[`no ${actor}`, actor, '', none]],
    ),
    ['a password alone if the second factor is turned off', 'passwordAdmin', withoutCode, adminNames],
    ['no reader while it is turned off', 'other', withoutCode, none],
    ['nobody whose role was just revoked, whatever their token says', 'admin', revoked, none],
  ] as const)('for admins accept %s', async (_, actor, change, wanted) => {
    const running = await under(sql, change, async (transaction) => {
      const names: string[] = [];
      for (const each of await listFunctions(transaction)) {
        if (functions[each.name] !== 'admin') continue;
        if (await getsPast(transaction, people.actors[actor], each)) names.push(each.name);
      }
      return names;
    });
    expect(running).toEqual([...wanted].sort());
  });
});

const expectNoticed = async (change: string, table: string) => {
  const found = await under(sql, change, (transaction) => probeTable(transaction, people, table));
  expect(found, change).not.toEqual(tables[table]?.access);
};

describe('the matrix, as each protection is removed in turn, notices', () => {
  it('every policy that is dropped, or lets everybody through', async () => {
    const policies = await listPolicies(sql);
    expect(policies.length).toBeGreaterThan(4);
    for (const { name, table, using, check } of policies) {
      await expectNoticed(`drop policy "${name}" on ${table}`, table);
      if (using) await expectNoticed(`alter policy "${name}" on ${table} using (true)`, table);
      if (check) await expectNoticed(`alter policy "${name}" on ${table} with check (true)`, table);
    }
  });

  it.each([
    ['anon', 'anon'],
    ['authenticated', 'owner'],
    ['service_role', 'service'],
  ] as const)('every right of %s that is granted or revoked', async (role, actor) => {
    for (const [table, { access }] of Object.entries(tables)) {
      for (const verb of verbs) {
        // Aggregate views are read-only, and reading them needs rights on the underlying tables too, which anon lacks for
        // flips and everybody lacks for figures. The funnel's is written by refreshing it only.
        if (table === 'public.user_flip_stats' && (verb !== 'select' || role === 'anon')) continue;
        if (table === 'private.funnel_weeks' && verb !== 'select') continue;
        const enter = table.startsWith('private.') ? `grant usage on schema private to ${role};` : '';
        const declared = access[actor][verb];
        const [grant, revoke] = [
          `grant ${verb} on ${table} to ${role}`,
          `revoke ${verb} on ${table} from ${role}`,
        ];
        const change = declared === 'denied' ? `${enter} ${grant}` : revoke;
        const found = await under(sql, change, (open) => tryVerb(open, people, table, actor, verb));
        expect(found, change).not.toBe(declared);
      }
    }
  });
});
