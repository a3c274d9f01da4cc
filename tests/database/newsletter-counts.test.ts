import { beforeAll, expect, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { seeded } from '../support/seeded';
import { type Actor, add, newAdmin, one, ownDatabase, runAs, start } from './database';

const sql = ownDatabase(1);
let admin: Actor;
beforeAll(async () => {
  admin = await newAdmin(sql, 'owner@example.com');
});

/** The page's figures, and the same ones counted from the rows. */
async function figures(issues: readonly string[]) {
  const page = await one(runAs(sql, admin)`select public.admin_newsletter()`);
  const names = ['id', 'sent', 'failed', 'queued', 'unsubscribed'];
  const kept = page.issues.map((each: Record<string, unknown>) => names.map((name) => each[name]));
  const [subscribers] = await sql`
    select count(*) filter (where confirmed_at is not null and unsubscribed_at is null)::integer as reading,
      count(*) filter (where confirmed_at is null and unsubscribed_at is null)::integer as waiting,
      count(*) filter (where unsubscribed_at is not null)::integer as left from public.newsletter_subscribers`;
  const direct = await sql`
    select i.id, coalesce(i.sent, (select count(*) from public.email_jobs where issue_id = i.id and sent_at is not null))::integer as sent,
      (select count(*) from public.email_jobs where issue_id = i.id and dead_reason = 'failed')::integer as failed,
      ((select count(*) from public.email_jobs where issue_id = i.id and sent_at is null and dead_at is null)
        + (select count(*) from public.newsletter_subscribers as s where i.started_at is not null and i.fanned_out_at is null
          and s.confirmed_at <= i.started_at and s.unsubscribed_at is null
          and s.id > coalesce(i.cursor, '00000000-0000-0000-0000-000000000000')))::integer as queued,
      (select count(*) from public.newsletter_subscribers where unsubscribed_at is not null and unsubscribed_after = i.id)::integer as gone
    from public.newsletter_issues as i where i.id = any (${[...issues]})`;
  const byId = (rows: unknown[][]) => new Map(rows.map((row) => [row[0], row]));
  return {
    kept: { subscribers: page.subscribers, issues: byId(kept) },
    direct: { subscribers, issues: byId(direct.map((row) => Object.values(row))) },
  };
}

it('the newsletter’s figures equal a direct count after any order of sign-ups, issues, mails and unsubscriptions', async () => {
  const random = seeded(seedOfRun());
  const issues: string[] = [];
  for (let step = 1; step <= 300; step++) {
    const at = new Date(start + step * 3_600_000);
    const dice = random();
    const [someone] =
      await sql`select id, email from public.newsletter_subscribers order by random() limit 1`;
    if (dice < 0.3 || !someone) {
      const email = dice < 0.05 && someone ? someone.email : `reader-${step}@example.com`;
      await sql`select public.request_newsletter(${email}, 'Yes', '1', ${at})`;
    } else if (dice < 0.6)
      await sql`select public.confirm_newsletter((select id::text from public.newsletter_submissions
        where confirmed_at is null order by random() limit 1), ${at})`;
    else if (dice < 0.67) await sql`select public.unsubscribe_newsletter(${someone.id}, 'page', ${at})`;
    else if (dice < 0.69) await sql`select public.suppress_email(${someone.email}, 'bounce', ${at})`;
    else if (dice < 0.75) {
      issues.push(await add(sql, 'newsletter_issues', { send_at: at }));
    } else {
      const jobs = await sql`select id from public.claim_email_jobs('w', 7, 60, ${at})`;
      for (const { id } of jobs) {
        const outcome = random() < 0.8 ? 'sent' : 'dead';
        await sql`select public.settle_email_job(${id}, 'w', ${outcome}, 'p', 'e', null, true, ${at})`;
      }
    }
    if (step % 50 > 0) continue;
    const { kept, direct } = await figures(issues);
    expect(kept, `step ${step}`).toEqual(direct);
  }
  const { direct } = await figures(issues);
  expect(direct.subscribers?.reading).toBeGreaterThan(10);
  expect(direct.subscribers?.left).toBeGreaterThan(3);
  expect([...direct.issues.values()].some((row) => Number(row[1]) > 3)).toBe(true);
});
