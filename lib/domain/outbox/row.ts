import type { FlipSession } from '../flip/session';

/** A completed flip that waits on the device until the server has it. */
export interface OutboxRow {
  session: FlipSession;
  /** Whose flip it is. It is never sent or shown for another person. */
  userId: string;
  /** Epoch milliseconds of the device, for the order only. */
  savedAt: number;
}

/** The device's storage. A promise that resolves means that the change outlives a crash. */
export interface OutboxStore {
  /** Adds a row, or replaces the one with the same id of the same person. */
  put(row: OutboxRow): Promise<void>;
  /** The rows of one person, the oldest first. */
  of(userId: string): Promise<OutboxRow[]>;
  remove(userId: string, ids: readonly string[]): Promise<void>;
  /** Whose rows wait here, each person once. */
  owners(): Promise<string[]>;
}

/** What the server said to a batch. */
export type Answer =
  /** `ids` are stored under this person; `misdated` have a date that cannot be; `now` is the server's clock. */
  | { kind: 'stored'; ids: readonly string[]; misdated: readonly string[]; now: number }
  /** No one is signed in. */
  | { kind: 'signed-out' }
  /** Another person is signed in. */
  | { kind: 'other-person' }
  /** The person has not agreed to their flips being kept. */
  | { kind: 'no-consent' }
  /** The account has as many flips of this day as it can keep; there is room again after so many seconds. */
  | { kind: 'full'; waitSeconds: number }
  /** No answer, or one that promises nothing; `waitSeconds` if the server says when to come back. */
  | { kind: 'unavailable'; waitSeconds?: number };

export type Post = (userId: string, sessions: readonly FlipSession[]) => Promise<Answer>;
