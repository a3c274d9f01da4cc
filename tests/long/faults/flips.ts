import { expect } from 'vitest';
import { completedFlip, type SignedIn } from '@/tests/support/accounts';
import { connect, state } from '../../support/stack';

/** Runs one query on a new connection: those from before an outage are broken. */
export async function query<Result>(
  ask: (sql: ReturnType<typeof connect>) => Promise<Result>,
): Promise<Result> {
  const sql = connect();
  try {
    return await ask(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** @returns whether the flip was accepted */
export async function saveFlip(person: SignedIn, id: string): Promise<boolean> {
  const response = await fetch(`${state.siteUrl}/api/flip-sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: state.siteUrl, cookie: person.cookie },
    body: JSON.stringify({
      userId: person.id,
      sessions: [completedFlip(id)],
    }),
  });
  expect(response.status === 200 || response.status === 503).toBe(true);
  return response.ok && ((await response.json()) as { ids: string[] }).ids.includes(id);
}
