import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { fc } from '../support/random';
import { signUp } from './database';

/** How many accounts a history has. */
const people = 6;
const firstDay = Date.parse('2025-01-01');
/** The date of a day of a history, in UTC. */
export const dateOf = (day: number) => new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10);

export interface Flip {
  day: number;
  hour: number;
  step: string;
  action: boolean | null;
  technique: string | null;
  emergency: boolean;
}

/** A completed flip without answers. */
export const flipOn = (day: number): Flip => ({
  ...{ day, hour: 7, step: 'complete', action: null, technique: null, emergency: false },
});

const flip: fc.Arbitrary<Flip> = fc.record({
  // Dense enough for adjacent days, with some gaps longer than a year.
  day: fc.oneof({ weight: 4, arbitrary: fc.nat(12) }, { weight: 1, arbitrary: fc.nat(500) }),
  hour: fc.nat(23),
  step: fc.constantFrom('notice', 'assess', 'flip', 'thank', 'complete'),
  action: fc.constantFrom(true, false, null),
  technique: fc.constantFrom('times-table', 'cold-water', null),
  emergency: fc.boolean(),
});

export type Step =
  | { kind: 'save'; person: number; flips: Flip[] }
  | { kind: 'forget one'; person: number }
  | { kind: 'delete account'; person: number }
  | { kind: 'count' };

const person = fc.nat(people - 1);
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      person,
      flips: fc.array(flip, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget one' as const), person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete account' as const), person }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('count' as const) }) },
);

export function rowOf(user_id: string, one: Flip) {
  const session_date = dateOf(one.day);
  return {
    id: randomUUID(),
    user_id,
    flip_step_reached: one.step,
    action_needed: one.action,
    flip_technique: one.technique,
    completion_time_seconds: 16,
    was_emergency_mode: one.emergency,
    session_date,
    created_at: `${session_date}T${String(one.hour).padStart(2, '0')}:30:00Z`,
  };
}

/** Counts all changed days, as the reading functions do. */
export async function countChangedDays(sql: postgres.Sql): Promise<void> {
  while ((await sql`select public.count_changed_days() as days`)[0]?.days > 0);
}

/** Starts with new accounts, and applies the steps. */
export async function run(sql: postgres.Sql, steps: readonly Step[]): Promise<void> {
  await sql`delete from auth.users`;
  const accounts = await Promise.all(Array.from({ length: people }, () => signUp(sql)));
  for (const each of steps) {
    if (each.kind === 'count') {
      await sql`select public.count_changed_days()`;
      continue;
    }
    const user_id = accounts[each.person] ?? '';
    if (each.kind === 'delete account') {
      await sql`delete from auth.users where id = ${user_id}`;
      accounts[each.person] = await signUp(sql);
    } else if (each.kind === 'forget one') {
      await sql`delete from public.flip_sessions
        where id = (select id from public.flip_sessions where user_id = ${user_id} order by id limit 1)`;
    } else {
      await sql`insert into public.flip_sessions ${sql(each.flips.map((one) => rowOf(user_id, one)))}`;
    }
  }
}
