import type { FlipSession } from '../flip/session';

/** A completed flip on the device that the server has not acknowledged. */
export interface OutboxRow {
  session: FlipSession;
  /** Owner of the flip. It is never sent or shown for another person. */
  userId: string;
  /** Device time in epoch milliseconds, for ordering only. */
  savedAt: number;
}

/** The device's storage. Promises resolve once the change survives a crash. */
export interface OutboxStore {
  /** Adds a row, or replaces this person's row with the same id. */
  put(row: OutboxRow): Promise<void>;
  /** One person's rows, oldest first. */
  of(userId: string): Promise<OutboxRow[]>;
  remove(userId: string, ids: readonly string[]): Promise<void>;
  /** The people with rows here, without duplicates. */
  owners(): Promise<string[]>;
}

/** The server's response to a batch. */
export type Answer =
  /** `ids` are stored for this person; `misdated` have an impossible date; `now` is the server's time. */
  | { kind: 'stored'; ids: readonly string[]; misdated: readonly string[]; now: number }
  /** No one is signed in. */
  | { kind: 'signed-out' }
  /** Another person is signed in. */
  | { kind: 'other-person' }
  /** The person has not consented to storing flips. */
  | { kind: 'no-consent' }
  /** The daily quota is used up; there is room again after this many seconds. */
  | { kind: 'full'; waitSeconds: number }
  /** No usable response; `waitSeconds` if the server sent Retry-After. */
  | { kind: 'unavailable'; waitSeconds?: number };

export type Post = (userId: string, sessions: readonly FlipSession[]) => Promise<Answer>;
