import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
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

test('nobody who is not signed in stores or reads anything', async ({ request }) => {
  const refused = await post(request, { userId: person.id, sessions: [session()] });
  expect(refused.status()).toBe(401);
  expect((await refused.json()).error).toContain('sign in');
  expect((await request.get('/api/flip-stats')).status()).toBe(401);
  const who = await request.get('/api/session');
  expect(await who.json()).toEqual({ user: null });
  expect(who.headers()['cache-control']).toContain('no-store');
});

test('a signed-in person stores for nobody but themselves', async ({ context }) => {
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
  const many = Array.from({ length: 26 }, () => session());
  expect((await post(request, { userId: person.id, sessions: many })).status()).toBe(400);
  const large = [session({ padding: 'x'.repeat(40_000) })];
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
    expect(answer.ids).toEqual([good.id]);
    expect([...answer.misdated].sort()).toEqual([late.id, far.id].sort());
    expect(Math.abs(answer.now - Date.now())).toBeLessThan(60_000);
  }
  expect(await storedFlips(person)).toMatchObject([{ id: good.id, user_id: person.id }]);
});

test('an id that somebody else has used is never acknowledged', async ({ context }) => {
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
