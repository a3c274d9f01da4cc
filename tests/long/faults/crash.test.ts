import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeAccount, type SignedIn, signInSomebody } from '@/tests/support/accounts';
import { connect } from '../../support/stack';
import { cluster } from './cluster';
import { query, saveFlip } from './flips';

const TIMEOUT_MS = 60_000;

let person: SignedIn;
// A retry starts with another person.
beforeEach(async () => {
  person = await signInSomebody();
}, TIMEOUT_MS);
afterEach(() => removeAccount(person.id), TIMEOUT_MS);

describe('PostgreSQL crashes and recovers in the middle of saves', () => {
  it(
    'every accepted flip is stored, every other can be sent again, and none is stored twice',
    async () => {
      const ids = Array.from({ length: 60 }, () => randomUUID());
      const waves = [ids.slice(0, 20), ids.slice(20, 40), ids.slice(40)];
      const victim = connect();
      const [session] = await victim<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const accepted: string[] = [];
      for (const [n, wave] of waves.entries()) {
        const sending = wave.map(async (id) => {
          if (await saveFlip(person, id)) accepted.push(id);
        });
        if (n === 1 && session) {
          // The other saves are still on their way.
          await Promise.race(sending);
          cluster.crash(session.pid);
        }
        await Promise.all(sending);
      }
      await victim.end({ timeout: 1 }).catch(() => {});
      const stored = () =>
        query(
          (sql) => sql<{ id: string }[]>`select id from public.flip_sessions where user_id = ${person.id}`,
        );
      await expect
        .poll(() =>
          stored()
            .then(({ length }) => length)
            .catch(() => -1),
        )
        .toBeGreaterThanOrEqual(0);
      const kept = new Set((await stored()).map(({ id }) => id));
      expect(accepted.filter((id) => !kept.has(id))).toEqual([]);
      const left = ids.filter((id) => !accepted.includes(id));
      expect(left.length).toBeGreaterThan(0);
      await expect
        .poll(async () => (await Promise.all(left.map((id) => saveFlip(person, id)))).every(Boolean), {
          timeout: 20_000,
        })
        .toBe(true);
      expect((await stored()).length).toBe(ids.length);
    },
    TIMEOUT_MS,
  );
});
