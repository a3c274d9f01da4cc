import { type CompletedFlip, completionSeconds, type FlipStep, type TechniqueId } from './flip';
import { addDays, isLocalDate, type LocalDate } from './local-date';

/** A longer session was left open; the database rejects it. */
const MAX_SECONDS = 86_400;

/** A stored flip; the fields are columns of `flip_sessions`. */
export interface FlipSession {
  /** Generated on the device, so that resending is idempotent. */
  id: string;
  flip_step_reached: FlipStep;
  action_needed: boolean | null;
  flip_technique: TechniqueId | null;
  completion_time_seconds: number;
  was_emergency_mode: boolean;
  /** The person's local date at the end of the flip, YYYY-MM-DD. */
  session_date: string;
}

/**
 * Where a completed flip is stored: nowhere if it is a guest's, or of a person who does not want it; `undecided` on the device,
 * of a person who has not said yet.
 */
export type Saving = 'none' | 'pending' | 'undecided' | 'device' | 'memory' | 'account';

/**
 * @param id a fresh uuid
 * @param date the person's local date, YYYY-MM-DD
 */
export function sessionOf(flip: CompletedFlip, id: string, date: string): FlipSession {
  return {
    id,
    flip_step_reached: flip.step,
    action_needed: flip.actionNeeded,
    flip_technique: flip.technique,
    completion_time_seconds: Math.min(completionSeconds(flip), MAX_SECONDS),
    was_emergency_mode: flip.emergency,
    session_date: date,
  };
}

/** The exercise did not exist before this date. */
const firstSessionDate: LocalDate = '2024-01-01';

const utcDateOf = (now: number): LocalDate => new Date(now).toISOString().slice(0, 10);

/**
 * A device with a wrong calendar loses no flip: an impossible date becomes the server's day, in UTC. Local dates are at most one
 * day ahead of UTC; they may lie far back, because a flip can wait offline.
 * @param now epoch milliseconds of the server
 */
export function sessionDateOf(date: string, now: number): LocalDate {
  const isPossible = isLocalDate(date) && date >= firstSessionDate && date <= addDays(utcDateOf(now), 1);
  return isPossible ? date : utcDateOf(now);
}

/** A completed flip on the device that the server has not acknowledged. */
export interface OutboxRow {
  session: FlipSession;
  /** Owner of the flip. It is never sent or shown for another person. */
  userId: string;
  /** Device time in epoch milliseconds, for ordering only. */
  savedAt: number;
}

/** Longest stored row, in characters; no release writes a larger one. */
const MAX_ROW_LENGTH = 1_000;

/** Whether a stored value is a row that can be sent. The server checks the fields of its flip. */
export function isOutboxRow(value: unknown): value is OutboxRow {
  const { session, userId, savedAt } = Object(value);
  const isRow =
    typeof Object(session).id === 'string' && typeof userId === 'string' && typeof savedAt === 'number';
  try {
    return isRow && JSON.stringify(value).length <= MAX_ROW_LENGTH;
  } catch {
    // A database holds more than JSON can say.
    return false;
  }
}

/** The device's storage. Promises resolve once the change survives a crash. */
export interface OutboxStore {
  put(row: OutboxRow): Promise<void>;
  /** One person's rows, oldest first. */
  of(userId: string): Promise<OutboxRow[]>;
  remove(userId: string, ids: readonly string[]): Promise<void>;
  /** The people with rows here, without duplicates. */
  owners(): Promise<string[]>;
}

/** The server's response to a batch. */
export type PostResult =
  /** `ids` are stored for this person. */
  | { kind: 'stored'; ids: readonly string[] }
  /** No one is signed in. */
  | { kind: 'signed-out' }
  /** Another person is signed in. */
  | { kind: 'other-person' }
  /** The person has not consented to storing flips. */
  | { kind: 'no-consent' }
  /** The person has stopped it. */
  | { kind: 'withdrawn' }
  /** The daily quota is used up; there is room again after this many seconds. */
  | { kind: 'full'; waitSeconds: number }
  /** No usable response; `waitSeconds` if the server sent Retry-After. */
  | { kind: 'unavailable'; waitSeconds?: number };

export type Post = (userId: string, sessions: readonly FlipSession[]) => Promise<PostResult>;

/** Rows per request; the server accepts no more. */
export const batchSize = 25;
/** In bytes; no valid batch is larger. */
export const largestBatch = 32_768;

type Delivery = { saved: number } & (
  | { kind: 'delivered'; left: number }
  | Exclude<PostResult, { kind: 'stored' }>
);

/**
 * Sends one person's outbox, batch by batch. A row is deleted only once the server has acknowledged its id; a
 * rejected row stays for the next time and does not block the others.
 */
export async function deliver(userId: string, store: OutboxStore, post: Post): Promise<Delivery> {
  const tried = new Set<string>();
  let saved = 0;
  for (;;) {
    const rows = await store.of(userId);
    const batch = rows.filter((row) => !tried.has(row.session.id)).slice(0, batchSize);
    if (batch.length === 0) return { kind: 'delivered', saved, left: rows.length };
    const sessions = batch.map((row) => row.session);
    const result = await post(userId, sessions);
    if (result.kind !== 'stored') return { ...result, saved };
    const ids = sessions.map(({ id }) => id);
    const stored = ids.filter((id) => result.ids.includes(id));
    await store.remove(userId, stored);
    saved += stored.length;
    for (const id of ids) tried.add(id);
  }
}

/** Accounts per request; the server accepts no more. */
export const mostOwners = 25;

/** Data stored on the device by account. */
export interface OwnedStore {
  /** The accounts with data here, without duplicates. */
  owners(): Promise<readonly string[]>;
  /** Removes all data of one account. */
  forget(owner: string): Promise<void>;
}

/**
 * Removes data of deleted accounts from the device. The signed-in person is skipped: their account exists,
 * and their flips are sent.
 * @param here the signed-in person, if any
 * @param ask returns which of the accounts no longer exist; null if unknown, in which case nothing is removed
 * @returns whether all accounts with data here have been checked
 */
export async function purgeDeletedAccounts(
  store: OwnedStore,
  here: string | null,
  ask: (owners: readonly string[]) => Promise<readonly string[] | null>,
): Promise<boolean> {
  const others = (await store.owners()).filter((owner) => owner !== here);
  if (others.length === 0) return true;
  const asked = others.slice(0, mostOwners);
  const gone = await ask(asked);
  for (const owner of gone ?? []) if (asked.includes(owner)) await store.forget(owner);
  return gone !== null && asked.length === others.length;
}

const FIRST = 2_000;
const MAX_DELAY_MS = 300_000;
const DAY_SECONDS = 86_400;

/** When to retry. */
export interface Retry {
  failures: number;
  /** Epoch milliseconds, or null to wait for a new flip. */
  at: number | null;
}

export const noRetry: Retry = { failures: 0, at: null };

/**
 * Exponential backoff from two seconds to five minutes, with jitter over the upper half so that devices do
 * not all retry at once.
 * @param failures consecutive failures, at least 1
 * @param random 0 (inclusive) to 1 (exclusive)
 * @returns milliseconds
 */
export function retryDelay(failures: number, random: number): number {
  const whole = Math.min(MAX_DELAY_MS, FIRST * 2 ** Math.min(failures - 1, 20));
  return Math.round(whole * (0.5 + random / 2));
}

/**
 * Retries only help if the server is unreachable or the daily quota is used up; signing in and consent need
 * the person. The server's Retry-After is respected, up to a day.
 * @param now epoch milliseconds
 */
export function retryAfter(before: Retry, delivery: Delivery, now: number, random: number): Retry {
  const isTold = delivery.kind === 'unavailable' || delivery.kind === 'full';
  const again = isTold || (delivery.kind === 'delivered' && delivery.left > 0);
  if (!again) return noRetry;
  const failures = delivery.saved > 0 ? 1 : before.failures + 1;
  const asked = isTold ? Math.min(delivery.waitSeconds ?? 0, DAY_SECONDS) : 0;
  return { failures, at: now + asked * 1_000 + retryDelay(failures, random) };
}
