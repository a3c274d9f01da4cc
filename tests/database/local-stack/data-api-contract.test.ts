import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { connect, newPerson, serviceClient, state } from '../../support/stack.ts';
import { add, rows } from '../database.ts';

/*
 * The responses of the data API that `lib/data` relies on, one for each form of call, in order. From the documentation of
 * PostgREST 14 (https://docs.postgrest.org). It is the local one or, if the stack was started with POSTGREST, the real one: see
 * tests/contract/README.md.
 */

const sql = connect();
const service = serviceClient();
// The person consents to keep flips, but not counts.
const [{ id, email, client: person }, other] = await Promise.all([newPerson('contract'), newPerson('other')]);
const request = await add(sql, 'workbook_requests', { email });
const submitted_at = '2026-01-02 03:04:05.678+00';
const submission = await add(sql, 'workbook_submissions', { request_id: request, submitted_at });

afterAll(async () => {
  await sql`delete from public.workbook_requests where id = ${request}`;
  for (const each of [id, other.id]) await service.auth.admin.deleteUser(each);
  await sql.end();
});

/** What a response holds, as far as the product relies on it: data, or a status and PostgreSQL's or PostgREST's code. */
type Expected = { data: unknown; count?: number } | { status: number; code: string; message: RegExp };

/** Sent when it is awaited. */
type Call = PromiseLike<{
  data: unknown;
  error: { code: string; message: string } | null;
  status: number;
  count: number | null;
}>;

const unknown = '00000000-0000-4000-8000-000000000000';
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const flips = ids(2);
const onDay = { session_date: '2026-01-02' };
const flip = (change: object) => ({ ...rows.flip_sessions, user_id: id, ...onDay, ...change });
const addFlips = (added: readonly string[], change = {}) =>
  person.from('flip_sessions').upsert(
    added.map((each) => flip({ id: each, ...change })),
    { onConflict: 'id', ignoreDuplicates: true },
  );
const insertFlip = (change: object) => person.from('flip_sessions').insert(flip({ id: unknown, ...change }));
const flipsOf = (columns: string) => person.from('flip_sessions').select(columns);
const emailOf = (whom: string) => person.from('profiles').select('email').eq('id', whom).single();
const rename = (whom: string) =>
  person.from('profiles').update({ full_name: 'Ann' }, { count: 'exact' }).eq('id', whom);
const addConsents = (...people: string[]) =>
  service
    .from('account_consents')
    .insert(people.map((user_id) => ({ user_id, purpose: 'counts', version: '1', text: 'Yes' })));
const suppressed = service.from('email_suppressions').select('reason').eq('email', '-').maybeSingle();
const withRequest = 'first_name, submitted_at, request:workbook_requests!inner(id, unsubscribed_at)';
const submitted = service.from('workbook_submissions').select(withRequest).eq('id', submission).maybeSingle();
const found = {
  ...{ first_name: 'Ann', submitted_at: '2026-01-02T03:04:05.678+00:00' },
  request: { id: request, unsubscribed_at: null },
};
const waiting = service.from('email_jobs').select('send_after').is('sent_at', null);
const later = waiting.gt('send_after', '2200-01-02T03:04:05.678Z').order('send_after');
const days = person.from('user_flip_stats').select('session_date').order('session_date').range(0, 999);
const kept = flipsOf('id, session_date').in('id', [...flips, unknown]);
const worker = { worker: 'contract', lease_seconds: 1 };
const call = (name: string, args: object) => service.rpc(name, args);
const refused = (status: number, code: string, message = /./) => ({ status, code, message });
const none = { data: [] };
const nothing = { data: null };
const no = { data: false };
const tooEarly = addFlips([unknown], { session_date: '2023-01-01' });
const notAdmin = call('replace_recovery_codes', { person: id, hashes: [] });

const calls: readonly (readonly [title: string, call: Call, expected: Expected])[] = [
  ['one row, as an object', emailOf(id), { data: { email } }],
  ['a row that is not theirs', emailOf(other.id), refused(406, 'PGRST116')],
  ['at most one row, of none', suppressed, nothing],
  ['an update with its count', rename(id), { data: null, count: 1 }],
  ['an update of a row that is not theirs', rename(other.id), { data: null, count: 0 }],
  ['new rows', addFlips(flips), nothing],
  ['the same rows again, ignored', addFlips(flips), nothing],
  ['rows by a list of ids', kept, { data: flips.map((each) => ({ id: each, ...onDay })) }],
  ['an empty list of ids', service.from('contact_replies').select('*').in('contact_id', []), none],
  ['a page in order, of a view', days, { data: [onDay] }],
  ['a page after the last', flipsOf('id').order('created_at').order('id').range(1000, 1999), none],
  ['a violated check', tooEarly, refused(400, '23514', /flip_sessions_date_is_not_before_the_product/)],
  ['an impossible date', insertFlip({ session_date: 'x' }), refused(400, '22007')],
  ['a day that does not exist', insertFlip({ session_date: '2026-02-30' }), refused(400, '22008')],
  ['an id that is none', insertFlip({ id: 'x' }), refused(400, '22P02')],
  ['a number that is too large', insertFlip({ completion_time_seconds: 1e12 }), refused(400, '22003')],
  ['an error with a status of its own', addFlips(ids(301)), refused(429, 'PT429')],
  ['a row for somebody else', insertFlip({ user_id: other.id }), refused(403, '42501', /row-level security/)],
  ['a row that exists', addConsents(id, id), refused(409, '23505')],
  ['a row that refers to nothing', addConsents(unknown), refused(409, '23503')],
  ['a row with the row that it refers to', submitted, { data: found }],
  ['a null, and a time compared', later.limit(1), none],
  ['a function that returns a text', call('newsletter_link', { link: 'x' }), { data: 'unknown' }],
  ['a function that returns null', call('newsletter_picture', { id: unknown }), nothing],
  ['a function that returns a boolean', call('confirm_email_job', { ...worker, job_id: unknown }), no],
  ['a function that returns rows', call('claim_email_jobs', { ...worker, batch: 0 }), none],
  ['a function that takes JSON', call('refund_rate_limits', { limits: [] }), nothing],
  ['a function that raises an error', notAdmin, refused(403, '42501', /^Recovery codes belong to an admin/)],
  ['an unknown function', call('no_such_function', { a: 1 }), refused(404, 'PGRST202')],
  ['an unknown table', service.from('no_such_table').select('id'), refused(404, 'PGRST205')],
  ['an unknown column', service.from('profiles').select('no_such'), refused(400, '42703')],
];

for (const [title, call, wanted] of calls)
  test(`the data API answers as the contract says: ${title}`, async () => {
    const { data, error, status, count } = await call;
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
  const { headers } = await ask({ apikey: state.secretKey });
  if (process.env.POSTGREST) expect(headers.get('server')).toMatch(/^postgrest/);
  for (const headers of [{}, { apikey: 'sb_secret_wrong' }] as HeadersInit[])
    expect((await ask(headers)).status).toBe(401);
});
