import { localDateOf } from '../stats/local-date';
import type { OutboxRow, OutboxStore, Post } from './row';

/** Rows per request; the server accepts no more. */
export const batchSize = 25;

export type Delivery =
  | { kind: 'delivered'; saved: number; left: number }
  | { kind: 'signed-out' | 'other-person' | 'no-consent'; saved: number }
  | { kind: 'full'; saved: number; waitSeconds: number }
  | { kind: 'unavailable'; saved: number; waitSeconds?: number };

/**
 * Sends one person's outbox, batch by batch. A row is deleted only once the server has acknowledged its id; a
 * rejected row stays for the next time and does not block the others.
 * @param timeZone of the device, to correct a date that the server rejects
 */
export async function deliver(
  userId: string,
  store: OutboxStore,
  post: Post,
  timeZone?: string,
): Promise<Delivery> {
  const tried = new Set<string>();
  let saved = 0;
  for (;;) {
    const rows = await store.of(userId);
    const batch = rows.filter((row) => !tried.has(row.session.id)).slice(0, batchSize);
    if (batch.length === 0) return { kind: 'delivered', saved, left: rows.length };
    const answer = await post(
      userId,
      batch.map((row) => row.session),
    );
    if (answer.kind !== 'stored') return { ...answer, saved };
    const stored = batch.filter((row) => answer.ids.includes(row.session.id)).map((row) => row.session.id);
    await store.remove(userId, stored);
    saved += stored.length;
    for (const row of batch) {
      const misdated = answer.misdated.includes(row.session.id);
      const corrected = misdated ? redate(row, answer.now, timeZone) : row;
      if (corrected.session.session_date === row.session.session_date) tried.add(row.session.id);
      else await store.put(corrected);
    }
  }
}

/** A device with a wrong calendar falls back to the server's date, so that the flip is not lost. */
function redate(row: OutboxRow, now: number, timeZone?: string): OutboxRow {
  return { ...row, session: { ...row.session, session_date: localDateOf(now, timeZone) } };
}
