import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase, signUp } from './database';
import { inDays, long, type Row, refused, rows } from './refused-rows';

const sql = ownDatabase();
let person: string;
let request: string;
let message: string;
let subscriber: string;
beforeAll(async () => {
  person = await signUp(sql);
  request = await insert('workbook_requests', { ...rows.workbook_requests, email: 'kept@example.com' });
  message = await insert('contact_messages', rows.contact_messages);
  subscriber = await insert('newsletter_subscribers', {
    ...rows.newsletter_subscribers,
    email: 'kept@example.com',
  });
});

async function insert(table: string, row: Row): Promise<string> {
  const [added] = await sql`insert into ${sql(`public.${table}`)} ${sql(row)} returning *`;
  return added?.id;
}

/** The row with its references, which are created before each test file. */
function rowOf(table: keyof typeof rows, change: Row): Row {
  const references: Record<string, Row> = {
    flip_sessions: { user_id: person },
    email_jobs: { request_id: request },
    workbook_submissions: { request_id: request },
    account_consents: { user_id: person },
    notebook_counts: { user_id: person },
    contact_replies: { contact_id: message },
    newsletter_submissions: { subscriber_id: subscriber },
  };
  return { ...rows[table], ...references[table], ...change };
}

describe('the database refuses', () => {
  it.each(refused)('%s: %s', async (table, constraint, change) => {
    await expect(insert(table, rowOf(table, change))).rejects.toMatchObject({
      code: '23514',
      constraint_name: `${table}_${constraint}`,
    });
  });

  it('names that are too long or have two lines', async () => {
    for (const full_name of [long(201), 'Ann\nLee']) {
      await expect(
        sql`update public.profiles set full_name = ${full_name} where id = ${person}`,
      ).rejects.toMatchObject({ code: '23514' });
    }
  });

  it('unknown roles, and limit names that are too long', async () => {
    await expect(sql`insert into public.user_roles values (${person}, 'owner')`).rejects.toMatchObject({
      constraint_name: 'user_roles_role_is_known',
    });
    const invited = { email: 'kim@example.com', role: 'inbox', invited_by: person };
    for (const [change, constraint] of [
      [{ email: 'Kim' }, 'email_is_sane'],
      [{ role: 'owner' }, 'role_is_known'],
      [{ accepted_at: new Date(), withdrawn_at: new Date() }, 'ends_once'],
    ] as const)
      await expect(
        sql`insert into public.role_invitations ${sql({ ...invited, ...change })}`,
      ).rejects.toMatchObject({ constraint_name: `role_invitations_${constraint}` });
    for (const [row, constraint_name] of [
      [{ user_id: person, role: 'inbox', is_owner: true }, 'user_roles_owner_is_an_admin'],
      [{ user_id: person, role: 'inbox', signature: 'x'.repeat(501) }, 'user_roles_signature_is_short'],
    ] as const)
      await expect(sql`insert into public.user_roles ${sql(row)}`).rejects.toMatchObject({ constraint_name });
    await expect(
      sql`select * from public.take_rate_limits('[{"bucket": "", "key": "key", "max": 1, "seconds": 60}]')`,
    ).rejects.toMatchObject({
      constraint_name: 'rate_limits_names_are_short',
    });
  });

  it('any update of a flip', async () => {
    const id = await insert('flip_sessions', rowOf('flip_sessions', {}));
    await expect(sql`update public.flip_sessions set action_needed = true where id = ${id}`).rejects.toThrow(
      'Rows of flip_sessions are never changed.',
    );
  });

  it('at least one row for every constraint', async () => {
    const found = await sql<{ name: string }[]>`
      select conname as name from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace order by 1`;
    const elsewhere = [
      'profiles_full_name_is_one_line',
      'profiles_full_name_is_short',
      'rate_limits_names_are_short',
      'role_invitations_email_is_sane',
      'role_invitations_ends_once',
      'role_invitations_role_is_known',
      'user_roles_role_is_known',
      'user_roles_owner_is_an_admin',
      'user_roles_signature_is_short',
    ];
    const tried = new Set([...refused.map(([table, constraint]) => `${table}_${constraint}`), ...elsewhere]);
    expect(found.map((each) => each.name)).toEqual([...tried].sort());
  });
});

describe('the database accepts', () => {
  it.each([
    [
      'a flip that was left at the first step',
      { flip_step_reached: 'notice', action_needed: null, flip_technique: null },
    ],
    ['a flip that took no time and one that took a day', { completion_time_seconds: 0 }],
    ['a day-long flip', { completion_time_seconds: 86_400 }],
    ['the date of a place where it is tomorrow already', { session_date: inDays(1) }],
  ])('%s', async (_, change) => {
    expect(
      await insert('flip_sessions', rowOf('flip_sessions', { id: randomUUID(), ...change })),
    ).toBeTruthy();
  });
});
