import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Who calls, and what the calls are about. */
export interface World {
  stranger: SupabaseClient;
  /** Signed in, with consent to keep flips but not counts. */
  person: SupabaseClient;
  service: SupabaseClient;
  /** The person's. */
  id: string;
  email: string;
  /** Somebody else's. */
  other: string;
  /** Of two flips that are not stored yet. */
  flips: readonly [string, string];
  /** Of a workbook request of the person, and its submission. */
  request: string;
  submission: string;
}

/** What a call's response holds, as far as the product relies on it: data, or a status and PostgreSQL's or PostgREST's code. */
export type Expected = { data: unknown; count?: number } | { status: number; code: string; message?: RegExp };

interface ContractCall {
  title: string;
  call: (world: World) => PromiseLike<{
    data: unknown;
    error: { code: string; message: string } | null;
    status: number;
    count: number | null;
  }>;
  expected: Expected | ((world: World) => Expected);
}

const flip = (world: World, id: string, change = {}) => ({
  id,
  user_id: world.id,
  flip_step_reached: 'complete',
  completion_time_seconds: 16,
  session_date: '2026-01-02',
  ...change,
});
const addFlips = ({ person }: World, rows: ReturnType<typeof flip>[]) =>
  person.from('flip_sessions').upsert(rows, { onConflict: 'id', ignoreDuplicates: true });
const rename = ({ person }: World, id: string) =>
  person.from('profiles').update({ full_name: 'Ann' }, { count: 'exact' }).eq('id', id);
const emailOf = ({ person }: World, id: string) =>
  person.from('profiles').select('email').eq('id', id).single();
const consent = (user_id: string) => ({ user_id, purpose: 'counts', version: '1', text: 'Yes' });
const worker = { worker: 'contract', lease_seconds: 1 };
const unknown = '00000000-0000-4000-8000-000000000000';

/**
 * The data API's responses that `lib/data` relies on, one for each form of call, in order. From the documentation of PostgREST 14
 * (https://docs.postgrest.org); README.md says how to compare the real one.
 */
export const dataApi: readonly ContractCall[] = [
  {
    title: 'one row, as an object',
    call: (world) => emailOf(world, world.id),
    expected: ({ email }) => ({ data: { email } }),
  },
  {
    title: 'one row that is not there, or is not theirs',
    call: (world) => emailOf(world, world.other),
    expected: { status: 406, code: 'PGRST116' },
  },
  {
    title: 'at most one row, of none',
    call: ({ service }) => service.from('email_suppressions').select('reason').eq('email', '-').maybeSingle(),
    expected: { data: null },
  },
  {
    title: 'an update with its count',
    call: (world) => rename(world, world.id),
    expected: { data: null, count: 1 },
  },
  {
    title: 'an update of a row that is not theirs',
    call: (world) => rename(world, world.other),
    expected: { data: null, count: 0 },
  },
  ...['new rows', 'the same rows again, ignored'].map((title) => ({
    title,
    call: (world: World) =>
      addFlips(
        world,
        world.flips.map((id) => flip(world, id)),
      ),
    expected: { data: null },
  })),
  {
    title: 'rows by a list of ids',
    call: ({ person, flips }) =>
      person
        .from('flip_sessions')
        .select('id, session_date')
        .in('id', [...flips, unknown]),
    expected: ({ flips }) => ({ data: flips.map((id) => ({ id, session_date: '2026-01-02' })) }),
  },
  {
    title: 'an empty list of ids',
    call: ({ service }) => service.from('contact_replies').select('*').in('contact_id', []),
    expected: { data: [] },
  },
  {
    title: 'a page in order, of a view',
    call: ({ person }) =>
      person.from('user_flip_stats').select('session_date').order('session_date').range(0, 999),
    expected: { data: [{ session_date: '2026-01-02' }] },
  },
  {
    title: 'a page after the last',
    call: ({ person }) =>
      person.from('flip_sessions').select('id').order('created_at').order('id').range(1000, 1999),
    expected: { data: [] },
  },
  {
    title: 'a violated check',
    call: (world) => addFlips(world, [flip(world, unknown, { session_date: '2023-01-01' })]),
    expected: { status: 400, code: '23514', message: /flip_sessions_date_is_not_before_the_product/ },
  },
  ...(
    [
      ['22007', { session_date: 'x' }],
      ['22008', { session_date: '2026-02-30' }],
      ['22P02', { id: 'x' }],
      ['22003', { completion_time_seconds: 1e12 }],
    ] as const
  ).map(([code, change]) => ({
    title: `a value that PostgreSQL refuses with ${code}`,
    call: (world: World) => world.person.from('flip_sessions').insert(flip(world, unknown, change)),
    expected: { status: 400, code },
  })),
  {
    title: 'an error with a status of its own',
    call: (world) =>
      addFlips(
        world,
        Array.from({ length: 301 }, () => flip(world, randomUUID())),
      ),
    expected: { status: 429, code: 'PT429' },
  },
  {
    title: 'a row for somebody else',
    call: (world) =>
      world.person.from('flip_sessions').insert(flip(world, unknown, { user_id: world.other })),
    expected: { status: 403, code: '42501', message: /row-level security/ },
  },
  {
    title: 'a row that exists',
    call: ({ service, id }) => service.from('account_consents').insert([consent(id), consent(id)]),
    expected: { status: 409, code: '23505' },
  },
  {
    title: 'a row that refers to nothing',
    call: ({ service }) => service.from('account_consents').insert(consent(unknown)),
    expected: { status: 409, code: '23503' },
  },
  {
    title: 'a row with the row that it refers to',
    call: ({ service, submission }) =>
      service
        .from('workbook_submissions')
        .select('first_name, submitted_at, request:workbook_requests!inner(id, unsubscribed_at)')
        .eq('id', submission)
        .maybeSingle(),
    expected: ({ request }) => ({
      data: {
        first_name: 'Ann',
        submitted_at: '2026-01-02T03:04:05.678+00:00',
        request: { id: request, unsubscribed_at: null },
      },
    }),
  },
  {
    title: 'a text column compared, nothing null',
    call: ({ service }) =>
      service
        .from('email_jobs')
        .select('send_after')
        .is('sent_at', null)
        .lt('priority', 0)
        .lte('send_after', '2026-01-02T03:04:05.678Z')
        .neq('kind', 'contact')
        .order('send_after')
        .limit(1),
    expected: { data: [] },
  },
  ...(
    [
      ['returns a text', 'newsletter_link', { link: 'x' }, 'unknown'],
      ['returns null', 'newsletter_picture', { id: unknown }, null],
      ['returns a boolean', 'confirm_email_job', { ...worker, job_id: unknown }, false],
      ['returns rows', 'claim_email_jobs', { ...worker, batch: 0 }, []],
      ['takes JSON and returns nothing', 'refund_rate_limits', { limits: [] }, null],
    ] as const
  ).map(([what, name, args, data]) => ({
    title: `a function that ${what}`,
    call: ({ service }: World) => service.rpc(name, args),
    expected: { data },
  })),
  {
    title: 'a function that raises an error',
    call: ({ service, id }) => service.rpc('replace_recovery_codes', { person: id, hashes: [] }),
    expected: { status: 403, code: '42501', message: /^Recovery codes belong to an admin/ },
  },
  {
    title: 'a function that does not exist',
    call: ({ service }) => service.rpc('no_such_function', { a: 1 }),
    expected: { status: 404, code: 'PGRST202' },
  },
  {
    title: 'a table that does not exist',
    call: ({ service }) => service.from('no_such_table').select('id'),
    expected: { status: 404, code: 'PGRST205' },
  },
  {
    title: 'a column that does not exist',
    call: ({ service }) => service.from('profiles').select('no_such_column'),
    expected: { status: 400, code: '42703' },
  },
];
