import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readFlipFigures, saveFlips } from '@/lib/data/flip-sessions';
import { batchSize, type FlipSession } from '@/lib/domain/outbox';
import { newPerson, serviceClient } from '../support/stack';
import { rows } from './database';

/** What people can do with their own session, through the same API as the browser. */

const guest = async (name: string) => {
  const person = await newPerson(name);
  onTestFinished(async () => void (await serviceClient().auth.admin.deleteUser(person.id)));
  return person;
};

const flip = (change: Partial<FlipSession> = {}) => {
  const more = { id: randomUUID(), was_emergency_mode: false, session_date: '2026-01-05' };
  return { ...rows.flip_sessions, ...more, ...change } as FlipSession;
};

describe('saving flips', () => {
  it('stores a flip once, however often it is sent, also concurrently', async () => {
    const [ann, one] = [await guest('ann'), flip()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => saveFlips(ann.client, ann.id, [one])));
    for (const answer of answers) expect(answer).toMatchObject({ ids: [one.id] });
    const { data } = await ann.client.from('flip_sessions').select('id').eq('id', one.id);
    expect(data).toHaveLength(1);
  });

  it('stores nothing, known flips included, without a consent', async () => {
    const dan = await guest('dan');
    const known = flip();
    await saveFlips(dan.client, dan.id, [known]);
    const withdrawal = { person: dan.id, purpose: 'flips', delete_data: false };
    await serviceClient().rpc('withdraw_consent', withdrawal);
    for (const one of [known, flip()])
      expect(await saveFlips(dan.client, dan.id, [one])).toEqual({ ids: [], refusal: 'policy' });
  });

  it('stores the valid flips of a batch, not those with an impossible date or time', async () => {
    const impossible = [{ session_date: '2023-01-01' }, { session_date: '2999-01-01' }];
    const [ann, good] = [await guest('ann'), flip()];
    const batch = [good, ...[...impossible, { completion_time_seconds: 90_000 }].map(flip)];
    expect(await saveFlips(ann.client, ann.id, batch)).toEqual({ ids: [good.id], refusal: null });
  });

  it('fills the day up to 300, names the flips it stored, and reports that the day is full', async () => {
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
    const { error, status } = await eve.client.from('flip_sessions').insert({ ...flip(), user_id: eve.id });
    expect({ code: error?.code, status }).toEqual({ code: 'PT429', status: 429 });
  });
});

describe('the days that the person sees', () => {
  const unanswered = { action_needed: null, flip_technique: null };
  it('add up their flips, newest first', async () => {
    const carl = await guest('carl');
    await saveFlips(carl.client, carl.id, [
      flip({ session_date: '2026-01-05', action_needed: true }),
      flip({ session_date: '2026-01-07', was_emergency_mode: true }),
      flip({ session_date: '2026-01-07', flip_step_reached: 'assess', ...unanswered }),
    ]);
    const first = { session_date: '2026-01-05', total_flips: 1, completed_flips: 1, emergency_flips: 0 };
    const later = { session_date: '2026-01-07', total_flips: 2, completed_flips: 1, emergency_flips: 1 };
    expect((await readFlipFigures(carl.client)).days).toEqual([
      { ...later, action_needed_flips: 0, no_action_flips: 1 },
      { ...first, action_needed_flips: 1, no_action_flips: 0 },
    ]);
  });
});
