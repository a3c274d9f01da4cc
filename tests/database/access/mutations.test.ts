import { beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase } from '../database';
import { functions, ownerFunctions, tables, verbs } from './declared';
import { makePeople, type People } from './people';
import { getsPast, listFunctions, listPolicies, probeTable, tryVerb, under } from './probe';

/** Tests the access matrix: removes each protection in turn and expects the matrix to change. */

const sql = ownDatabase(1);
let people: People;
beforeAll(async () => {
  people = await makePeople(sql);
});

const expectNoticed = async (change: string, table: string) => {
  const found = await under(sql, change, (transaction) => probeTable(transaction, people, table));
  expect(found, change).not.toEqual(tables[table]?.access);
};

describe('the matrix notices', () => {
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

  it("the view, if it runs with its owner's rights and shows everybody", async () => {
    await expectNoticed(
      `create or replace view public.user_flip_stats with (security_invoker = false) as
       select session_date, count(*) as total_flips, count(*) as completed_flips, count(*) as action_needed_flips,
         count(*) as no_action_flips, count(*) as emergency_flips
       from public.flip_sessions group by session_date`,
      'public.user_flip_stats',
    );
  });

  it('the admin check, if it lets everybody through', async () => {
    // Irreversible functions also require a recent authentication.
    const change = ["require_admin(needed text default 'admin')", 'require_recent_proof()']
      .map(
        (name) => `create or replace function private.${name} returns void
          language plpgsql stable set search_path = '' as 'begin end'`,
      )
      .join('; ');
    await under(sql, change, async (transaction) => {
      for (const each of await listFunctions(transaction)) {
        if (functions[each.name] !== 'admin' || ownerFunctions.includes(each.name)) continue;
        expect(await getsPast(transaction, people.actors.other, each), each.name).toBe(true);
      }
    });
  });
});
