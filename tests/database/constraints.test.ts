import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase, signUp, type TestDatabase } from './database';

let database: TestDatabase;
let person: string;
let request: string;
beforeAll(async () => {
  database = await makeDatabase();
  person = await signUp(database.sql);
  request = await insert('workbook_requests', { ...rows.workbook_requests, email: 'kept@example.com' });
});
afterAll(() => database.drop());

type Row = Record<string, unknown>;

const rows = {
  flip_sessions: {
    flip_step_reached: 'complete',
    action_needed: false,
    flip_technique: 'cold-water',
    completion_time_seconds: 16,
    session_date: '2024-05-05',
  },
  workbook_requests: {
    email: 'ann@example.com',
    first_name: 'Ann',
    consent_text: 'Yes',
    consent_version: '1',
  },
  account_consents: { version: '2', text: 'Yes' },
  workbook_submissions: {
    id: '11111111-1111-4111-8111-111111111111',
    first_name: 'Ann',
    consent_text: 'Yes',
    consent_version: '1',
    submitted_at: new Date('2026-01-02'),
  },
  contact_messages: { name: 'Ann', email: 'ann@example.com', type: 'book', message: 'Hello' },
  email_jobs: { kind: 'workbook', recipient: 'ann@example.com', subject: 'Hi', html: '<p>', text: 'Hi' },
  email_suppressions: { email: 'ann@example.com', reason: 'bounce' },
  admin_audit: { action: 'export' },
} satisfies Record<string, Row>;

async function insert(table: string, row: Row): Promise<string> {
  const { sql } = database;
  const [added] = await sql`insert into ${sql(`public.${table}`)} ${sql(row)} returning *`;
  return added?.id;
}

/** The row with its references, which are made before each test file. */
function rowOf(table: keyof typeof rows, change: Row): Row {
  const references: Record<string, Row> = {
    flip_sessions: { user_id: person },
    email_jobs: { request_id: request },
    workbook_submissions: { request_id: request },
    account_consents: { user_id: person },
  };
  return { ...rows[table], ...references[table], ...change };
}

const long = (length: number) => 'x'.repeat(length);
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const refused: [keyof typeof rows, string, Row][] = [
  ['admin_audit', 'action_is_known', { action: 'reading' }],
  ['admin_audit', 'object_is_short', { object: long(101) }],
  ['flip_sessions', 'step_is_known', { flip_step_reached: 'done' }],
  ['flip_sessions', 'technique_is_known', { flip_technique: 'prayer' }],
  ['flip_sessions', 'time_is_within_a_day', { completion_time_seconds: -1 }],
  ['flip_sessions', 'time_is_within_a_day', { completion_time_seconds: 86_401 }],
  ['flip_sessions', 'date_is_not_before_the_product', { session_date: '2023-12-31' }],
  ['flip_sessions', 'date_is_at_most_a_day_ahead', { session_date: inDays(2) }],
  ['workbook_requests', 'email_is_normal', { email: 'Ann@example.com' }],
  ['workbook_requests', 'email_is_sane', { email: 'ann' }],
  ['workbook_requests', 'first_name_is_sane', { first_name: '' }],
  ['workbook_requests', 'first_name_is_sane', { first_name: 'Ann\r\nBcc: x@example.com' }],
  ['workbook_requests', 'last_name_is_sane', { last_name: long(101) }],
  ['workbook_requests', 'utm_is_short', { utm_campaign: long(201) }],
  ['workbook_requests', 'consent_is_short', { consent_text: '' }],
  ['workbook_requests', 'confirmed_after_consent', { confirmed_at: new Date('2025-01-01') }],
  ['workbook_requests', 'source_of_unsubscription_is_known', { unsubscribed_by: 'page' }],
  [
    'workbook_requests',
    'source_of_unsubscription_is_known',
    { first_name: null, unsubscribed_at: new Date('2999-01-01'), unsubscribed_by: 'guess' },
  ],
  [
    'workbook_requests',
    'unsubscribed_after_consent',
    { first_name: null, unsubscribed_at: new Date('2025-01-01'), unsubscribed_by: 'page' },
  ],
  [
    'workbook_requests',
    'unsubscribed_keeps_no_personal_data',
    { unsubscribed_at: new Date('2999-01-01'), unsubscribed_by: 'page' },
  ],
  ['workbook_requests', 'unsubscribed_keeps_no_personal_data', { first_name: null }],
  ['account_consents', 'is_short', { text: '' }],
  ['account_consents', 'withdrawn_after_given', { withdrawn_at: new Date('2025-01-01') }],
  ['workbook_submissions', 'names_are_sane', { first_name: '' }],
  ['workbook_submissions', 'names_are_sane', { last_name: 'Two\nlines' }],
  ['workbook_submissions', 'consent_is_short', { consent_text: '' }],
  ['workbook_submissions', 'confirmed_after_submission', { confirmed_at: new Date('2026-01-01') }],
  ['contact_messages', 'type_is_known', { type: 'sales' }],
  ['contact_messages', 'name_is_sane', { name: 'Ann\nBcc: x@example.com' }],
  ['contact_messages', 'email_is_normal', { email: 'Ann@example.com' }],
  ['contact_messages', 'email_is_sane', { email: 'ann@example.com, bo@example.com' }],
  ['contact_messages', 'subject_is_sane', { subject: 'Hi\r\nBcc: x@example.com' }],
  ['contact_messages', 'subject_is_sane', { subject: long(201) }],
  ['contact_messages', 'message_is_readable', { message: '' }],
  ['contact_messages', 'message_is_readable', { message: long(5001) }],
  ['email_jobs', 'kind_is_known', { kind: 'course-8' }],
  ['email_jobs', 'belongs_to_its_cause', { kind: 'contact' }],
  ['email_jobs', 'belongs_to_its_cause', { request_id: null }],
  ['email_jobs', 'only_the_workbook_has_copies', { kind: 'course-1', copy: 2 }],
  ['email_jobs', 'only_the_workbook_has_copies', { copy: 0 }],
  ['email_jobs', 'recipient_is_sane', { recipient: 'ann@example.com\nbo@example.com' }],
  ['email_jobs', 'reply_to_is_sane', { reply_to: 'Ann <ann@example.com>' }],
  ['email_jobs', 'subject_is_one_line', { subject: 'Hi\nBcc: x@example.com' }],
  ['email_jobs', 'body_is_bounded', { html: long(200_001) }],
  ['email_jobs', 'body_is_bounded', { text: '' }],
  ['email_jobs', 'headers_are_one_line_each', { headers: { 'X-A': 'a\r\nBcc: x@example.com' } }],
  ['email_jobs', 'headers_are_one_line_each', { headers: ['a'] }],
  ['email_jobs', 'is_sent_or_dead_with_a_reason', { dead_at: new Date() }],
  ['email_jobs', 'dead_reason_is_known', { dead_at: new Date(), dead_reason: 'tired' }],
  ['email_suppressions', 'email_is_normal', { email: ' ann@example.com' }],
  ['email_suppressions', 'email_is_sane', { email: 'ann@localhost' }],
  ['email_suppressions', 'reason_is_known', { reason: 'mood' }],
];

describe('the database refuses', () => {
  it.each(refused)('%s: %s', async (table, constraint, change) => {
    await expect(insert(table, rowOf(table, change))).rejects.toMatchObject({
      code: '23514',
      constraint_name: `${table}_${constraint}`,
    });
  });

  it('names that are too long or have two lines', async () => {
    const { sql } = database;
    for (const full_name of [long(201), 'Ann\nLee']) {
      await expect(
        sql`update public.profiles set full_name = ${full_name} where id = ${person}`,
      ).rejects.toMatchObject({ code: '23514' });
    }
  });

  it('unknown roles, and names of limits that are too long', async () => {
    const { sql } = database;
    await expect(sql`insert into public.user_roles values (${person}, 'owner')`).rejects.toMatchObject({
      constraint_name: 'user_roles_role_is_known',
    });
    await expect(sql`select * from public.take_rate_limit('', 'key', 1, 60)`).rejects.toMatchObject({
      constraint_name: 'rate_limits_names_are_short',
    });
  });

  it('any change of a flip', async () => {
    const { sql } = database;
    const id = await insert('flip_sessions', rowOf('flip_sessions', {}));
    await expect(sql`update public.flip_sessions set action_needed = true where id = ${id}`).rejects.toThrow(
      'Rows of flip_sessions are never changed.',
    );
  });

  it('every rule above, and no rule is without one', async () => {
    const found = await database.sql<{ name: string }[]>`
      select conname as name from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace order by 1`;
    const elsewhere = [
      'profiles_full_name_is_one_line',
      'profiles_full_name_is_short',
      'rate_limits_names_are_short',
      'user_roles_role_is_known',
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

  it.each(['a.b+c@sub.example.co.uk', "o'neil@example.com", 'jürgen@exämple.de', 'x@example.museum'])(
    'the address %s',
    async (email) => {
      expect(await insert('contact_messages', rowOf('contact_messages', { email }))).toBeTruthy();
    },
  );

  it.each([
    'a@b',
    'a b@example.com',
    'a@@example.com',
    '.a@example.com',
    'a@-example.com',
    'a@example..com',
    'a@example.com.',
  ])('but not the address %s', async (email) => {
    await expect(insert('contact_messages', rowOf('contact_messages', { email }))).rejects.toThrow(
      'email_is_sane',
    );
  });
});
