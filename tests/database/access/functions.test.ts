import type postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase } from '../database';
import { callAs } from './call';
import { listFunctions } from './catalogue';
import { functions, inboxFunctions, ownerFunctions } from './declared';
import { makePeople, type People } from './people';

const sql = ownDatabase(1);
let people: People;
beforeAll(async () => {
  people = await makePeople(sql);
});

const inTransaction = (work: (transaction: postgres.TransactionSql) => Promise<void>) => sql.begin(work);

describe('functions', () => {
  it('are all declared, and each declared one exists once', async () => {
    const found = await listFunctions(sql);
    expect(found.map((each) => each.name)).toEqual(Object.keys(functions).sort());
  });

  it('set an empty search_path', async () => {
    for (const { name, settings } of await listFunctions(sql))
      expect(settings, name).toContain('search_path=""');
  });

  it('can be executed by their declared caller only', async () => {
    for (const { name, anon, signedIn, service } of await listFunctions(sql)) {
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
    const definers = (await listFunctions(sql)).filter((each) => each.isDefiner);
    const triggers = [
      ...['create_profile', 'reset_on_confirmation', 'sync_email', 'delete_workbook_request'],
      ...['mark_days_of_flips', 'mark_days_of_row', 'mark_days_of_zone', 'mark_day_of_course'],
      ...['refuse_beyond_quota', 'refuse_many_consents', 'keep_last_admin', 'audit_role'],
      ...['audit_factor', 'refuse_second_factor', 'add_refused_code', 'check_code_attempt'],
      ...['refuse_challenge', 'note_deletion', 'keep_unsubscription', 'tell_owner'],
    ];
    const admins = Object.keys(functions)
      .filter((name) => name.startsWith('public.admin_'))
      .map((name) => name.replace('public', 'private'));
    const forTheServer = [
      // Reads auth.users, which the server's role cannot.
      'private.has_confirmed_account',
      'public.account_sign_in_methods',
      'public.account_sessions',
      'public.completed_flips_this_month',
      'public.count_today',
      'public.refresh_funnel',
      'public.account_auth_data',
      'public.end_account_sessions',
      'public.remove_providers',
      'public.find_mail_link',
      'public.count_changed_days',
      'public.owner_digest',
      'public.site_settings',
      'public.withdraw_consent',
      'public.apply_retention',
      'public.replace_recovery_codes',
      'public.use_recovery_code',
      'public.note_refused_code',
      'public.use_code',
      // Read and write the hashes of who is left alone, which the server's role cannot.
      'private.suppression_of',
      'private.has_left',
      'private.come_back',
      'private.end_suppression',
      // Writes to the audit log, which the server's role may not.
      'public.accept_invitation',
      'public.mark_message_answered',
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

  it('run with the rights of the caller where a signed-in person may call them', async () => {
    const callable = (await listFunctions(sql)).filter((each) => each.signedIn);
    expect(callable.length).toBeGreaterThan(20);
    expect(callable.filter((each) => each.isDefiner)).toEqual([]);
  });

  it('for admins accept an admin and refuse everybody else', async () => {
    const adminFunctions = (await listFunctions(sql)).filter((each) => functions[each.name] === 'admin');
    expect(adminFunctions.length).toBeGreaterThan(3);
    await inTransaction(async (transaction) => {
      for (const each of adminFunctions) {
        const wanted = ownerFunctions.includes(each.name) ? 'denied' : 'runs';
        expect(await callAs(transaction, people.actors.admin, each), each.name).toBe(wanted);
        for (const actor of ['anon', 'other', 'passwordAdmin', 'service'] as const) {
          expect(await callAs(transaction, people.actors[actor], each), `${each.name} ${actor}`).toBe(
            'denied',
          );
        }
      }
    });
  });

  it('for owners accept an owner', async () => {
    await inTransaction(async (transaction) => {
      await transaction`update public.user_roles set is_owner = true where role = 'admin'`;
      for (const each of await listFunctions(transaction)) {
        if (!ownerFunctions.includes(each.name)) continue;
        expect(await callAs(transaction, people.actors.admin, each), each.name).toBe('runs');
      }
    });
  });

  it('of the inbox accept an assistant, and no others do', async () => {
    await inTransaction(async (transaction) => {
      for (const each of await listFunctions(transaction)) {
        if (functions[each.name] !== 'admin') continue;
        const wanted = inboxFunctions.includes(each.name) ? 'runs' : 'denied';
        expect(await callAs(transaction, people.actors.inbox, each), each.name).toBe(wanted);
      }
    });
  });

  it('for admins accept a password alone if the second factor is turned off', async () => {
    await inTransaction(async (transaction) => {
      await transaction`update private.admin_settings set second_factor_required = false`;
      await transaction`update public.user_roles set is_owner = true where role = 'admin'`;
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
