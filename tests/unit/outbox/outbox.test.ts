import { expect, it, vi } from 'vitest';
import * as outbox from '@/lib/domain/outbox';
import { seedOfRun } from '@/scripts/seed';
import { fc } from '../../support/random';
import { Actors, pick, seeded } from '../../support/seeded';

const { batchSize, deliver, mostOwners, noRetry, purgeDeletedAccounts } = outbox;
const { retryAfter, retryDelay, sessionDateOf } = outbox;
const flipOf = (id: string, session_date: string): outbox.FlipSession => ({
  ...{ id, session_date, flip_step_reached: 'complete', flip_technique: 'times-table' },
  ...{ action_needed: false, completion_time_seconds: 15, was_emergency_mode: false },
});

/** The outbox on a disk, each of whose steps waits for its turn. */
const storeOn = (disk: Map<string, outbox.OutboxRow>, turn = async () => {}): outbox.OutboxStore => ({
  put: async (row) => {
    await turn();
    disk.set(row.session.id, row);
    await turn();
  },
  of: async (userId) => {
    await turn();
    const own = [...disk.values()].filter((row) => row.userId === userId);
    return own.sort((a, b) => a.savedAt - b.savedAt);
  },
  owners: async () => [...new Set([...disk.values()].map((row) => row.userId))],
  remove: async (userId, ids) => {
    await turn();
    for (const id of ids) if (disk.get(id)?.userId === userId) disk.delete(id);
  },
});

const rowsOf = (count: number): outbox.OutboxRow[] =>
  Array.from({ length: count }, (_, savedAt) => ({
    userId: 'ada',
    savedAt,
    session: flipOf(`ada-${savedAt}`, '2026-03-28'),
  }));

function memory(all: outbox.OutboxRow[]) {
  const rows = new Map(all.map((row) => [row.session.id, row]));
  return { rows, ...storeOn(rows) };
}

/** A server that stores all but one. */
const takes =
  (but = ''): outbox.Post =>
  async (_userId, sessions) => ({
    kind: 'stored',
    ids: sessions.map(({ id }) => id).filter((id) => id !== but),
  });

it('delivery sends in batches until nothing is left but what was not acknowledged', async () => {
  const post = vi.fn(takes());
  const delivery = await deliver('ada', memory(rowsOf(60)), post);
  expect(delivery).toEqual({ kind: 'delivered', saved: 60, left: 0 });
  expect(post.mock.calls.map(([, sessions]) => sessions.length)).toEqual([batchSize, batchSize, 10]);
  const rest = memory(rowsOf(40));
  expect(await deliver('ada', rest, takes('ada-3'))).toEqual({ kind: 'delivered', saved: 39, left: 1 });
  expect([...rest.rows.keys()]).toEqual(['ada-3']);
});

it('delivery stops at the first batch over the quota, keeps its rows, and returns the wait; without consent or an answer it keeps all', async () => {
  const store = memory(rowsOf(60));
  const full = { kind: 'full', waitSeconds: 3_600 } as const;
  const post = vi.fn<outbox.Post>().mockImplementationOnce(takes()).mockResolvedValue(full);
  expect(await deliver('ada', store, post)).toEqual({ ...full, saved: 25 });
  expect(post).toHaveBeenCalledTimes(2);
  expect(store.rows.size).toBe(35);
  for (const kind of ['signed-out', 'other-person', 'no-consent', 'unavailable'] as const)
    expect(await deliver('ada', store, async () => ({ kind }))).toEqual({ kind, saved: 0 });
  expect(store.rows.size).toBe(35);
});

it('retries back off exponentially with jitter, up to five minutes', () => {
  const jitter = fc.double({ min: 0, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), jitter, (failures, random) => {
      const delay = retryDelay(failures, random);
      const whole = Math.min(300_000, 2_000 * 2 ** (failures - 1));
      expect(delay).toBeGreaterThanOrEqual(whole / 2);
      expect(delay).toBeLessThanOrEqual(whole);
    }),
  );
});

it('retries respect the wait of the server, up to a day, happen where it is unavailable, not for a signed-out person', () => {
  const told = (waitSeconds: number) => ({ kind: 'full', saved: 0, waitSeconds }) as const;
  expect(retryAfter(noRetry, told(3_600), 1_000, 0).at).toBe(2_000 + 3_600_000);
  expect(retryAfter(noRetry, told(9_999_999), 1_000, 0).at).toBe(2_000 + 86_400_000);
  const away = { kind: 'unavailable', saved: 0 } as const;
  const first = retryAfter(noRetry, away, 1_000, 0);
  expect(first).toEqual({ failures: 1, at: 2_000 });
  expect(retryAfter(first, away, 2_000, 0)).toEqual({ failures: 2, at: 4_000 });
  expect(retryAfter(first, { ...away, saved: 5 }, 2_000, 0).failures).toBe(1);
  for (const kind of ['signed-out', 'no-consent'] as const)
    expect(retryAfter(first, { kind, saved: 0 }, 2_000, 0)).toEqual(noRetry);
  expect(retryAfter(first, { kind: 'delivered', saved: 1, left: 0 }, 2_000, 0)).toEqual(noRetry);
});

const storeOf = (waiting: Set<string>): outbox.OwnedStore => ({
  owners: async () => [...waiting],
  forget: async (owner) => void waiting.delete(owner),
});

it('flips of a deleted account are removed from the device; those of others, of whom the server was not asked or did not say, stay', async () => {
  const waiting = new Set(['ada', 'ben', 'cleo']);
  const ask = vi.fn(async () => ['ada']);
  expect(await purgeDeletedAccounts(storeOf(waiting), 'cleo', ask)).toBe(true);
  expect(ask).toHaveBeenCalledExactlyOnceWith(['ada', 'ben']);
  expect([...waiting]).toEqual(['ben', 'cleo']);
  expect(await purgeDeletedAccounts(storeOf(waiting), null, async () => null)).toBe(false);
  await purgeDeletedAccounts(storeOf(waiting), 'ben', async () => ['ben']);
  expect([...waiting]).toEqual(['ben', 'cleo']);
});

it('flips of a deleted account need no check if the outbox is empty, and are checked in limited batches', async () => {
  const ask = vi.fn(async (owners: readonly string[]) => owners);
  for (const own of [[], ['ada']])
    expect(await purgeDeletedAccounts(storeOf(new Set(own)), 'ada', ask)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  const many = new Set(Array.from({ length: 40 }, (_, index) => `p${index}`));
  expect(await purgeDeletedAccounts(storeOf(many), null, ask)).toBe(false);
  expect(ask.mock.calls[0]?.[0]).toHaveLength(mostOwners);
  expect([await purgeDeletedAccounts(storeOf(many), null, ask), many.size]).toEqual([true, 0]);
});

type Network = 'online' | 'offline' | 'down' | 'response-lost';

/** One device with its storage, cookies and tabs, and a server. */
class World extends Actors<Tab> {
  now = Date.UTC(2026, 2, 28, 12);
  network: Network = 'online';
  /** The person in the session cookie; null if signed out or expired. */
  cookie: string | null = null;
  readonly disk = new Map<string, outbox.OutboxRow>();
  readonly server = new Map<string, { userId: string; session: outbox.FlipSession }>();
  /** Every flip that was confirmed as saved on the device. */
  readonly promised: outbox.OutboxRow[] = [];
  inserts = 0;

  openTab(): Tab {
    const tab = new Tab(this);
    this.actors.push(tab);
    return tab;
  }

  async settle() {
    while (await this.step());
  }

  answer(cookie: string | null, userId: string, sessions: readonly outbox.FlipSession[]): outbox.PostResult {
    if (cookie === null) return { kind: 'signed-out' };
    if (cookie !== userId) return { kind: 'other-person' };
    for (const session of sessions) {
      if (this.server.has(session.id)) continue;
      const session_date = sessionDateOf(session.session_date, this.now);
      this.server.set(session.id, { userId: cookie, session: { ...session, session_date } });
      this.inserts++;
    }
    const ids = sessions.map((session) => session.id).filter((id) => this.server.get(id)?.userId === cookie);
    return { kind: 'stored', ids };
  }
}

class Tab {
  /** The person this tab believes is signed in, as of its last check. */
  person: string | null;
  retry: outbox.Retry = noRetry;
  private busy = false;
  private readonly store: outbox.OutboxStore;

  constructor(private readonly world: World) {
    this.person = world.cookie;
    this.store = storeOn(world.disk, () => world.turn(this));
  }

  private post: outbox.Post = async (userId, sessions) => {
    const { cookie, network } = this.world;
    await this.world.turn(this);
    if (network === 'offline' || network === 'down') return { kind: 'unavailable' };
    const answer = this.world.answer(cookie, userId, sessions);
    await this.world.turn(this);
    return network === 'response-lost' ? { kind: 'unavailable' } : answer;
  };

  async complete(session: outbox.FlipSession) {
    if (this.person === null) return;
    const row = { session, userId: this.person, savedAt: this.world.now };
    await this.store.put(row);
    this.world.promised.push(row);
    await this.send();
  }

  async send() {
    if (this.busy || this.person === null) return;
    this.busy = true;
    const delivery = await deliver(this.person, this.store, this.post);
    this.retry = retryAfter(this.retry, delivery, this.world.now, this.world.random());
    this.busy = false;
    if (delivery.kind === 'other-person') this.focus();
  }

  /** Checks who is signed in, then sends. After expiry the person stays known, so that the rows stay theirs. */
  focus() {
    this.person = this.world.cookie ?? this.person;
    void this.send();
  }
}

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
