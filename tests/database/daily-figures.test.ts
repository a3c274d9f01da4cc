import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fc } from '../support/random';
import { ownDatabase, signUp } from './database';
import { dateOf, rowOf, run, step } from './flip-histories';

const sql = ownDatabase(8);

/** Each series as a condition on the flips: an independent definition of the figures. */
const groups: Record<string, string> = {
  all: 'true',
  completed: `flip_step_reached = 'complete'`,
  action: 'action_needed',
  'no-action': 'not action_needed',
  emergency: 'was_emergency_mode',
  'technique:times-table': `flip_technique = 'times-table'`,
  'technique:cold-water': `flip_technique = 'cold-water'`,
  'hour:7': `extract(hour from created_at at time zone 'UTC') = 7`,
};

async function expectFiguresToBeTrue(from: number, length: number): Promise<void> {
  const [a, b] = [dateOf(from), dateOf(from + length)];
  for (const [group, condition] of Object.entries(groups)) {
    const [[counted], [kept]] = await Promise.all([
      sql.unsafe(`select count(*)::int as sessions, count(distinct user_id)::int as people
        from public.flip_sessions where session_date between '${a}' and '${b}' and ${condition}`),
      sql.unsafe(`select coalesce(max(sessions), 0)::int as sessions, coalesce(max(people), 0)::int as people
        from private.figures_between('${a}', '${b}', array['${group}'])`),
    ]);
    expect(kept, `${group} from ${a} to ${b}`).toEqual(counted);
  }
}

const ranges = fc.array(fc.tuple(fc.nat(500), fc.oneof(fc.nat(20), fc.nat(365))), {
  minLength: 3,
  maxLength: 3,
});

describe('the daily figures equal a full count', () => {
  it('of flips and people, over random histories with deleted flips and accounts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), ranges, async (steps, windows) => {
        await run(sql, steps);
        for (const [from, length] of windows) await expectFiguresToBeTrue(from, length);
      }),
      { numRuns: Number(process.env.HISTORIES ?? 12) },
    );
  }, 120_000);

  it("also for the banner's number: completed flips of this month only", async () => {
    await run(sql, []);
    const user_id = await signUp(sql);
    const now = new Date();
    const today = now.toISOString().slice(0, 10);
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0))
      .toISOString()
      .slice(0, 10);
    const flips = [
      { step: 'complete', date: today },
      { step: 'complete', date: `${today.slice(0, 8)}01` },
      { step: 'assess', date: today },
      { step: 'complete', date: lastMonth },
    ];
    for (const { step, date } of flips) {
      await sql`insert into public.flip_sessions (id, user_id, flip_step_reached, completion_time_seconds, session_date)
        values (${randomUUID()}, ${user_id}, ${step}, 16, ${date})`;
    }
    const [month] = await sql`select public.completed_flips_this_month()::int as flips`;
    expect(month?.flips).toBe(2);
  });

  it('and a rebuild from all flips', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await run(sql, steps);
        const figures = () =>
          sql`select * from private.daily_figures where sessions > 0 order by series, day`;
        const kept = await figures();
        await sql`select private.rebuild_daily_figures()`;
        expect(await figures()).toEqual(kept);
      }),
      { numRuns: 6 },
    );
  }, 60_000);

  it('when many people, and one person on many devices, save concurrently', async () => {
    await sql`delete from auth.users`;
    const accounts = await Promise.all(Array.from({ length: 5 }, () => signUp(sql)));
    const saves = Array.from({ length: 200 }, (_, n) => {
      // Several days in one statement, unordered, as an outbox sends them after being offline.
      const flips = [n % 7, (n * 3) % 11, 5].map((day) =>
        rowOf(accounts[n % 5] ?? '', {
          day,
          hour: n % 24,
          step: 'complete',
          action: n % 2 === 0,
          technique: 'cold-water',
          emergency: n % 3 === 0,
        }),
      );
      return sql`insert into public.flip_sessions ${sql(flips)}`;
    });
    const merges = Array.from({ length: 20 }, () => sql`select public.merge_daily_deltas()`.then(() => {}));
    await Promise.all(
      [...saves, ...merges, sql`delete from auth.users where id = ${accounts[4] ?? ''}`.then(() => {})].map(
        // A save for the account being deleted may fail because it is late; none may hang or fail otherwise.
        (save) => save.catch((error: { code: string }) => expect(error.code).toBe('23503')),
      ),
    );
    await expectFiguresToBeTrue(0, 20);
    await expectFiguresToBeTrue(3, 4);
  }, 60_000);

  it('for accounts too: by UTC day of creation, without deleted ones', async () => {
    const gone = await signUp(sql);
    await sql`update public.profiles set created_at = '2025-02-03T23:59:59Z' where id = ${gone}`;
    await sql`update public.profiles set created_at = '2025-02-04T00:00:00Z' where id = ${await signUp(sql)}`;
    await sql`delete from auth.users where id = ${gone}`;
    const kept = await sql`select * from private.daily_signups where people > 0 order by day`;
    const counted = await sql`
      select (created_at at time zone 'UTC')::date as day, count(*)::int as people
      from public.profiles group by 1 order by 1`;
    expect(kept).toEqual(counted);
  });
});
