import { expect, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { pick, seeded } from '../../support/seeded';
import { type ProviderState, Simulation } from './simulation';

const faults: ProviderState[] = ['down', 'faulty', 'response-lost', 'rate-limited', 'misconfigured'];
const providerStates: ProviderState[] = ['healthy', 'healthy', ...faults];
const HOUR = 3_600_000;

/** Eighty random events for a queue of a few mails, its workers and its provider. */
async function simulate(seed: number): Promise<Simulation> {
  const random = seeded(seed);
  const simulation = new Simulation(random);
  for (let event = 0; event < 80; event++) {
    const dice = random();
    const row = pick(random, [...simulation.rows.values()]);
    if (!row || dice < 0.1)
      simulation.queue(`${seed}-${event}`, simulation.now + Math.floor(random() * 2 * HOUR));
    else if (dice < 0.35 && simulation.actors.length < 3) simulation.startWorker();
    else if (dice < 0.42 && simulation.actors.length > 0) simulation.kill(pick(random, simulation.actors));
    else if (dice < 0.55) simulation.providerState = pick(random, providerStates);
    else if (dice < 0.58) simulation.unsubscribe(row);
    else if (dice < 0.61) row.paused = !row.paused;
    else if (dice < 0.8) simulation.advance(Math.floor(random() * 10_000));
    else if (dice < 0.94) simulation.advance(Math.floor(random() * 2 * HOUR));
    else simulation.advance(Math.floor((22 + random() * 8) * HOUR));
    for (let steps = Math.floor(random() * 8); steps > 0; steps--) await simulation.step();
  }
  return simulation;
}

/** The provider recovers, pauses end, the owner retries failed mails, and a worker starts every minute. */
async function recover(simulation: Simulation) {
  simulation.providerState = 'healthy';
  simulation.advance(HOUR);
  for (const row of simulation.rows.values()) {
    row.paused = false;
    if (row.dead === 'failed') simulation.requeue(row);
  }
  for (let minute = 0; minute < 240; minute++) {
    if ([...simulation.rows.values()].every((row) => row.sentAt !== null || row.dead !== null)) return;
    simulation.startWorker();
    while (await simulation.step());
    simulation.advance(60_000);
  }
}

it('in 1,000 random schedules of crashes and faults no mail is lost, sent twice, or sent without a final check', async () => {
  let delivered = 0;
  let inDoubt = 0;
  for (let seed = seedOfRun(), last = seed + 1_000; seed < last; seed++) {
    const simulation = await simulate(seed);
    inDoubt += [...simulation.rows.values()].filter((row) => row.job.unsettledSince !== null).length;
    await recover(simulation);
    expect(simulation.unconfirmed, `seed ${seed}`).toEqual([]);
    expect(Math.min(72 * HOUR, ...simulation.givenUpAfter), `seed ${seed}`).toBe(72 * HOUR);
    for (const row of simulation.rows.values()) {
      const name = `seed ${seed}, ${row.job.id}`;
      expect(row.delivered, name).toBeLessThanOrEqual(1);
      if (row.dead === 'unsubscribed') continue;
      expect(row.delivered, name).toBe(1);
      expect(row.sentAt, name).not.toBeNull();
      delivered++;
    }
  }
  // Guards against trivial schedules: many mails, many of them unsettled on the way.
  expect(delivered).toBeGreaterThan(4_000);
  expect(inDoubt).toBeGreaterThan(300);
}, 60_000);
