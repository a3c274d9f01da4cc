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

test('counts are accepted after opt-in from the signed-in person, for whole months, and idempotently', async ({
  context,
  request,
}) => {
  const device = randomUUID();
  const month = { month: '2026-01-01', waits: 2, gone: 1, stayed: 0, grown: 0, searched: 0 };
  const good = { ...month, came_true: 0, partly: 0, did_not: 1, cannot_tell: 0 };
  const path = '/api/notebook-counts';
  const counts = (change: object = {}) => ({ userId: person.id, device, months: [good], ...change });
  expect((await request.get(path)).status()).toBe(401);
  expect((await request.post(path, { data: counts() })).status()).toBe(401);
  await signIn(context, person);
  const send = async (data: unknown, headers: Record<string, string> = {}, to = path) =>
    (await context.request.post(to, { data, headers })).status();
  const choose = (keeps: boolean, userId = person.id) => send({ userId, keeps }, {}, `${path}/choice`);
  const kept = async () => (await context.request.get(path)).json();
  expect(await send(counts())).toBe(403);
  expect(await choose(true, randomUUID())).toBe(409);
  expect(await kept()).toEqual({ userId: person.id, keeps: false, counts: [] });
  expect(await choose(true)).toBe(200);

  expect(await send(counts({ userId: randomUUID() }))).toBe(409);
  for (const origin of ['https://evil.example', 'null']) {
    expect(await send(counts(), { origin })).toBe(403);
    expect(await send({ userId: person.id, keeps: false }, { origin }, `${path}/choice`)).toBe(403);
  }
  for (const body of ['no json', {}, counts({ device: 'phone' }), counts({ months: 'all' })])
    expect(await send(body)).toBe(400);
  expect(await send(counts({ months: Array(121).fill(good) }))).toBe(400);
  expect(await send(counts({ note: 'x'.repeat(40_000) }))).toBe(413);
  const refused = [
    { ...good, month: '2026-01-02' },
    { ...good, month: '2999-01-01' },
    { ...good, month: '2026-02-01', gone: 3 },
    { ...good, month: '2026-03-01', words: 'a secret' },
    { ...good, month: '2026-04-01', waits: 1.5 },
    'a secret',
  ];
  for (const again of [1, 2])
    expect(await send(counts({ months: [good, ...refused] })), `${again}`).toBe(200);
  expect(await kept()).toEqual({ userId: person.id, keeps: true, counts: [{ ...good, device }] });
  expect(await choose(false)).toBe(200);
  expect(await kept()).toEqual({ userId: person.id, keeps: false, counts: [] });
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
