import type { FindAnswer, MailJob, SendAnswer, Settlement } from '@/lib/domain/mail-queue/job';
import { type MailProvider, type MailStore, workQueue } from '@/lib/domain/mail-queue/work-queue';

export type Random = () => number;
export type Weather = 'fair' | 'down' | 'faulty' | 'answer-lost' | 'too-fast' | 'misconfigured';

const HOUR = 3_600_000;
const KEY_MEMORY = 24 * HOUR;

/** A row of `email_jobs`, and what became of the mail in the world. */
export interface Row {
  job: MailJob;
  sendAfter: number;
  leaseUntil: number;
  leasedBy: string | null;
  attempts: number;
  firstTryAt: number | null;
  sentAt: number | null;
  dead: 'failed' | 'unsubscribed' | null;
  paused: boolean;
  /** A mail of the newsletter: claimed when nothing else is due. */
  bulk: boolean;
  delivered: number;
}

/** An issue of the newsletter on its way: jobs are made for its readers, in their order, when they are needed. */
export interface Issue {
  readers: { id: string; left: boolean }[];
  /** How many of them have been gone through. */
  cursor: number;
}

/** Jobs that are made at a time. */
export const FAN_OUT = 5;

/** A queue, a provider and workers; every wait of a worker can be its last. */
export class World {
  now = Date.UTC(2026, 2, 1, 9);
  weather: Weather = 'fair';
  readonly rows = new Map<string, Row>();
  /** Calls that no `confirm` had allowed: must stay empty. */
  readonly unasked: string[] = [];
  /** How long each mail that failed had been tried, in milliseconds. */
  readonly patience: number[] = [];
  workers: string[] = [];
  private readonly taken: { key: string; id: string; at: number; job: MailJob }[] = [];
  private waiting: { worker: string; go: () => void }[] = [];
  private names = 0;

  constructor(readonly random: Random) {}

  readonly issues: Issue[] = [];
  /** The most mails of issues that ever waited at one time. */
  mostWaiting = 0;

  /** An issue goes out to so many readers. */
  publish(name: string, readers: number) {
    const ids = Array.from({ length: readers }, (_, n) => ({ id: `${name}-${n}`, left: false }));
    this.issues.push({ readers: ids, cursor: 0 });
  }

  /** A reader of an issue unsubscribes: what waits for them is taken back. */
  leave(reader: { id: string; left: boolean }) {
    reader.left = true;
    const row = this.rows.get(reader.id);
    if (row) this.unsubscribe(row);
  }

  /** What the database does in the transaction of a claim. */
  private fanOut() {
    const issue = this.issues.find(({ cursor, readers }) => cursor < readers.length);
    if (!issue) return;
    for (const { id, left } of issue.readers.slice(issue.cursor, issue.cursor + FAN_OUT)) {
      if (!left && !this.rows.has(id)) this.queue(id, this.now, true);
    }
    issue.cursor += FAN_OUT;
    const isWaiting = (row: Row) =>
      row.bulk && row.sentAt === null && row.dead === null && row.attempts === 0;
    this.mostWaiting = Math.max(this.mostWaiting, [...this.rows.values()].filter(isWaiting).length);
  }

  queue(id: string, sendAfter = this.now, bulk = false) {
    const job = {
      id,
      kind: 'workbook',
      recipient: `${id}@example.com`,
      subject: 'Hello',
      html: '',
      text: id,
    };
    this.rows.set(id, {
      job: { ...job, headers: {}, replyTo: null, unsettledSince: null },
      sendAfter,
      leaseUntil: 0,
      leasedBy: null,
      attempts: 0,
      firstTryAt: null,
      sentAt: null,
      dead: null,
      paused: false,
      bulk,
      delivered: 0,
    });
  }

  unsubscribe(row: Row) {
    if (row.sentAt === null) row.dead ??= 'unsubscribed';
  }

  /** The owner's button for a mail that failed. */
  revive(row: Row) {
    Object.assign(row, { dead: null, firstTryAt: null, sendAfter: this.now, leaseUntil: 0, leasedBy: null });
  }

  hire() {
    const worker = `worker ${++this.names}`;
    this.workers.push(worker);
    const until = new Date(this.now + 45_000);
    const now = () => new Date(this.now);
    void workQueue({ store: this.store(worker), provider: this.provider(worker), now, until })
      // A worker that cannot reach the queue ends; the next one comes with the next minute.
      .catch(() => undefined)
      .then(() => this.kill(worker));
  }

  kill(worker: string) {
    this.workers = this.workers.filter((each) => each !== worker);
    this.waiting = this.waiting.filter((each) => each.worker !== worker);
  }

  /** Nobody lives through a longer time: calls end after seconds, hosts end functions after a minute. */
  pass(milliseconds: number) {
    if (milliseconds > 15_000) for (const worker of [...this.workers]) this.kill(worker);
    this.now += milliseconds;
  }

  /** Lets one waiting thing happen. Returns false when nothing waits. */
  async step(): Promise<boolean> {
    const [next] = this.waiting.splice(Math.floor(this.random() * this.waiting.length), 1);
    next?.go();
    for (let settle = 0; settle < 12; settle++) await Promise.resolve();
    return next !== undefined;
  }

  private turn(worker: string): Promise<void> {
    return new Promise((go) => this.waiting.push({ worker, go }));
  }

  private readonly allowed = new Set<string>();

  /** What the functions of the database do. */
  private store(worker: string): MailStore {
    const live = (row: Row) => row.sentAt === null && row.dead === null;
    return {
      claim: async (batch, leaseSeconds) => {
        await this.turn(worker);
        const due = (bulk: boolean) =>
          [...this.rows.values()].filter(
            (row) =>
              row.bulk === bulk &&
              live(row) &&
              !row.paused &&
              row.sendAfter <= this.now &&
              row.leaseUntil <= this.now,
          );
        let claimed = due(false).slice(0, batch);
        if (claimed.length === 0) claimed = due(true).slice(0, batch);
        if (claimed.length === 0) {
          this.fanOut();
          claimed = due(true).slice(0, batch);
        }
        for (const row of claimed) {
          row.leaseUntil = this.now + leaseSeconds * 1000;
          row.leasedBy = worker;
          row.attempts++;
          row.firstTryAt ??= this.now;
        }
        const jobs = claimed.map((row) => ({ ...row.job }));
        await this.turn(worker);
        return jobs;
      },
      confirm: async (jobId, leaseSeconds) => {
        await this.turn(worker);
        const row = this.row(jobId);
        const may = live(row) && !row.paused && row.leasedBy === worker && row.leaseUntil > this.now;
        if (may) {
          row.leaseUntil = this.now + leaseSeconds * 1000;
          row.job.unsettledSince ??= new Date(this.now);
          this.allowed.add(`${worker} ${jobId}`);
        }
        await this.turn(worker);
        return may;
      },
      settle: async (jobId, settlement) => {
        await this.turn(worker);
        this.settle(worker, this.row(jobId), settlement);
        await this.turn(worker);
      },
    };
  }

  private settle(worker: string, row: Row, settlement: Settlement) {
    if (row.sentAt !== null) return;
    if (settlement.outcome === 'sent') {
      Object.assign(row, { sentAt: this.now, dead: null, leasedBy: null, leaseUntil: 0 });
      row.job.unsettledSince = null;
      return;
    }
    if (row.dead || row.leasedBy !== worker) return;
    row.leasedBy = null;
    row.leaseUntil = 0;
    if (settlement.outcome === 'retry' && settlement.notTaken) row.job.unsettledSince = null;
    if (settlement.outcome === 'retry' && this.now < (row.firstTryAt ?? this.now) + 72 * HOUR) {
      const backoff = 60 * 2 ** Math.min(row.attempts - 1, 6);
      row.sendAfter = this.now + Math.min(settlement.retrySeconds ?? backoff, 3600) * 1000;
      return;
    }
    row.dead = 'failed';
    this.patience.push(this.now - (row.firstTryAt ?? this.now));
  }

  /** What the provider does: it remembers a key for 24 hours and lists all that it took. */
  private provider(worker: string): MailProvider {
    return {
      send: async (job): Promise<SendAnswer> => {
        if (!this.allowed.delete(`${worker} ${job.id}`)) this.unasked.push(job.id);
        await this.turn(worker);
        const { weather } = this;
        const answer = this.take(job, weather);
        await this.turn(worker);
        return answer;
      },
      find: async (job, since): Promise<FindAnswer> => {
        await this.turn(worker);
        if (this.weather !== 'fair') return { kind: 'unclear', reason: this.weather };
        const found = this.taken.find(
          (mail) => mail.job.text === job.text && mail.at >= since.getTime() - 300_000,
        );
        return found ? { kind: 'found', providerId: found.id } : { kind: 'absent' };
      },
    };
  }

  private take(job: MailJob, weather: Weather): SendAnswer {
    if (weather === 'down') return { kind: 'unclear', reason: 'no answer' };
    if (weather === 'too-fast') return { kind: 'not-now', reason: '429', retrySeconds: 2 };
    if (weather === 'misconfigured') return { kind: 'not-now', reason: '403', retrySeconds: 900 };
    if (weather === 'faulty' && this.random() < 0.5) return { kind: 'unclear', reason: '500' };
    const known = this.taken.find((mail) => mail.key === job.id && mail.at > this.now - KEY_MEMORY);
    const id = known?.id ?? `mail ${this.taken.length}`;
    if (!known) {
      this.taken.push({ key: job.id, id, at: this.now, job });
      this.row(job.id).delivered++;
    }
    return weather === 'fair' ? { kind: 'accepted', providerId: id } : { kind: 'unclear', reason: weather };
  }

  row(id: string): Row {
    const row = this.rows.get(id);
    if (!row) throw new Error(`There is no mail "${id}".`);
    return row;
  }
}
