import { describe, expect, it } from 'vitest';
import { paceOf } from '@/lib/domain/mail-queue/pace';
import { seedOfRun } from '@/scripts/seed';
import { seeded } from '../../support/seeded';
import { FAN_OUT, type Random, type Weather, World } from './world';

const HOUR = 3_600_000;
const weathers: Weather[] = ['fair', 'fair', 'fair', 'down', 'faulty', 'answer-lost', 'too-fast'];
const pick = <T>(random: Random, list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

/** Two issues to some thirty readers, two workers at a time that crash, a provider that fails, readers who leave. */
async function live(seed: number): Promise<World> {
  const random = seeded(seed);
  const world = new World(random);
  world.publish(`${seed}-a`, 20 + Math.floor(random() * 20));
  for (let event = 0; event < 120; event++) {
    const dice = random();
    const readers = world.issues.flatMap((issue) => issue.readers);
    if (dice < 0.3 && world.workers.length < 2) world.hire();
    else if (dice < 0.38 && world.workers.length > 0) world.kill(pick(random, world.workers));
    else if (dice < 0.5) world.weather = pick(random, weathers);
    else if (dice < 0.55) world.leave(pick(random, readers));
    else if (dice < 0.58 && world.issues.length < 2) world.publish(`${seed}-b`, 20);
    else if (dice < 0.62) world.queue(`${seed}-asked-${event}`);
    else if (dice < 0.9) world.pass(Math.floor(random() * 10_000));
    else world.pass(Math.floor(random() * 2 * HOUR));
    for (let steps = Math.floor(random() * 30); steps > 0; steps--) await world.step();
  }
  return world;
}

async function comeHome(world: World) {
  world.weather = 'fair';
  for (let minute = 0; minute < 240; minute++) {
    world.pass(60_000);
    world.hire();
    while (await world.step());
  }
}

describe('an issue of the newsletter, over 100 random schedules of crashes, two workers and a failing provider', () => {
  it('reaches each reader once, and one who left before theirs went out not at all', async () => {
    let reached = 0;
    let spared = 0;
    let askedFirst = 0;
    for (let seed = seedOfRun(), last = seed + 100; seed < last; seed++) {
      const world = await live(seed);
      const leftBefore = new Set(
        world.issues.flatMap(({ readers }) =>
          readers.filter(({ id, left }) => left && !world.rows.has(id)).map(({ id }) => id),
        ),
      );
      await comeHome(world);
      expect(world.unasked, `seed ${seed}`).toEqual([]);
      // However many readers there are, no more jobs wait untouched than are made at a time.
      expect(world.mostWaiting, `seed ${seed}`).toBeLessThanOrEqual(FAN_OUT);
      for (const { id, left } of world.issues.flatMap((issue) => issue.readers)) {
        const delivered = world.rows.get(id)?.delivered ?? 0;
        expect(delivered, `seed ${seed}, ${id}`).toBeLessThanOrEqual(1);
        if (leftBefore.has(id)) expect(delivered, `seed ${seed}, ${id}`).toBe(0);
        if (left) spared += 1 - delivered;
        else {
          expect(delivered, `seed ${seed}, ${id}`).toBe(1);
          reached++;
        }
      }
      for (const row of world.rows.values()) if (!row.bulk) askedFirst += row.delivered;
    }
    expect(reached).toBeGreaterThan(2_500);
    expect(spared).toBeGreaterThan(30);
    expect(askedFirst).toBeGreaterThan(100);
  }, 60_000);
});

describe('the pace of the mails', () => {
  it('is kept by any number of workers together, and not made up for after a rest', async () => {
    let now = 0;
    const begun: number[] = [];
    const sleeping: { until: number; wake: () => void }[] = [];
    const sleep = (ms: number) => new Promise<void>((wake) => sleeping.push({ until: now + ms, wake }));
    const pace = paceOf(4, () => now, sleep);
    const worker = async (mails: number) => {
      for (let mail = 0; mail < mails; mail++) {
        await pace();
        begun.push(now);
      }
    };
    const work = Promise.all([worker(20), worker(20)]);
    for (; now <= 20_000; now += 50) {
      for (const each of sleeping.filter(({ until }) => until <= now)) {
        sleeping.splice(sleeping.indexOf(each), 1);
        each.wake();
      }
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    }
    await work;
    expect(begun).toHaveLength(40);
    for (const start of begun) {
      expect(begun.filter((at) => at >= start && at < start + 1000).length).toBeLessThanOrEqual(4);
    }
    expect(Math.max(...begun)).toBeLessThan(10_500);
  });
});
