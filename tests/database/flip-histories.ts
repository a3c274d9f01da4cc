import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { fc } from '../support/random';
import { signUp } from './database';

/** How many accounts a history has. */
const people = 6;
const firstDay = Date.parse('2025-01-01');
/** The date of a day of a history, in UTC. */
export const dateOf = (day: number) => new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10);

interface Flip {
  day: number;
  hour: number;
  flip_step_reached: string;
  action_needed: boolean | null;
  flip_technique: string | null;
  was_emergency_mode: boolean;
}

/** A completed flip without answers. */
export const flipOn = (day: number): Flip => ({
  ...{ day, hour: 7, flip_step_reached: 'complete' },
  ...{ action_needed: null, flip_technique: null, was_emergency_mode: false },
});

const flip: fc.Arbitrary<Flip> = fc.record({
  // Dense enough for adjacent days, with some gaps longer than a year.
  day: fc.oneof({ weight: 4, arbitrary: fc.nat(12) }, { weight: 1, arbitrary: fc.nat(500) }),
  hour: fc.nat(23),
  flip_step_reached: fc.constantFrom('notice', 'assess', 'flip', 'thank', 'complete'),
  action_needed: fc.constantFrom(true, false, null),
  flip_technique: fc.constantFrom('times-table', 'cold-water', null),
  was_emergency_mode: fc.boolean(),
});

interface Step {
  kind: 'save' | 'forget one' | 'delete account' | 'count';
  person: number;
  flips: Flip[];
}

export const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...Array(6).fill('save'), 'forget one', 'delete account', 'count', 'count'),
  person: fc.nat(people - 1),
  flips: fc.array(flip, { minLength: 1, maxLength: 4 }),
});

export function rowOf(user_id: string, { day, hour, ...one }: Flip) {
  const session_date = dateOf(day);
  const created_at = `${session_date}T${String(hour).padStart(2, '0')}:30:00Z`;
  return { id: randomUUID(), user_id, completion_time_seconds: 16, session_date, created_at, ...one };
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
