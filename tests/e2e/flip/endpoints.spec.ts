import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';
import { batchSize, largestBatch } from '@/lib/domain/outbox';
import { completedFlip } from '../../support/stack.ts';
import { appPath, emergencyFlip, expect, storedFlips, storeFlips, test, viewPath } from './exercise.ts';

const session = (change: object = {}) => ({
  ...completedFlip(randomUUID()),
  session_date: '2026-01-01',
  ...change,
});
const post = (request: APIRequestContext, data: unknown) => request.post('/api/flip-sessions', { data });
const consent = async (request: APIRequestContext, userId: string) =>
  (await request.post('/api/flip-sessions/consent', { data: { userId } })).status();

test('a guest can store and read nothing', async ({ request, someone }) => {
  const { id } = await someone('other');
  const refused = await post(request, { userId: id, sessions: [session()] });
  expect(refused.status()).toBe(401);
  expect(await consent(request, id)).toBe(401);
  expect((await refused.json()).error).toContain('sign in');
  expect((await request.get('/api/flip-stats')).status()).toBe(401);
  const who = await request.get('/api/session');
  expect(await who.json()).toEqual({ user: null });
  expect(who.headers()['cache-control']).toContain('no-store');
});

test('a signed-in person stores and consents only for themselves', async ({ context, person }) => {
  const { request } = context;
  const who = await (await request.get('/api/session')).json();
  expect(who).toEqual({ user: { id: person.id, email: person.email } });

  const foreign = await post(request, { userId: randomUUID(), sessions: [session()] });
  expect(foreign.status()).toBe(409);
  expect(await consent(request, randomUUID())).toBe(409);
  expect(await consent(request, 'ada')).toBe(400);
  const many = Array.from({ length: batchSize + 1 }, () => session());
  const large = [session({ padding: 'x'.repeat(largestBatch) })];
  for (const [body, status] of [
    ['no json', 400],
    [{}, 400],
    [{ userId: person.id, sessions: [] }, 400],
    [{ userId: person.id, sessions: many }, 400],
    [{ userId: person.id, sessions: large }, 413],
  ] as const)
    expect((await post(request, body)).status()).toBe(status);
  expect(await storedFlips(person)).toEqual([]);

  const good = session({ user_id: randomUUID(), created_at: '2000-01-01' });
  const late = session({ session_date: '2023-12-31' });
  const far = session({ session_date: '2999-01-01' });
  const broken = session({ flip_technique: 'search-again' });
  const kept = [good, late, far].map(({ id }) => id).sort();
  for (const again of [1, 2]) {
    const answer = await post(request, { userId: person.id, sessions: [good, late, far, broken] });
    expect(answer.status(), `time ${again}`).toBe(200);
    expect((await answer.json()).ids.sort()).toEqual(kept);
  }
  const stored = await storedFlips(person);
  expect(stored.map(({ id }) => id).sort()).toEqual(kept);
  // An impossible date becomes the server's day.
  for (const { id, session_date, created_at } of stored)
    expect(session_date).toBe(id === good.id ? good.session_date : created_at.slice(0, 10));
});

test('an id that another person has used is not acknowledged', async ({ context, person, someone }) => {
  const taken = session();
  await storeFlips(await someone('other'), [taken.session_date], { id: taken.id });
  const answer = await (await post(context.request, { userId: person.id, sessions: [taken] })).json();
  expect(answer.ids).toEqual([]);
});

test('whether an account exists can be asked only by its id', async ({ request, someone }) => {
  const person = await someone('asked');
  const ask = async (data: unknown) => {
    const answer = await request.post('/api/flip-owners', { data });
    return { status: answer.status(), ...(await answer.json()) };
  };
  const gone = '00000000-0000-4000-8000-000000000000';
  expect(await ask({ owners: [person.id, gone] })).toEqual({ status: 200, gone: [gone] });
  for (const owners of [[], ['*'], [person.email], Array(26).fill(gone), 'all'])
    expect((await ask({ owners })).status).toBe(400);
});

test('the manifest makes the app installable: icons, screenshots, shortcuts', async ({ request }) => {
  const address = load(await (await request.get(appPath)).text())('link[rel="manifest"]').attr('href');
  const manifest = await (await request.get(address ?? '')).json();
  const shortcuts = [
    { name: 'Emergency Mode', url: emergencyFlip },
    { url: '/night' },
    { name: 'My plan', url: viewPath('plan') },
    { name: 'I want to search', url: viewPath('delay') },
  ];
  const named = { name: 'The Flip Method', start_url: appPath, display: 'standalone', scope: '/' };
  expect(manifest).toMatchObject({ ...named, shortcuts });
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  const shortcutIcons = manifest.shortcuts.flatMap(({ icons }: { icons: { src: string }[] }) => icons);
  for (const { src } of [...manifest.icons, ...manifest.screenshots, ...shortcutIcons]) {
    const image = await request.get(src);
    expect(image.status(), src).toBe(200);
    expect(image.headers()['content-type'], src).toBe('image/png');
  }
});
