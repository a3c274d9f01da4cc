import { expect, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { pick, seeded } from '../../support/seeded';
import { flipOf, type Network, World } from './world';

const people = ['ada', 'ben', 'cleo'];
const networks: Network[] = ['online', 'online', 'offline', 'down', 'response-lost'];

/** Applies sixty random events to one device and its server. */
async function simulate(seed: number): Promise<World> {
  const random = seeded(seed);
  const world = new World(random);
  world.cookie = pick(random, people);
  for (let event = 0; event < 60; event++) {
    const dice = random();
    const tab = world.actors.length > 0 ? pick(random, world.actors) : undefined;
    if (!tab || (dice < 0.07 && world.actors.length < 3)) world.openTab();
    else if (dice < 0.14) world.kill(tab);
    else if (dice < 0.2) world.cookie = pick(random, [null, null, ...people]);
    else if (dice < 0.3) world.network = pick(random, networks);
    else if (dice < 0.42) {
      const date = random() < 0.9 ? '2026-03-28' : pick(random, ['2031-01-01', '1999-12-31']);
      void tab.complete(flipOf(`${seed}-${event}`, date));
    } else if (dice < 0.5) tab.focus();
    else if (dice < 0.58) world.now += Math.floor(random() * 600_000);
    else if (dice < 0.64)
      for (const each of world.actors) if ((each.retry.at ?? Infinity) <= world.now) void each.send();
    for (let steps = Math.floor(random() * 5); steps > 0; steps--) await world.step();
  }
  for (const tab of world.actors) if (random() < 0.5) world.kill(tab);
  await world.settle();
  return world;
}

async function deliverAll(world: World) {
  world.network = 'online';
  for (const person of people) {
    world.cookie = person;
    world.openTab().focus();
    await world.settle();
  }
}

it('a thousand random schedules of faults, tabs and people lose nothing, store nothing twice, and nothing for another person', async () => {
  let promised = 0;
  let undelivered = 0;
  for (let seed = seedOfRun(), last = seed + 1_000; seed < last; seed++) {
    const world = await simulate(seed);
    for (const [id, stored] of world.server) {
      const row = world.promised.find((each) => each.session.id === id);
      if (row) expect(stored.userId, `seed ${seed}`).toBe(row.userId);
    }
    undelivered += world.disk.size;
    await deliverAll(world);
    promised += world.promised.length;
    for (const { session, userId } of world.promised)
      expect(world.server.get(session.id)?.userId, `seed ${seed}: ${session.id}`).toBe(userId);
    expect(world.disk.size, `seed ${seed}: rows left on the device`).toBe(0);
    expect(world.inserts, `seed ${seed}: inserted`).toBe(world.server.size);
  }
  // Make sure that the schedules were hard enough to test anything.
  expect(promised).toBeGreaterThan(2_000);
  expect(undelivered).toBeGreaterThan(500);
}, 60_000);

it('a flip with an impossible date is stored at the first try, so that a wrong calendar costs none', async () => {
  const world = new World(seeded(7));
  world.cookie = 'ada';
  void world.openTab().complete(flipOf('far', '2040-01-01'));
  await world.settle();
  expect(world.server.get('far')?.session.session_date).toBe('2026-03-28');
  expect(world.disk.size).toBe(0);
});
