import { describe, expect, it } from 'vitest';
import { one } from './database';
import { newsletterDatabase } from './newsletter';
import { minutes } from './times';

const { sql, valueFor, owner, subscribe, issue } = newsletterDatabase();

describe('an issue', () => {
  it('that was stopped goes on with those who have not got it, and keeps its figures for years', async () => {
    await subscribe(700);
    const id = await issue(new Date());
    const asked = (name: 'stop' | 'resume') => valueFor(`select public.admin_${name}_newsletter('${id}')`);
    /** Sends what there is, at most `most`, at least one batch at a time. */
    const got: string[] = [];
    async function sendSome(most: number) {
      for (let sent = 0; sent < most; ) {
        const claimed = await sql`select id, recipient from public.claim_email_jobs('w', 100, 60, now())`;
        if (claimed.length === 0) return;
        const ids = claimed.map(({ id }) => id);
        await sql`select public.settle_email_job(id, 'w', 'sent', 'p') from unnest(${ids}::uuid[]) as id`;
        got.push(...claimed.map(({ recipient }) => recipient));
        sent += claimed.length;
      }
    }
    await sendSome(300);
    // One more is on its way, which the provider may have.
    await sql`select from public.claim_email_jobs('other', 1, 60, now())`;
    expect(await asked('stop')).toBe('stopped');
    await sendSome(1_000);
    expect(got).toHaveLength(300);
    await sql`update public.newsletter_subscribers set unsubscribed_at = now(), unsubscribed_by = 'page' where email = 'reader-1@example.com'`;
    expect(await asked('resume')).toBe(true);
    await sendSome(1_000);
    expect(new Set(got).size).toBe(got.length);
    expect(got.length).toBeGreaterThanOrEqual(699);
    const figures = async () => (await one(owner`select public.admin_newsletter(${id})`)).issue;
    expect(await figures()).toMatchObject({ state: 'sent', sent: got.length, failed: 0 });
    expect(await asked('resume')).toBe(false);

    await sql`update public.newsletter_issues set stopped_at = now(), finished_at = null, sent = null, failed = null where id = ${id}`;
    const years = await sql`select * from public.apply_retention(now() + interval '2 years')`;
    expect(years.map(({ problem }) => problem).filter(Boolean)).toEqual([]);
    expect(await sql`select from public.email_jobs where issue_id = ${id}`).toHaveLength(0);
    expect(await figures()).toMatchObject({ state: 'stopped', sent: got.length });
  });

  it('has a page once it is sent, which can be mended and listed, and counts the visits of its links', async () => {
    await subscribe(1);
    const id = await issue();
    const page = () => one(sql`select public.newsletter_page(${id})`);
    const subject = 'One thing, mended';
    const mend = () =>
      one(owner`select public.admin_save_newsletter_page(${id}, ${subject}, 'Better words', true)`);
    expect(await page()).toBeNull();
    expect(await mend()).toBe(false);
    const facts = await one(sql`select facts from public.claim_email_jobs('w', 1, 60, ${minutes(1)})`);
    expect(facts).toMatchObject({ issue: id, tag: expect.stringMatching(/^one-thing-[0-9a-f]{5}$/) });
    expect(await page()).toMatchObject({ subject: 'One thing', body: 'Words' });
    expect(await sql`select * from public.newsletter_pages()`).toEqual([]);
    expect(await mend()).toBe(true);
    expect(await page()).toMatchObject({ subject, body: 'Better words' });
    expect(await sql`select id, subject from public.newsletter_pages()`).toEqual([{ id, subject }]);
    // What was sent stays what it was, also for those who still get it.
    expect(await one(sql`select body from public.newsletter_issues where id = ${id}`)).toBe('Words');
    const visit = { campaigns: `newsletter / ${facts.tag}` };
    for (let count = 0; count < 6; count++) await sql`select public.count_today(${sql.json(visit)})`;
    const shown = { visits: 6, page: { subject, is_listed: true } };
    expect((await one(owner`select public.admin_newsletter(${id})`)).issue).toMatchObject(shown);
  });
});
