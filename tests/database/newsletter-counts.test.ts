import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { seeded } from '../support/seeded';
import { type Actor, runAs } from './actor';
import { newAdmin } from './admin';
import { ownDatabase } from './database';
import { start } from './times';

const sql = ownDatabase(1);
let admin: Actor;
beforeAll(async () => {
  admin = await newAdmin(sql, 'owner@example.com');
});

/** The page's figures, and the same ones counted from the rows. */
async function figures(issues: readonly string[]) {
  const [page] = await runAs(sql, admin)`select public.admin_newsletter() as page`;
  const kept = page?.page.issues.map((each: Record<string, unknown>) => [
    each.id,
    each.sent,
    each.failed,
    each.queued,
    each.unsubscribed,
  ]);
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
  return {
    kept: {
      subscribers: page?.page.subscribers,
      issues: new Map(kept.map((row: unknown[]) => [row[0], row])),
    },
    direct: { subscribers, issues: new Map(direct.map((row) => [row.id, Object.values(row)])) },
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
      issues.push(randomUUID());
      await sql`insert into public.newsletter_issues (id, subject, body, send_at)
        values (${issues.at(-1) ?? ''}, 'One thing', 'Words', ${at})`;
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
