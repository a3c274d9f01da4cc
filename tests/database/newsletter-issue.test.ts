import { describe, expect, it } from 'vitest';
import { add, minutes, one, start } from './database';
import { newsletterDatabase } from './newsletter';
import { runIssue } from './newsletter-run';

const { sql, valueFor, owner, ask, subscribe, issue } = newsletterDatabase();

describe('an issue', () => {
  it('is not saved over a newer text, and says so', async () => {
    const id = crypto.randomUUID();
    const save = (body: string, version: string | null) =>
      one(owner`select public.admin_save_newsletter(${id}, 'One thing', '', ${body},
        version => ${version}::text::timestamptz)`);
    const version = () => one(sql`select updated_at::text from public.newsletter_issues where id = ${id}`);
    expect(await save('First', null)).toBe('saved');
    const first = await version();
    expect(await save('Second', first)).toBe('saved');
    expect([await save('Third', first), await save('Third', null)]).toEqual(['newer', 'newer']);
    // A repeated save, whose answer was lost.
    expect(await save('Second', first)).toBe('saved');
    expect(await save('Third', await version())).toBe('saved');
    // Scheduled by another person: what was opened before does not make it a draft again.
    const opened = await version();
    await sql`update public.newsletter_issues set send_at = now() + interval '1 day', updated_at = now() + interval '1 s' where id = ${id}`;
    expect(await save('Third', opened)).toBe('newer');
    expect(await save('Third', await version())).toBe('saved');
  });

  it('is found however many are newer', async () => {
    for (let number = 1; number <= 32; number += 1) await issue();
    const { issues, older } = await one(owner`select public.admin_newsletter()`);
    expect([issues, older].map(({ length }) => length)).toEqual([30, 2]);
  });

  it('reaches each of 200 readers once, with two crashing workers and a failing provider, a few hundred waiting at a time', async () => {
    await subscribe(200);
    const left = { unsubscribed_at: minutes(-1), unsubscribed_by: 'page' };
    await sql`update public.newsletter_subscribers set ${sql(left)} where email like '%99@example.com'`;
    await issue();
    const run = await runIssue(sql, {
      ...{ start, readers: 200, leavingPerMinute: 0 },
      odds: { crash: 0.01, fault: 0.05 },
    });
    expect(run).toMatchObject({ once: 198, never: 2, issue: { sent: 198, failed: 0 } });
    expect(run.unpaced).toBeLessThanOrEqual(0);
    expect(run.crashes).toBeGreaterThan(1);
    expect(run.mostWaiting).toBeLessThan(200);
  }, 60_000);

  const claim = (at: Date) => sql`select * from public.claim_email_jobs('w', 10, 600, ${at})`;

  it('waits behind mails that people have just requested, and for its own time', async () => {
    await subscribe(3);
    await issue(minutes(10));
    expect(await claim(minutes(9))).toEqual([]);
    await ask('ann@example.com', minutes(11));
    expect(await claim(minutes(11))).toMatchObject([{ kind: 'newsletter-confirm' }]);
    const letters = await claim(minutes(11));
    expect(letters).toMatchObject(Array(3).fill({ kind: 'newsletter' }));
    // Each names its own reader, whose link it holds.
    const readers = sql`select email, id from public.newsletter_subscribers where confirmed_at is not null`;
    const named = letters.map(({ recipient, facts }) => [recipient, facts.subscriber]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(await readers.values()));
  });

  it('is not sent to people who confirm once its sending has begun: they get the next one', async () => {
    await subscribe(1);
    await issue();
    expect(await claim(minutes(0))).toHaveLength(1);
    const late = { id: 'ffffffff-ffff-4fff-8fff-ffffffffffff', email: 'late@example.com' };
    const times = { consent_at: minutes(1), confirmed_at: minutes(2) };
    await add(sql, 'newsletter_subscribers', { ...late, ...times });
    expect(await claim(minutes(3))).toHaveLength(0);
    await issue(minutes(4));
    const next = (await claim(minutes(5))).map(({ recipient }) => recipient).sort();
    expect(next).toEqual(['late@example.com', 'reader-1@example.com']);
  });

  it('is not sent to a reader who unsubscribes after the claim, and counts them, and no bounce, as its unsubscription', async () => {
    await subscribe(3);
    const id = await issue();
    const [first, second, third] = await claim(minutes(0));
    const leave = (email: string) =>
      sql`select public.unsubscribe_newsletter(id::text, 'page', ${minutes(1)}) from public.newsletter_subscribers where email = ${email}`;
    await leave(first?.recipient);
    for (const { id } of [first, second, third] as { id: string }[])
      expect(await one(sql`select public.confirm_email_job(${id}, 'w', 60, ${minutes(2)})`)).toBe(
        id !== first?.id,
      );
    for (const sent of [second, third])
      await sql`select public.settle_email_job(${sent?.id}, 'w', 'sent', 'p', null, null, false, ${minutes(2)})`;
    await leave(second?.recipient);
    await sql`select public.note_mail_event('bounced', ${third?.id}, ${[third?.recipient]}, '', 'o@x.org', ${minutes(3)})`;
    const { issue: figures } = await one(owner`select public.admin_newsletter(${id})`);
    expect(figures).toMatchObject({ sent: 1, failed: 1, queued: 0, unsubscribed: 1 });
  });

  it('has one picture, saved with its text: replaced under a new id, described anew under the old, copied with it, deleted with it', async () => {
    await subscribe(1);
    const id = await issue();
    const jpeg = (text: string) => ({ jpeg: Buffer.from(text).toString('base64'), width: 12, height: 8 });
    const save = async (picture: Record<string, unknown> | null, body = 'Words') => {
      const version = await one(sql`select updated_at::text from public.newsletter_issues where id = ${id}`);
      const saved = await one(owner`
        select public.admin_save_newsletter(${id}, 'One thing', '', ${body}, ${minutes(0)},
          ${version}::text::timestamptz, ${picture && sql.json(picture as never)})`);
      const [stored] = await sql`select id, alt from public.newsletter_pictures where issue_id = ${id}`;
      return { saved, id: stored?.id, alt: stored?.alt };
    };
    expect(await save({ alt: 'Nothing to describe' })).toEqual({ saved: 'scheduled' });
    const first = await save({ alt: 'A lamp', ...jpeg('a') });
    expect(await one(sql`select public.newsletter_picture(${first.id})`)).toBe('YQ==');
    expect(await save({ alt: 'A bedside lamp' })).toMatchObject({ id: first.id, alt: 'A bedside lamp' });
    expect(await save(null)).toMatchObject({ id: first.id, alt: 'A bedside lamp' });
    const second = await save({ alt: 'A moon', ...jpeg('b') });
    expect(second.id).not.toBe(first.id);
    // Text, time and picture are saved together, or none of them.
    const [long, empty] = ['x'.repeat(301), { ...jpeg(''), width: 0 }];
    for (const wrong of [{ alt: long }, { alt: 'A sun', ...empty }, { alt: '', ...jpeg('c') }])
      await expect(save(wrong, 'Other words')).rejects.toThrow();
    expect(await one(sql`select body from public.newsletter_issues where id = ${id}`)).toBe('Words');
    expect(await save({})).toEqual({ saved: 'scheduled' });
    const third = await save({ alt: 'A sun', ...jpeg('c') });

    const copy = await one(owner`select public.admin_duplicate_newsletter(${id})`);
    expect((await one(owner`select public.admin_newsletter(${copy})`)).issue).toMatchObject({
      ...{ state: 'draft', subject: 'One thing', body: 'Words' },
      picture: { alt: 'A sun', width: 12, height: 8 },
    });
    const picture = { id: third.id, alt: 'A sun' };
    expect(await claim(minutes(1))).toMatchObject([{ facts: { picture } }]);
    // Too late: some have it.
    expect(await save({ alt: 'Another', ...jpeg('d') })).toMatchObject({ saved: 'started', alt: 'A sun' });

    await owner`select public.admin_delete_newsletter(${copy})`;
    expect(await sql`select issue_id from public.newsletter_pictures`).toEqual([{ issue_id: id }]);
  });

  it('may be empty as a draft', async () => {
    const picture = sql.json({ alt: '', jpeg: 'YQ==', width: 1, height: 1 });
    const save = owner`select public.admin_save_newsletter(
      gen_random_uuid(), '', '', '', null, null, ${picture})`;
    expect(await one(save)).toBe('saved');
  });

  it('goes as a test to at most three addresses, and to none of them if one is blocked', async () => {
    const test = (...recipients: string[]) =>
      one(owner`select public.admin_send_test_mail('{"subject": "Hi"}', ${recipients})`);
    const sentTo = async () =>
      (await sql`select recipient from public.email_jobs where kind = 'test' order by 1`.values()).flat();
    expect(await test('Ann@example.com', 'bo@example.com', 'ann@example.com')).toBe('queued');
    expect(await sentTo()).toEqual(['ann@example.com', 'bo@example.com']);
    expect(await test()).toBe('queued');
    expect(await sentTo()).toContain('owner@example.com');
    await add(sql, 'email_suppressions', { email: 'cy@example.com' });
    expect(await test('ann@example.com', 'cy@example.com')).toBe('suppressed');
    expect(await sentTo()).toHaveLength(3);
    await expect(test('a@a.de', 'b@a.de', 'c@a.de', 'd@a.de')).rejects.toThrow('at most three');
    await expect(test('nobody')).rejects.toThrow('at most three');
  });

  it('is a draft again if it is stopped before its time; later it goes on with those who have not got it, and keeps its figures for years', async () => {
    const early = await issue(minutes(60));
    expect(await valueFor(`select public.admin_stop_newsletter('${early}')`)).toBe('draft');
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
    const figures = async () => (await one(owner`select public.admin_newsletter(${id})`)).issue;
    await sendSome(300);
    // Also those for whom there is no job yet.
    expect(await figures()).toMatchObject({ state: 'sending', sent: 300, failed: 0, queued: 400 });
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
