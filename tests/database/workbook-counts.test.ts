import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { pick, seeded } from '../support/seeded';
import { countChangedDays, ownDatabase } from './database';

const sql = ownDatabase(1);

const [first, last] = ['2026-02-01', '2026-02-14'] as const;
const start = Date.parse(`${first}T00:00:00Z`);

/** The dashboard's figures, and the same ones counted from the rows. */
async function figures(from: string, to: string) {
  await countChangedDays(sql);
  const [kept] = await sql`select
    (select to_jsonb(w) from private.dashboard_workbook(${from}, ${to}) as w) as workbook,
    (select jsonb_agg(c) from private.dashboard_course(${from}, ${to}) as c) as course,
    (select jsonb_object_agg(s.name, s.requests) from private.dashboard_sources(${from}, ${to}) as s where s.dimension = 'source') as sources`;
  const [direct] = await sql`
    with asked as (select * from public.workbook_requests where (created_at at time zone 'UTC')::date between ${from} and ${to}),
      starters as (select id from public.workbook_requests where (confirmed_at at time zone 'UTC')::date between ${from} and ${to}),
      named as (select coalesce(utm_source, 'none') as name, count(*) as requests from asked group by 1)
    select
      jsonb_build_object('requests', (select count(*) from asked), 'confirmed', (select count(confirmed_at) from asked),
        'unsubscribed', (select count(*) from public.workbook_requests where (unsubscribed_at at time zone 'UTC')::date between ${from} and ${to}),
        'bounced', 0, 'complained', 0) as workbook,
      (select jsonb_agg(jsonb_build_object('course_day', day, 'started', people.count,
          'sent', case when people.count not between 1 and 4 then mails.sent end, 'waiting', case when people.count not between 1 and 4 then mails.waiting end) order by day)
        from generate_series(1, 7) as day, (select count(*) from starters) as people,
        lateral (select count(j.sent_at) as sent, count(*) filter (where j.sent_at is null and j.dead_at is null) as waiting
          from public.email_jobs as j where j.kind = 'course-' || day and j.request_id in (select id from starters)) as mails) as course,
      (select jsonb_object_agg(name, requests) from (
        select case when requests >= 5 then name else 'other' end as name, sum(requests) as requests from named group by 1) as joined) as sources`;
  return { kept, direct };
}

it('the workbook’s figures equal a direct count after any order of requests, confirmations, mails, unsubscriptions and deletions', async () => {
  const random = seeded(seedOfRun());
  const submissions: string[] = [];
  let addresses = 0;
  for (let step = 1; step <= 400; step++) {
    const at = new Date(start + (step / 400) * 14 * 86_400_000);
    const dice = random();
    const [request] = await sql`select id, email from public.workbook_requests order by random() limit 1`;
    const [job] = await sql`select id from public.email_jobs where sent_at is null order by random() limit 1`;
    if (dice < 0.3 || !request) {
      const known = dice < 0.05 && request;
      const submission = randomUUID();
      await sql`select public.request_workbook(${submission},
        ${known ? request.email : `reader-${addresses++}@example.com`}, 'Ann', 'Yes', '1',
        utm_source => ${pick(random, ['google', 'podcast', 'radio', null])}, at => ${at})`;
      submissions.push(submission);
    } else if (dice < 0.55) {
      await sql`select public.start_course(${pick(random, submissions)}, ${at})`;
    } else if (dice < 0.62) await sql`select public.unsubscribe_request(${request.id}, 'page', ${at})`;
    else if (dice < 0.66) await sql`delete from public.workbook_requests where id = ${request.id}`;
    else if (dice < 0.85 && job) {
      await sql`select public.claim_email_jobs('w', 100, 60, ${at})`;
      const outcome = pick(random, ['sent', 'sent', 'dead', 'retry']);
      await sql`select public.settle_email_job(${job.id}, 'w', ${outcome}, 'p', 'e', null, true, ${at})`;
    } else if (dice < 0.88 && job) await sql`delete from public.email_jobs where id = ${job.id}`;
    else if (dice < 0.94) await sql`select public.count_changed_days()`;
    if (step % 40 > 0) continue;
    for (const [from, to] of [
      [first, last],
      ['2026-02-03', '2026-02-06'],
    ] as const) {
      const { kept, direct } = await figures(from, to);
      expect(kept, `step ${step}`).toEqual(direct);
    }
  }
  const before = await figures(first, last);
  await sql`insert into private.changed_days (day) select ${first}::date + n from generate_series(0, 20) as n`;
  expect((await figures(first, last)).kept).toEqual(before.kept);
  expect(before.kept?.workbook.requests).toBeGreaterThan(50);
  expect(before.kept?.workbook.unsubscribed).toBeGreaterThan(5);
});
