import { expect, it } from 'vitest';
import type { SendResult, Settlement } from '@/lib/domain/mail-queue';
import { type MailJob, type MailProvider, type MailStore, unclear, workQueue } from '@/lib/domain/mail-queue';
import { seedOfRun } from '@/scripts/seed';
import { Actors, pick, seeded } from '../../support/seeded';

const HOUR = 3_600_000;
const faults = ['down', 'faulty', 'response-lost', 'rate-limited', 'misconfigured'] as const;
type ProviderState = 'healthy' | (typeof faults)[number];
const providerStates: ProviderState[] = ['healthy', 'healthy', ...faults];

/** A row of `email_jobs`, and how often the mail was delivered. */
type Row = Record<'sendAfter' | 'leaseUntil' | 'attempts' | 'delivered', number> &
  Record<'firstTryAt' | 'sentAt', number | null> & {
    job: MailJob;
    leasedBy: string | null;
    dead: 'failed' | 'unsubscribed' | null;
  };

class Simulation extends Actors<string> {
  now = Date.UTC(2026, 2, 1, 9);
  providerState: ProviderState = 'healthy';
  readonly rows = new Map<string, Row>();
  /** Sends without a prior `confirm`: must stay empty. */
  readonly unconfirmed: string[] = [];
  /** How long each failed mail had been tried, in milliseconds. */
  readonly givenUpAfter: number[] = [];
  private readonly taken: { key: string; id: string; at: number }[] = [];
  private names = 0;

  queue(id: string, sendAfter: number) {
    const job = { id, kind: 'workbook', recipient: `${id}@example.com`, facts: {}, unsettledSince: null };
    const untouched = { leaseUntil: 0, leasedBy: null, firstTryAt: null, sentAt: null, dead: null };
    this.rows.set(id, { job, sendAfter, ...untouched, attempts: 0, delivered: 0 });
  }

  startWorker() {
    const worker = `worker ${++this.names}`;
    this.actors.push(worker);
    const until = new Date(this.now + 45_000);
    const now = () => new Date(this.now);
    void workQueue({ store: this.store(worker), provider: this.provider(worker), now, until })
      // A worker that cannot reach the queue ends; the next one starts within a minute.
      .catch(() => undefined)
      .then(() => this.kill(worker));
  }

  /** Advances the clock. Workers do not survive long gaps: calls time out after seconds, functions after a minute. */
  advance(milliseconds: number) {
    if (milliseconds > 15_000) for (const worker of this.actors) this.kill(worker);
    this.now += milliseconds;
  }

  private readonly allowed = new Set<string>();

  /** Work that a worker waits for, and during which it may be killed, before or after it is done. */
  private async asked<T>(worker: string, work: () => T): Promise<T> {
    await this.turn(worker);
    const result = work();
    await this.turn(worker);
    return result;
  }

  /** The database functions. */
  private store(worker: string): MailStore {
    const live = (row: Row) => row.sentAt === null && row.dead === null;
    return {
      claim: (batch, leaseSeconds) =>
        this.asked(worker, () => {
          const isDue = (row: Row) => Math.max(row.sendAfter, row.leaseUntil) <= this.now;
          const claimed = [...this.rows.values()].filter((row) => live(row) && isDue(row)).slice(0, batch);
          for (const row of claimed) {
            Object.assign(row, { leaseUntil: this.now + leaseSeconds * 1000, leasedBy: worker });
            row.attempts++;
            row.firstTryAt ??= this.now;
          }
          return claimed.map((row) => ({ ...row.job }));
        }),
      confirm: (jobId, leaseSeconds) =>
        this.asked(worker, () => {
          const row = this.row(jobId);
          if (!live(row) || row.leasedBy !== worker || row.leaseUntil <= this.now) return false;
          row.leaseUntil = this.now + leaseSeconds * 1000;
          row.job.unsettledSince ??= new Date(this.now);
          this.allowed.add(`${worker} ${jobId}`);
          return true;
        }),
      settle: (jobId, settlement) =>
        this.asked(worker, () => this.settle(worker, this.row(jobId), settlement)),
    };
  }

  private settle(worker: string, row: Row, settlement: Settlement) {
    if (row.sentAt !== null) return;
    const isSent = settlement.outcome === 'sent';
    if (!isSent && (row.dead || row.leasedBy !== worker)) return;
    Object.assign(row, { leasedBy: null, leaseUntil: 0 });
    if (isSent || (settlement.outcome === 'retry' && settlement.notTaken)) row.job.unsettledSince = null;
    if (isSent) return void Object.assign(row, { sentAt: this.now, dead: null });
    if (settlement.outcome === 'retry' && this.now < (row.firstTryAt ?? this.now) + 72 * HOUR) {
      const backoff = 60 * 2 ** Math.min(row.attempts - 1, 6);
      row.sendAfter = this.now + Math.min(settlement.retrySeconds ?? backoff, 3600) * 1000;
      return;
    }
    row.dead = 'failed';
    this.givenUpAfter.push(this.now - (row.firstTryAt ?? this.now));
  }

  /** The provider: remembers a key for 24 hours and lists all accepted mails. */
  private provider(worker: string): MailProvider {
    return {
      send: (job) => {
        if (!this.allowed.delete(`${worker} ${job.id}`)) this.unconfirmed.push(job.id);
        return this.asked(worker, () => this.take(job, this.providerState));
      },
      find: async (job, since): Promise<Settlement | null> => {
        await this.turn(worker);
        if (this.providerState !== 'healthy') return unclear(this.providerState);
        const found = this.taken.find((mail) => mail.key === job.id && mail.at >= since.getTime() - 300_000);
        return found ? { outcome: 'sent', providerId: found.id } : null;
      },
    };
  }

  private take(job: MailJob, providerState: ProviderState): SendResult {
    if (providerState === 'down') return unclear('no answer');
    if (providerState === 'rate-limited') return { outcome: 'not-now', error: '429', retrySeconds: 2 };
    if (providerState === 'misconfigured') return { outcome: 'not-now', error: '403', retrySeconds: 900 };
    if (providerState === 'faulty' && this.random() < 0.5) return unclear('500');
    const known = this.taken.find((mail) => mail.key === job.id && mail.at > this.now - 24 * HOUR);
    const id = known?.id ?? `mail ${this.taken.length}`;
    if (!known) {
      this.taken.push({ key: job.id, id, at: this.now });
      this.row(job.id).delivered++;
    }
    return providerState === 'healthy' ? { outcome: 'sent', providerId: id } : unclear(providerState);
  }

  private readonly row = (id: string) => this.rows.get(id) as Row;
}

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
    else if (dice < 0.58 && row.sentAt === null) row.dead ??= 'unsubscribed';
    else if (dice < 0.8) simulation.advance(Math.floor(random() * 10_000));
    else if (dice < 0.94) simulation.advance(Math.floor(random() * 2 * HOUR));
    else simulation.advance(Math.floor((22 + random() * 8) * HOUR));
    for (let steps = Math.floor(random() * 8); steps > 0; steps--) await simulation.step();
  }
  return simulation;
}

/** The provider recovers, the owner retries failed mails, and a worker starts every minute. */
async function recover(simulation: Simulation) {
  simulation.providerState = 'healthy';
  simulation.advance(HOUR);
  for (const row of simulation.rows.values()) {
    const again = { dead: null, firstTryAt: null, sendAfter: simulation.now, leaseUntil: 0, leasedBy: null };
    if (row.dead === 'failed') Object.assign(row, again);
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
