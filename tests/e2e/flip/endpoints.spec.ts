import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { batchSize, largestBatch } from '@/lib/domain/outbox';
import { expect, test } from '../../support/fixtures.ts';
import { serviceClient } from '../../support/stack.ts';
import { newPerson, type Person, signIn, storedFlips } from './exercise.ts';

let person: Person;
test.beforeAll(async () => {
  person = await newPerson('endpoint');
});
test.afterAll(() => serviceClient().auth.admin.deleteUser(person.id));

const session = (change: object = {}) => ({
  id: randomUUID(),
  flip_step_reached: 'complete',
  action_needed: false,
  flip_technique: 'count-objects',
  completion_time_seconds: 15,
  was_emergency_mode: false,
  session_date: '2026-01-01',
  ...change,
});
const post = (request: APIRequestContext, data: unknown, headers: Record<string, string> = {}) =>
  request.post('/api/flip-sessions', { data, headers });

test('a guest can store and read nothing', async ({ request }) => {
  const refused = await post(request, { userId: person.id, sessions: [session()] });
  expect(refused.status()).toBe(401);
  expect((await refused.json()).error).toContain('sign in');
  expect((await request.get('/api/flip-stats')).status()).toBe(401);
  const who = await request.get('/api/session');
  expect(await who.json()).toEqual({ user: null });
  expect(who.headers()['cache-control']).toContain('no-store');
});

test('a signed-in person stores only for themselves', async ({ context }) => {
  await signIn(context, person);
  const { request } = context;
  const who = await (await request.get('/api/session')).json();
  expect(who).toEqual({ user: { id: person.id, email: person.email } });

  const foreign = await post(request, { userId: randomUUID(), sessions: [session()] });
  expect(foreign.status()).toBe(409);
  for (const origin of ['https://evil.example', 'null']) {
    const refused = await post(request, { userId: person.id, sessions: [session()] }, { origin });
    expect(refused.status()).toBe(403);
    expect(await refused.text()).toContain('another site');
  }
  for (const body of [
    'no json',
    {},
    { userId: person.id, sessions: [] },
    { userId: 'x', sessions: [session()] },
  ]) {
    expect((await post(request, body)).status()).toBe(400);
  }
  const many = Array.from({ length: batchSize + 1 }, () => session());
  expect((await post(request, { userId: person.id, sessions: many })).status()).toBe(400);
  const large = [session({ padding: 'x'.repeat(largestBatch) })];
  expect((await post(request, { userId: person.id, sessions: large })).status()).toBe(413);
  expect(await storedFlips(person)).toEqual([]);

  const good = session({ user_id: randomUUID(), created_at: '2000-01-01' });
  const late = session({ session_date: '2023-12-31' });
  const far = session({ session_date: '2999-01-01' });
  const broken = session({ flip_technique: 'search-again' });
  for (const again of [1, 2]) {
    const stored = await post(request, { userId: person.id, sessions: [good, late, far, broken] });
    const answer = await stored.json();
    expect(stored.status(), `time ${again}`).toBe(200);
    expect([...answer.ids].sort()).toEqual([good.id, late.id, far.id].sort());
  }
  const stored = await storedFlips(person);
  expect(stored.every(({ user_id }) => user_id === person.id)).toBe(true);
  // An impossible date becomes the server's day.
  const dates = new Map(
    stored.map(({ id, session_date, created_at }) => [id, [session_date, created_at.slice(0, 10)]]),
  );
  expect([...dates.keys()].sort()).toEqual([good.id, late.id, far.id].sort());
  expect(dates.get(good.id)?.[0]).toBe(good.session_date);
  for (const { id } of [late, far]) expect(dates.get(id)?.[0]).toBe(dates.get(id)?.[1]);
});

test('an id that another person has used is not acknowledged', async ({ context }) => {
  const other = await newPerson('other');
  const taken = session();
  await serviceClient()
    .from('flip_sessions')
    .insert({ ...taken, user_id: other.id });
  await signIn(context, person);
  const answer = await (await post(context.request, { userId: person.id, sessions: [taken] })).json();
  expect(answer.ids).toEqual([]);
  await serviceClient().auth.admin.deleteUser(other.id);
});

test('whether an account exists can be asked only by its id', async ({ request }) => {
  const ask = async (data: unknown) => {
    const answer = await request.post('/api/flip-owners', { data });
    return { status: answer.status(), ...(await answer.json()) };
  };
  const gone = '00000000-0000-4000-8000-000000000000';
  expect(await ask({ owners: [person.id, gone] })).toEqual({ status: 200, gone: [gone] });
  for (const owners of [[], ['*'], [person.email], Array(26).fill(gone), 'all'])
    expect((await ask({ owners })).status).toBe(400);
});
