import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { saveFlips } from '@/lib/data/flip-sessions';
import { batchSize, type FlipSession } from '@/lib/domain/outbox';
import { newPerson, serviceClient } from '../support/stack';
import { rows } from './database';

/** What people can do with their own session, through the same API as the browser. */

const guest = async (name: string) => {
  const person = await newPerson(name);
  onTestFinished(async () => void (await serviceClient().auth.admin.deleteUser(person.id)));
  return person;
};

const flip = () => {
  const more = { id: randomUUID(), was_emergency_mode: false, session_date: '2026-01-05' };
  return { ...rows.flip_sessions, ...more } as FlipSession;
};

it('saving flips stores nothing, known flips included, without a consent', async () => {
  const dan = await guest('dan');
  const known = flip();
  await saveFlips(dan.client, dan.id, [known]);
  const withdrawal = { person: dan.id, purpose: 'flips', delete_data: false };
  await serviceClient().rpc('withdraw_consent', withdrawal);
  for (const one of [known, flip()])
    expect(await saveFlips(dan.client, dan.id, [one])).toEqual({ ids: [], refusal: 'policy' });
});

it('saving flips stores the valid ones of a batch, not those with an impossible date or time', async () => {
  const [ann, good] = [await guest('ann'), flip()];
  const impossible = [{ session_date: '2023-01-01' }, { completion_time_seconds: 90_000 }];
  const batch = [...impossible.map((change) => ({ ...flip(), ...change })), good];
  expect(await saveFlips(ann.client, ann.id, batch)).toEqual({ ids: [good.id], refusal: null });
});

it('saving flips fills the day up to 300, names the flips it stored, and reports that the day is full', async () => {
  const eve = await guest('eve');
  const batch = (count: number) => Array.from({ length: count }, () => flip());
  for (let n = 0; n < 11; n++) await saveFlips(eve.client, eve.id, batch(batchSize));
  await saveFlips(eve.client, eve.id, batch(20));
  const last = batch(batchSize);
  const saved = await saveFlips(eve.client, eve.id, last);
  expect(saved).toEqual({ ids: expect.any(Array), refusal: 'quota' });
  const stored = last.slice(0, 5).map(({ id }) => id);
  expect(saved.ids.toSorted()).toEqual(stored.sort());
  expect((await saveFlips(eve.client, eve.id, last)).ids).toHaveLength(5);
  expect(await saveFlips(eve.client, eve.id, batch(1))).toEqual({ ids: [], refusal: 'quota' });
});
