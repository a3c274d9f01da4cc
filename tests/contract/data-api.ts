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
type Expected = { data: unknown; count?: number } | { status: number; code: string; message: RegExp };

interface Response {
  data: unknown;
  error: { code: string; message: string } | null;
  status: number;
  count: number | null;
}

type Row = readonly [
  title: string,
  call: (world: World) => PromiseLike<Response>,
  expected: Expected | ((world: World) => Expected),
];

const flip = (world: World, id: string, change = {}) => ({
  id,
  user_id: world.id,
  flip_step_reached: 'complete',
  completion_time_seconds: 16,
  session_date: '2026-01-02',
  ...change,
});
const addFlips = (world: World, ids: readonly string[], change = {}) => {
  const rows = ids.map((id) => flip(world, id, change));
  return world.person.from('flip_sessions').upsert(rows, { onConflict: 'id', ignoreDuplicates: true });
};
const rename = ({ person }: World, id: string) =>
  person.from('profiles').update({ full_name: 'Ann' }, { count: 'exact' }).eq('id', id);
const flipsOf = ({ person }: World, columns: string) => person.from('flip_sessions').select(columns);
const emailOf = ({ person }: World, id: string) =>
  person.from('profiles').select('email').eq('id', id).single();
const addConsents = (service: SupabaseClient, ...people: string[]) =>
  service
    .from('account_consents')
    .insert(people.map((user_id) => ({ user_id, purpose: 'counts', version: '1', text: 'Yes' })));
const worker = { worker: 'contract', lease_seconds: 1 };
const unknown = '00000000-0000-4000-8000-000000000000';
const tooMany = Array.from({ length: 301 }, () => randomUUID());

const insertFlip = (world: World, change: object) =>
  world.person.from('flip_sessions').insert(flip(world, unknown, change));
const refused = (status: number, code: string, message = /./) => ({ status, code, message });

/**
 * The data API's responses that `lib/data` relies on, one for each form of call, in order. From the documentation of PostgREST 14
 * (https://docs.postgrest.org); README.md says how to compare the real one.
 */
export const dataApi: readonly Row[] = [
  ['one row, as an object', (world) => emailOf(world, world.id), ({ email }) => ({ data: { email } })],
  ['a row that is not theirs', (world) => emailOf(world, world.other), refused(406, 'PGRST116')],
  [
    'at most one row, of none',
    ({ service }) => service.from('email_suppressions').select('reason').eq('email', '-').maybeSingle(),
    { data: null },
  ],
  ['an update with its count', (world) => rename(world, world.id), { data: null, count: 1 }],
  ['an update of a row that is not theirs', (world) => rename(world, world.other), { data: null, count: 0 }],
  ...['new rows', 'the same rows again, ignored'].map(
    (title): Row => [title, (world) => addFlips(world, world.flips), { data: null }],
  ),
  [
    'rows by a list of ids',
    (world) => flipsOf(world, 'id, session_date').in('id', [...world.flips, unknown]),
    ({ flips }) => ({ data: flips.map((id) => ({ id, session_date: '2026-01-02' })) }),
  ],
  [
    'an empty list of ids',
    ({ service }) => service.from('contact_replies').select('*').in('contact_id', []),
    { data: [] },
  ],
  [
    'a page in order, of a view',
    ({ person }) => person.from('user_flip_stats').select('session_date').order('session_date').range(0, 999),
    { data: [{ session_date: '2026-01-02' }] },
  ],
  [
    'a page after the last',
    (world) => flipsOf(world, 'id').order('created_at').order('id').range(1000, 1999),
    { data: [] },
  ],
  [
    'a violated check',
    (world) => addFlips(world, [unknown], { session_date: '2023-01-01' }),
    refused(400, '23514', /flip_sessions_date_is_not_before_the_product/),
  ],
  ...Object.entries({
    '22007': { session_date: 'x' },
    '22008': { session_date: '2026-02-30' },
    '22P02': { id: 'x' },
    '22003': { completion_time_seconds: 1e12 },
  }).map(
    ([code, change]): Row => [
      `a value that PostgreSQL refuses with ${code}`,
      (world) => insertFlip(world, change),
      refused(400, code),
    ],
  ),
  ['an error with a status of its own', (world) => addFlips(world, tooMany), refused(429, 'PT429')],
  [
    'a row for somebody else',
    (world) => insertFlip(world, { user_id: world.other }),
    refused(403, '42501', /row-level security/),
  ],
  ['a row that exists', ({ service, id }) => addConsents(service, id, id), refused(409, '23505')],
  ['a row that refers to nothing', ({ service }) => addConsents(service, unknown), refused(409, '23503')],
  [
    'a row with the row that it refers to',
    ({ service, submission }) =>
      service
        .from('workbook_submissions')
        .select('first_name, submitted_at, request:workbook_requests!inner(id, unsubscribed_at)')
        .eq('id', submission)
        .maybeSingle(),
    ({ request: id }) => {
      const request = { id, unsubscribed_at: null };
      return { data: { first_name: 'Ann', submitted_at: '2026-01-02T03:04:05.678+00:00', request } };
    },
  ],
  [
    'a text column compared, nothing null',
    ({ service }) =>
      service
        .from('email_jobs')
        .select('send_after')
        .is('sent_at', null)
        .lt('priority', 0)
        .lte('send_after', '2026-01-02T03:04:05.678Z')
        .neq('kind', 'contact')
        .order('send_after')
        .limit(1),
    { data: [] },
  ],
  ...(
    [
      ['returns a text', 'newsletter_link', { link: 'x' }, 'unknown'],
      ['returns null', 'newsletter_picture', { id: unknown }, null],
      ['returns a boolean', 'confirm_email_job', { ...worker, job_id: unknown }, false],
      ['returns rows', 'claim_email_jobs', { ...worker, batch: 0 }, []],
      ['takes JSON and returns nothing', 'refund_rate_limits', { limits: [] }, null],
    ] as const
  ).map(
    ([what, name, args, data]): Row => [
      `a function that ${what}`,
      ({ service }) => service.rpc(name, args),
      { data },
    ],
  ),
  [
    'a function that raises an error',
    ({ service, id }) => service.rpc('replace_recovery_codes', { person: id, hashes: [] }),
    refused(403, '42501', /^Recovery codes belong to an admin/),
  ],
  [
    'an unknown function',
    ({ service }) => service.rpc('no_such_function', { a: 1 }),
    refused(404, 'PGRST202'),
  ],
  ['an unknown table', ({ service }) => service.from('no_such_table').select('id'), refused(404, 'PGRST205')],
  ['an unknown column', ({ service }) => service.from('profiles').select('no_such'), refused(400, '42703')],
];
