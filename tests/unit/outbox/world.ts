import * as outbox from '@/lib/domain/outbox';
import { Actors } from '../../support/seeded';

const { deliver, noRetry, retryAfter, sessionDateOf } = outbox;

export type Network = 'online' | 'offline' | 'down' | 'response-lost';

export const flipOf = (id: string, session_date: string): outbox.FlipSession => ({
  ...{ id, session_date, flip_step_reached: 'complete', flip_technique: 'times-table' },
  ...{ action_needed: false, completion_time_seconds: 15, was_emergency_mode: false },
});

/** The outbox on a disk, each of whose steps waits for its turn. */
export const storeOn = (disk: Map<string, outbox.OutboxRow>, turn = async () => {}): outbox.OutboxStore => ({
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

/** One device with its storage, cookies and tabs, and a server. */
export class World extends Actors<Tab> {
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

  /** Resumes operations until none is pending. */
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

export class Tab {
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
