import { describe, expect, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { seeded } from '../../support/seeded';
import { type Random, type Weather, World } from './world';

const weathers: Weather[] = ['fair', 'fair', 'down', 'faulty', 'answer-lost', 'too-fast', 'misconfigured'];
const pick = <T>(random: Random, list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
const HOUR = 3_600_000;

/** Eighty random things happen to a queue of a few mails, its workers and its provider. */
async function live(seed: number): Promise<World> {
  const random = seeded(seed);
  const world = new World(random);
  for (let event = 0; event < 80; event++) {
    const dice = random();
    const row = pick(random, [...world.rows.values()]);
    if (!row || dice < 0.1) world.queue(`${seed}-${event}`, world.now + Math.floor(random() * 2 * HOUR));
    else if (dice < 0.35 && world.workers.length < 3) world.hire();
    else if (dice < 0.42 && world.workers.length > 0) world.kill(pick(random, world.workers));
    else if (dice < 0.55) world.weather = pick(random, weathers);
    else if (dice < 0.58) world.unsubscribe(row);
    else if (dice < 0.61) row.paused = !row.paused;
    else if (dice < 0.8) world.pass(Math.floor(random() * 10_000));
    else if (dice < 0.94) world.pass(Math.floor(random() * 2 * HOUR));
    else world.pass(Math.floor((22 + random() * 8) * HOUR));
    for (let steps = Math.floor(random() * 8); steps > 0; steps--) await world.step();
  }
  return world;
}

/** The weather turns fair, pauses end, the owner presses "again" on what failed, and workers come every minute. */
async function comeHome(world: World) {
  world.weather = 'fair';
  world.pass(HOUR);
  for (const row of world.rows.values()) {
    row.paused = false;
    if (row.dead === 'failed') world.revive(row);
  }
  for (let minute = 0; minute < 240; minute++) {
    if ([...world.rows.values()].every((row) => row.sentAt !== null || row.dead !== null)) return;
    world.hire();
    while (await world.step());
    world.pass(60_000);
  }
}

describe('a thousand random schedules of crashes, workers, and a provider that fails in every way', () => {
  it('lose no mail, send none twice, and send none without asking whether it is still wanted', async () => {
    let delivered = 0;
    let inDoubt = 0;
    for (let seed = seedOfRun(), last = seed + 1_000; seed < last; seed++) {
      const world = await live(seed);
      inDoubt += [...world.rows.values()].filter((row) => row.job.unsettledSince !== null).length;
      await comeHome(world);
      expect(world.unasked, `seed ${seed}`).toEqual([]);
      expect(Math.min(72 * HOUR, ...world.patience), `seed ${seed}`).toBe(72 * HOUR);
      for (const row of world.rows.values()) {
        const name = `seed ${seed}, ${row.job.id}`;
        expect(row.delivered, name).toBeLessThanOrEqual(1);
        if (row.dead === 'unsubscribed') continue;
        expect(row.delivered, name).toBe(1);
        expect(row.sentAt, name).not.toBeNull();
        delivered++;
      }
    }
    // The schedules must be worth something: many mails, and many of them left in doubt on the way.
    expect(delivered).toBeGreaterThan(4_000);
    expect(inDoubt).toBeGreaterThan(300);
  }, 60_000);
});
