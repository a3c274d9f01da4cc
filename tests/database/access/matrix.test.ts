import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../database';
import { callAs } from './call';
import { listFunctions, listRelations, listWritableColumns } from './catalogue';
import { functions, tables } from './declared';
import { makePeople, type People } from './people';
import { probeTable } from './probe';

let database: TestDatabase;
let people: People;
beforeAll(async () => {
  database = await makeDatabase(1);
  people = await makePeople(database.sql);
});
afterAll(() => database.drop());

const inTransaction = (work: (transaction: postgres.TransactionSql) => Promise<void>) =>
  database.sql.begin(work);

describe('tables and views', () => {
  it('are all declared, and all declared ones exist', async () => {
    const found = await listRelations(database.sql);
    expect(found.map((each) => each.name)).toEqual(Object.keys(tables).sort());
  });

  it("have row level security; views run with the caller's rights", async () => {
    for (const { name, kind, hasRls, options } of await listRelations(database.sql)) {
      if (kind === 'v') expect(options, name).toContain('security_invoker=true');
      else expect(hasRls, name).toBe(true);
    }
  });

  it.each(Object.entries(tables))('%s allows exactly what is declared', async (table, { access }) => {
    await inTransaction(async (transaction) => {
      expect(await probeTable(transaction, people, table)).toEqual(access);
    });
  });

  it('let signed-in people write the declared columns only', async () => {
    for (const { table, column, insert, update } of await listWritableColumns(database.sql)) {
      const { writable } = tables[table] ?? {};
      expect({ table, column, insert, update }).toEqual({
        table,
        column,
        insert: writable?.insert?.includes(column) ?? false,
        update: writable?.update?.includes(column) ?? false,
      });
    }
  });

  it('cannot be truncated, referenced or given triggers by any API role', async () => {
    const rights = await database.sql`
      select grantee, table_name, privilege_type from information_schema.role_table_grants
      where grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
        and table_schema in ('public', 'private')
        and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`;
    expect(rights).toEqual([]);
  });
});

describe('functions', () => {
  it('are all declared, and each declared one exists once', async () => {
    const found = await listFunctions(database.sql);
    expect(found.map((each) => each.name)).toEqual(Object.keys(functions).sort());
  });

  it('resolve names only in their own search_path', async () => {
    for (const { name, settings, isBound } of await listFunctions(database.sql)) {
      if (!isBound) expect(settings, name).toContain('search_path=""');
    }
  });

  it('can be executed by their declared caller only', async () => {
    for (const { name, anon, signedIn, service } of await listFunctions(database.sql)) {
      const caller = functions[name];
      expect({ name, anon, signedIn, service }).toEqual({
        name,
        anon: false,
        signedIn: caller === 'admin' || caller === 'signed-in',
        service: caller === 'server',
      });
    }
  });

  it('are security definer only as triggers, for admins, for two policies, and where the server needs it', async () => {
    const definers = (await listFunctions(database.sql)).filter((each) => each.isDefiner);
    const triggers = [
      'create_profile',
      'reset_on_confirmation',
      'sync_email',
      'delete_workbook_request',
      'count_flips',
      'count_profiles',
      'count_request',
      'count_course_mail',
      'count_subscriber',
      'count_issue_mail',
      'refuse_beyond_quota',
      'refuse_more_counts',
      'audit_role',
      'audit_factor',
    ];
    const admins = Object.keys(functions).filter((name) => /^admin|^signed-in/.test(functions[name] ?? ''));
    const forTheServer = [
      'public.account_has_password',
      'public.account_sessions',
      'public.completed_flips_this_month',
      'public.count_visit',
      'public.refresh_funnel',
      'public.end_account_session',
      'public.find_mail_link',
      'public.merge_daily_deltas',
      'public.owner_digest',
      'public.withdraw_consent',
      'public.apply_retention',
      'public.replace_recovery_codes',
      'public.use_recovery_code',
      'public.note_refused_code',
    ];
    expect(definers.map((each) => each.name)).toEqual(
      [
        ...triggers.map((name) => `private.${name}`),
        ...admins,
        'private.caller_has_consented',
        ...forTheServer,
      ].sort(),
    );
  });

  it('for admins accept an admin and refuse everybody else', async () => {
    const adminFunctions = (await listFunctions(database.sql)).filter(
      (each) => functions[each.name] === 'admin',
    );
    expect(adminFunctions.length).toBeGreaterThan(3);
    await inTransaction(async (transaction) => {
      for (const each of adminFunctions) {
        expect(await callAs(transaction, people.actors.admin, each), each.name).toBe('runs');
        for (const actor of ['anon', 'other', 'passwordAdmin', 'service'] as const) {
          expect(await callAs(transaction, people.actors[actor], each), `${each.name} ${actor}`).toBe(
            'denied',
          );
        }
      }
    });
  });

  it('for admins accept a password alone if the second factor is turned off', async () => {
    await inTransaction(async (transaction) => {
      await transaction`update private.admin_settings set second_factor_required = false`;
      for (const each of await listFunctions(transaction)) {
        if (functions[each.name] !== 'admin') continue;
        expect(await callAs(transaction, people.actors.passwordAdmin, each), each.name).toBe('runs');
        expect(await callAs(transaction, people.actors.other, each), each.name).toBe('denied');
      }
    });
  });

  it('for admins refuse somebody whose role was just revoked, whatever their token says', async () => {
    await inTransaction(async (transaction) => {
      await transaction`delete from public.user_roles`;
      for (const each of await listFunctions(transaction)) {
        if (functions[each.name] !== 'admin') continue;
        expect(await callAs(transaction, people.actors.admin, each), each.name).toBe('denied');
      }
    });
  });
});
