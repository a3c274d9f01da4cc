import { describe, expect, it } from 'vitest';
import { paceOf } from '@/lib/domain/mail-queue';
import { seedOfRun } from '@/scripts/seed';
import { seeded } from '../../support/seeded';
import { FAN_OUT, type ProviderState, type Random, Simulation } from './simulation';

const HOUR = 3_600_000;
const providerStates: ProviderState[] = [
  'healthy',
  'healthy',
  'healthy',
  'down',
  'faulty',
  'response-lost',
  'rate-limited',
];
const pick = <T>(random: Random, list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

/** Two issues to about thirty readers, two crashing workers at a time, a failing provider, and unsubscribing readers. */
async function simulate(seed: number): Promise<Simulation> {
  const random = seeded(seed);
  const simulation = new Simulation(random);
  simulation.publish(`${seed}-a`, 20 + Math.floor(random() * 20));
  for (let event = 0; event < 120; event++) {
    const dice = random();
    const readers = simulation.issues.flatMap((issue) => issue.readers);
    if (dice < 0.3 && simulation.workers.length < 2) simulation.startWorker();
    else if (dice < 0.38 && simulation.workers.length > 0)
      simulation.crashWorker(pick(random, simulation.workers));
    else if (dice < 0.5) simulation.providerState = pick(random, providerStates);
    else if (dice < 0.55) simulation.unsubscribeReader(pick(random, readers));
    else if (dice < 0.58 && simulation.issues.length < 2) simulation.publish(`${seed}-b`, 20);
    else if (dice < 0.62) simulation.queue(`${seed}-asked-${event}`);
    else if (dice < 0.9) simulation.advance(Math.floor(random() * 10_000));
    else simulation.advance(Math.floor(random() * 2 * HOUR));
    for (let steps = Math.floor(random() * 30); steps > 0; steps--) await simulation.step();
  }
  return simulation;
}

async function recover(simulation: Simulation) {
  simulation.providerState = 'healthy';
  for (let minute = 0; minute < 240; minute++) {
    simulation.advance(60_000);
    simulation.startWorker();
    while (await simulation.step());
  }
}

describe('a newsletter issue, over 100 random schedules of crashes, two workers and a failing provider', () => {
  it('reaches each reader once, and nobody who unsubscribed before theirs was sent', async () => {
    let reached = 0;
    let spared = 0;
    let askedFirst = 0;
    for (let seed = seedOfRun(), last = seed + 100; seed < last; seed++) {
      const simulation = await simulate(seed);
      const leftBefore = new Set(
        simulation.issues.flatMap(({ readers }) =>
          readers.filter(({ id, left }) => left && !simulation.rows.has(id)).map(({ id }) => id),
        ),
      );
      await recover(simulation);
      expect(simulation.unconfirmed, `seed ${seed}`).toEqual([]);
      // However many readers there are, waiting jobs never exceed one batch.
      expect(simulation.mostWaiting, `seed ${seed}`).toBeLessThanOrEqual(FAN_OUT);
      for (const { id, left } of simulation.issues.flatMap((issue) => issue.readers)) {
        const delivered = simulation.rows.get(id)?.delivered ?? 0;
        expect(delivered, `seed ${seed}, ${id}`).toBeLessThanOrEqual(1);
        if (leftBefore.has(id)) expect(delivered, `seed ${seed}, ${id}`).toBe(0);
        if (left) spared += 1 - delivered;
        else {
          expect(delivered, `seed ${seed}, ${id}`).toBe(1);
          reached++;
        }
      }
      for (const row of simulation.rows.values()) if (!row.bulk) askedFirst += row.delivered;
    }
    expect(reached).toBeGreaterThan(2_500);
    expect(spared).toBeGreaterThan(30);
    expect(askedFirst).toBeGreaterThan(100);
  }, 60_000);
});

describe('the send rate', () => {
  it('is shared by all workers, and not caught up after a pause', async () => {
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
