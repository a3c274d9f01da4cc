import type { ErrorResponse } from 'resend';
import { expect, it } from 'vitest';
import { faultOf, mustAskFirst, paceOf, settleSend } from '@/lib/domain/mail-queue';
import { readSendError } from '@/lib/mail/resend';

const now = new Date('2026-03-02T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it('a mail that is unsettled for 23 hours is asked about before a retry', () => {
  const since = [null, ...[0, 22.9, 23, 100].map(hoursAgo)];
  const asked = since.map((unsettledSince) => mustAskFirst({ unsettledSince }, now));
  expect(asked).toEqual([false, false, false, true, true]);
});

type Name = ErrorResponse['name'];
const answer = (statusCode: number | null, name: Name, unsettledSince: Date | null = null) =>
  settleSend(readSendError({ statusCode, name, message: 'No.' }, '3'), { unsettledSince });

it.each<[number, Name, number]>([
  [429, 'rate_limit_exceeded', 3],
  [429, 'daily_quota_exceeded', 3600],
  [401, 'missing_api_key', 900],
  [403, 'validation_error', 900],
  [422, 'invalid_from_address', 900],
])('%s %s retries a mail that was not accepted, after %i seconds', (status, name, retrySeconds) => {
  expect(answer(status, name)).toMatchObject({ outcome: 'retry', notTaken: true, retrySeconds });
});

it('an answer leaves a mail unsettled if its fate, or that of an earlier attempt, is unknown, asks about it, or ends it', () => {
  const unsettled = { outcome: 'retry', notTaken: false };
  for (const status of [null, 408, 500, 502, 503])
    expect(answer(status, 'application_error')).toMatchObject(unsettled);
  expect(answer(409, 'concurrent_idempotent_requests')).toMatchObject(unsettled);
  expect(answer(429, 'rate_limit_exceeded', hoursAgo(1))).toMatchObject(unsettled);
  expect(answer(422, 'validation_error')).toEqual({ outcome: 'dead', error: '422 validation_error: No.' });
  expect(answer(409, 'invalid_idempotent_request')).toBeNull();
});

it('the send rate is shared by all workers, and not caught up after a pause', async () => {
  let now = 0;
  const waits: number[] = [];
  const pace = paceOf(
    4,
    () => now,
    async (ms) => waits.push(ms),
  );
  await Promise.all(Array.from({ length: 5 }, pace));
  now = 60_000;
  await Promise.all(Array.from({ length: 3 }, pace));
  expect(waits).toEqual([250, 500, 750, 1_000, 250, 500]);
});

it.each([
  ['422 validation_error: Invalid `to` field.', 'refused'],
  ['403 validation_error: The domain is not verified.', 'sender'],
  ['422 invalid_from_address: No.', 'sender'],
  ['403 invalid_api_key: No.', 'key'],
  ['401 restricted_api_key: No.', 'key'],
  ['429 monthly_quota_exceeded: No.', 'quota'],
  ['429 rate_limit_exceeded: No.', 'busy'],
  ['500 internal_server_error: No.', 'silent'],
  ['no answer application_error: fetch failed', 'silent'],
  ['It came back. Mailbox full.', null],
  ['TimeoutError: The operation was aborted.', null],
])('the owner is told what to do about “%s”: %s', (error, fault) => {
  expect(faultOf(error)).toBe(fault);
});
