import { expect } from 'vitest';
import type { SignedIn } from '@/tools/attack/accounts';
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
      sessions: [
        {
          id,
          flip_step_reached: 'complete',
          action_needed: false,
          flip_technique: 'count-objects',
          completion_time_seconds: 15,
          was_emergency_mode: false,
          session_date: new Date().toISOString().slice(0, 10),
        },
      ],
    }),
  });
  expect(response.status === 200 || response.status === 503).toBe(true);
  return response.ok && ((await response.json()) as { ids: string[] }).ids.includes(id);
}
