import { createServer } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messageFields } from '@/lib/log/json-lines';
import * as backend from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import { listen } from '../../support/faulty-api';

const { BackendRefused, BackendUnavailable, callBackend, dataOf, failureOf, readAll } = backend;
const { refusalChannel } = backend;

it('callBackend returns the result, or the given fallback if the backend is unavailable, and rethrows other errors', async () => {
  expect(await callBackend(async () => 'found', null)).toBe('found');
  const away = callBackend(async () => dataOf(Promise.resolve({ data: null, error: 'no answer' })), 0);
  expect(await away).toBe(0);
  const mistake = callBackend(() => Promise.reject(new TypeError('ours')), null);
  await expect(mistake).rejects.toThrow('ours');
});

const published: unknown[] = [];
refusalChannel.subscribe((refused) => published.push(refused));
beforeEach(() => void published.splice(0));

describe('a failed call', () => {
  it.each([
    ['no connection', { code: '', message: 'TypeError: fetch failed' }],
    ['a time limit', { code: '57014', message: 'canceling statement due to statement timeout' }],
    ['a gateway’s page', { message: '<html>502 Bad Gateway</html>' }],
    ['the schema cache', { code: 'PGRST002', message: 'Could not query the database for the schema cache.' }],
    ['a limit of the auth service', { name: 'AuthApiError', status: 429, code: 'over_request_rate_limit' }],
  ])('is no answer: %s', (_, error) => {
    expect(failureOf(error)).toBeInstanceOf(BackendUnavailable);
    expect(published).toEqual([]);
  });

  const check = 'new row for relation "notes" violates check constraint "fit"';
  it.each([
    ['PGRST202', { message: 'Could not find the function public.go(limits) in' }, { function: 'public.go' }],
    ['23514', { message: check, details: 'Failing row (ada@x.org).' }, { table: 'notes', constraint: 'fit' }],
    ['42501', { message: 'permission denied for function admin_gate' }, { function: 'admin_gate' }],
    ['22P02', { message: 'invalid input syntax for type uuid: "table ada"' }, {}],
    // Neither passes by itself.
    ['53100', { message: 'could not extend file: No space left on device' }, {}],
    ['25006', { message: 'cannot execute INSERT in a read-only transaction' }, {}],
    ['500', { name: 'AuthRetryableFetchError', status: 500, message: 'Database error saving new user' }, {}],
    ['402', { name: 'AuthApiError', status: 402, message: 'exceed_egress_quota' }, {}],
    ['KEY', { name: 'AuthApiError', status: 401, message: 'Invalid API key' }, {}],
    ['not_admin', { name: 'AuthApiError', status: 403, code: 'not_admin', message: 'User not allowed' }, {}],
  ])('is a refusal, named without values and reported once: %s %o', (code, error, names) => {
    const refused = failureOf('status' in error ? error : { code, ...error }, 'rpc/x');
    expect(refused).toMatchObject({ name: 'BackendRefused', info: { code, ...names, call: 'rpc/x' } });
    expect(published).toEqual([refused]);
    const line = JSON.stringify(messageFields([refused]));
    expect(line).toContain(code);
    expect(line).not.toContain('ada');
  });

  it.each([
    ['a quota', { code: 'PT429', message: 'No more than 300 flips are kept.' }],
    ['an admin without a recent proof', { code: '42501', hint: 'proof', message: 'Show your code again.' }],
    ['a revoked session', { name: 'AuthApiError', status: 403, code: 'session_not_found', message: 'Gone' }],
  ])('that is about the person is not reported: %s', (_, error) => {
    expect(failureOf(error)).toBeInstanceOf(BackendRefused);
    expect(published).toEqual([]);
  });

  it('of the gateway, which refuses the site’s key without a code, is reported; an API’s about a token is not', async () => {
    const answer = (error: object, status = 401) => dataOf(Promise.resolve({ data: null, error, status }));
    await expect(answer({ message: 'Invalid API key' })).rejects.toMatchObject({ info: { code: 'KEY' } });
    const restricted = { message: 'Service for this project is restricted' };
    await expect(answer(restricted, 402)).rejects.toMatchObject({ info: { code: '402' } });
    await expect(answer({ message: '<html>' }, 500)).rejects.toThrow(BackendUnavailable);
    const aboutToken = answer({ code: 'PGRST301', message: 'No suitable key' });
    await expect(aboutToken).rejects.toThrow(BackendUnavailable);
    expect(published).toHaveLength(2);
  });

  it('is logged with its cause', () => {
    const connect = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const failed = new BackendUnavailable(new TypeError('fetch failed', { cause: connect }));
    expect(messageFields([failed]).cause).toMatch(/TypeError fetch failed < .*ECONNREFUSED/);
  });
});

const rows = Array.from({ length: 1_234 }, (_, n) => n);

it('readAll reads every row from a project that gives fewer at a time, ends when rows are deleted, and throws what it hears', async () => {
  const asked: number[] = [];
  const all = await readAll(async (from, to) => {
    asked.push(from);
    return { data: rows.slice(from, Math.min(to + 1, from + 500)), error: null, count: rows.length };
  });
  expect(all).toEqual(rows);
  expect(asked).toEqual([0, 500, 1_000]);
  const shrinking = async (from: number) => ({ data: from === 0 ? [1] : [], error: null, count: 5 });
  expect(await readAll(shrinking)).toEqual([1]);
  const refused = async () => ({ data: null, error: { code: '42501', message: 'no' }, count: null });
  await expect(readAll(refused)).rejects.toThrow(BackendRefused);
});

const env = vi.hoisted(() => ({ NEXT_PUBLIC_SUPABASE_URL: '', SUPABASE_SECRET_KEY: 'sb_secret_test' }));
vi.mock('@/lib/env', () => ({ publicEnv: () => env, serverEnv: () => env }));

it('a query to an unresponsive backend ends with its signal', async () => {
  const silent = await listen(createServer(() => {}));
  env.NEXT_PUBLIC_SUPABASE_URL = silent.url;
  const begun = performance.now();
  const { error } = await serviceClient(AbortSignal.timeout(200)).from('profiles').select('id');
  expect(error).not.toBeNull();
  // By default supabase-js retries after 1, 2 and 4 seconds.
  expect(performance.now() - begun).toBeLessThan(900);
  await silent.stop();
});
