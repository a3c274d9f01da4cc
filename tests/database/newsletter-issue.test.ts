import { describe, expect, it } from 'vitest';
import { type MailJob, type SendResult, unclear, workQueue } from '@/lib/domain/mail-queue';
import { seeded } from '../support/seeded';
import { one } from './database';
import { newsletterDatabase } from './newsletter';
import { queueStore } from './queue-store';
import { minutes, start } from './times';

const { sql, owner, ask, subscribe, issue } = newsletterDatabase();

describe('an issue', () => {
  it('is not saved over a newer text, and says so', async () => {
    const id = crypto.randomUUID();
    const save = async (body: string, version: string | null) => {
      const [row] = await owner`
          select public.admin_save_newsletter(${id}, 'One thing', '', ${body}, version => ${version}::text::timestamptz) as outcome`;
      return row?.outcome;
    };
    const version = async () => {
      const [row] = await sql`select updated_at::text from public.newsletter_issues where id = ${id}`;
      return row?.updated_at as string;
    };
    expect(await save('First', null)).toBe('saved');
    const first = await version();
    expect(await save('Second', first)).toBe('saved');
    expect(await save('Third', first)).toBe('newer');
    expect(await save('Third', null)).toBe('newer');
    // A repeated save, whose answer was lost.
    expect(await save('Second', first)).toBe('saved');
    expect(await save('Third', await version())).toBe('saved');
  });

  it('reaches each of 1,000 readers once, with two crashing workers and a failing provider; few jobs wait at a time', async () => {
    await subscribe(1_000);
    await sql`update public.newsletter_subscribers set unsubscribed_at = ${minutes(-1)}, unsubscribed_by = 'page' where email like '%99@example.com'`;
    const id = await issue();
    const random = seeded(7);
    const taken = new Map<string, string>();
    const recipients: string[] = [];
    const readers = new Map<string, unknown>();
    let now = start;
    let mostWaiting = 0;
    const send = async (job: MailJob): Promise<SendResult> => {
      if (random() < 0.02) return { outcome: 'not-now', error: '429', retrySeconds: 1 };
      if (random() < 0.02) return unclear('no answer');
      if (!taken.has(job.id)) {
        taken.set(job.id, job.recipient);
        recipients.push(job.recipient);
        readers.set(job.recipient, job.facts.subscriber);
      }
      // The worker crashes before it can record the answer.
      if (random() < 0.01) throw new Error('The host was stopped.');
      return random() < 0.02 ? unclear('answer lost') : { outcome: 'sent', providerId: job.id };
    };
    const find = async (job: MailJob) =>
      taken.has(job.id) ? ({ outcome: 'sent', providerId: job.id } as const) : null;
    const work = (worker: string) =>
      workQueue({
        store: queueStore(sql, worker, () => new Date(now), 10),
        provider: { send, find },
        now: () => new Date(now),
        until: new Date(now + 45_000),
      }).catch(() => undefined);
    for (let minute = 0; minute < 200; minute++) {
      await Promise.all([work(`a${minute}`), work(`b${minute}`)]);
      const waiting = Number(
        await one(sql`select count(*) from public.email_jobs where sent_at is null and dead_at is null`),
      );
      mostWaiting = Math.max(mostWaiting, waiting);
      now += 130_000;
      const [row] = await sql`select finished_at from public.newsletter_issues where id = ${id}`;
      if (row?.finished_at) break;
    }
    expect(recipients).toHaveLength(990);
    expect(new Set(recipients).size).toBe(990);
    expect(recipients.some((address) => /99@/.test(address))).toBe(false);
    // Each mail names its own reader, whose link it holds.
    const subscribers =
      await sql`select email, id from public.newsletter_subscribers where email not like '%99@example.com'`;
    expect(readers).toEqual(new Map(subscribers.map(({ email, id }) => [email, id])));
    expect(mostWaiting).toBeLessThan(600);
    const [row] = await sql`select sent, failed from public.newsletter_issues where id = ${id}`;
    expect(row).toEqual({ sent: 990, failed: 0 });
  }, 240_000);

  it('waits behind mails that people have just requested, and for its own time', async () => {
    await subscribe(3);
    await issue(minutes(10));
    const claim = (at: Date) => sql`select kind from public.claim_email_jobs('w', 10, 60, ${at})`;
    expect(await claim(minutes(9))).toHaveLength(0);
    await ask('ann@example.com', minutes(11));
    expect((await claim(minutes(11))).map(({ kind }) => kind)).toEqual(['newsletter-confirm']);
    expect((await claim(minutes(11))).map(({ kind }) => kind)).toEqual([
      'newsletter',
      'newsletter',
      'newsletter',
    ]);
  });

  it('is not sent to people who confirm once its sending has begun: they get the next one', async () => {
    await subscribe(1);
    await issue();
    const claim = (at: Date) => sql`select recipient from public.claim_email_jobs('w', 10, 600, ${at})`;
    expect(await claim(minutes(0))).toHaveLength(1);
    await sql`
      insert into public.newsletter_subscribers (id, email, source, consent_text, consent_version, consent_at, confirmed_at)
      values ('ffffffff-ffff-4fff-8fff-ffffffffffff', 'late@example.com', 'form', 'Yes', '1', ${minutes(1)}, ${minutes(2)})`;
    expect(await claim(minutes(3))).toHaveLength(0);
    await issue(minutes(4));
    expect((await claim(minutes(5))).map(({ recipient }) => recipient).sort()).toEqual([
      'late@example.com',
      'reader-1@example.com',
    ]);
  });

  it('is not sent to a reader who unsubscribes after the claim, and counts them as its unsubscription', async () => {
    await subscribe(2);
    const id = await issue();
    const jobs = await sql`select id, recipient from public.claim_email_jobs('w', 10, 600, ${minutes(0)})`;
    const [first, second] = jobs;
    const leave = (email: string) =>
      sql`select public.unsubscribe_newsletter(id::text, 'page', ${minutes(1)}) from public.newsletter_subscribers where email = ${email}`;
    await leave(first?.recipient);
    expect(await one(sql`select public.confirm_email_job(${first?.id}, 'w', 60, ${minutes(2)})`)).toBe(false);
    expect(await one(sql`select public.confirm_email_job(${second?.id}, 'w', 60, ${minutes(2)})`)).toBe(true);
    await sql`select public.settle_email_job(${second?.id}, 'w', 'sent', 'p', null, null, false, ${minutes(2)})`;
    await leave(second?.recipient);
    const [row] = await owner`select public.admin_newsletter(${id}) as page`;
    expect(row?.page.issue).toMatchObject({ sent: 1, failed: 0, queued: 0, unsubscribed: 1 });
  });

  it('has one picture, saved with its text: replaced under a new id, described anew under the old, copied with it, deleted with it', async () => {
    await subscribe(1);
    const id = await issue();
    const jpeg = (text: string) => ({ jpeg: Buffer.from(text).toString('base64'), width: 12, height: 8 });
    const save = async (picture: Record<string, unknown> | null, body = 'Words') => {
      const [version] = await sql`select updated_at::text from public.newsletter_issues where id = ${id}`;
      const [row] = await owner`
          select public.admin_save_newsletter(${id}, 'One thing', '', ${body}, ${minutes(0)},
            ${version?.updated_at}::text::timestamptz, ${picture && sql.json(picture as never)}) as saved`;
      const [stored] = await sql`select id, alt from public.newsletter_pictures where issue_id = ${id}`;
      return { saved: row?.saved, id: stored?.id, alt: stored?.alt };
    };
    expect(await save({ alt: 'Nothing to describe' })).toEqual({
      saved: 'scheduled',
      id: undefined,
      alt: undefined,
    });
    const first = await save({ alt: 'A lamp', ...jpeg('a') });
    expect(await one(sql`select public.newsletter_picture(${first.id})`)).toBe('YQ==');
    expect(await save({ alt: 'A bedside lamp' })).toMatchObject({ id: first.id, alt: 'A bedside lamp' });
    expect(await save(null)).toMatchObject({ id: first.id, alt: 'A bedside lamp' });
    const second = await save({ alt: 'A moon', ...jpeg('b') });
    expect(second.id).not.toBe(first.id);
    // Text, time and picture are saved together, or none of them.
    for (const wrong of [
      { alt: 'x'.repeat(301) },
      { alt: 'A sun', ...jpeg(''), width: 0 },
      { alt: '', ...jpeg('c') },
    ])
      await expect(save(wrong, 'Other words')).rejects.toThrow();
    const [kept] = await sql`select body from public.newsletter_issues where id = ${id}`;
    expect(kept?.body).toBe('Words');
    expect(await save({})).toEqual({ saved: 'scheduled' });
    const third = await save({ alt: 'A sun', ...jpeg('c') });

    const [copy] = await owner`select public.admin_duplicate_newsletter(${id}) as id`;
    const [page] = await owner`select public.admin_newsletter(${copy?.id}) as page`;
    expect(page?.page.issue).toMatchObject({
      ...{ state: 'draft', subject: 'One thing', body: 'Words' },
      picture: { alt: 'A sun', width: 12, height: 8 },
    });
    const [job] = await sql`select facts from public.claim_email_jobs('w', 1, 60, ${minutes(1)})`;
    expect(job?.facts.picture).toMatchObject({ id: third.id, alt: 'A sun' });
    // Too late: some have it.
    expect(await save({ alt: 'Another', ...jpeg('d') })).toMatchObject({ saved: 'started', alt: 'A sun' });

    await owner`select public.admin_delete_newsletter(${copy?.id})`;
    const left = await sql`select issue_id from public.newsletter_pictures`;
    expect(left).toEqual([{ issue_id: id }]);
  });

  it('may be empty as a draft, and not once it is scheduled', async () => {
    const save = (sendAt: Date | null) =>
      owner`
        select public.admin_save_newsletter(gen_random_uuid(), '', '', '', ${sendAt}, null, '{"alt": "", "jpeg": "YQ==", "width": 1, "height": 1}') as outcome`;
    expect((await save(null))[0]?.outcome).toBe('saved');
    await expect(save(minutes(60))).rejects.toThrow('says_something_when_scheduled');
  });

  it('goes as a test to at most three addresses, and to none of them if one is blocked', async () => {
    const test = async (...recipients: string[]) => {
      const [row] =
        await owner`select public.admin_send_test_mail('{"subject": "Hi"}', ${recipients}) as outcome`;
      return row?.outcome;
    };
    const sentTo = async () =>
      (await sql`select recipient from public.email_jobs where kind = 'test' order by 1`).map(
        (row) => row.recipient,
      );
    expect(await test('Ann@example.com', 'bo@example.com', 'ann@example.com')).toBe('queued');
    expect(await sentTo()).toEqual(['ann@example.com', 'bo@example.com']);
    expect(await test()).toBe('queued');
    expect(await sentTo()).toContain('owner@example.com');
    await sql`insert into public.email_suppressions (email, reason) values ('cy@example.com', 'bounce')`;
    expect(await test('ann@example.com', 'cy@example.com')).toBe('suppressed');
    expect(await sentTo()).toHaveLength(3);
    const four = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'];
    await expect(test(...four)).rejects.toThrow('at most three');
    await expect(test('nobody')).rejects.toThrow('at most three');
  });

  it('can be stopped while being sent, and turned back into a draft before that', async () => {
    await subscribe(5);
    const stopIssue = async (id: string) =>
      (await owner`select public.admin_stop_newsletter(${id}) as outcome`)[0]?.outcome;
    const early = await issue(minutes(60));
    expect(await stopIssue(early)).toBe('draft');
    const id = await issue();
    await sql`select * from public.claim_email_jobs('w', 2, 60, ${minutes(0)})`;
    expect(await stopIssue(id)).toBe('stopped');
    expect(await sql`select * from public.claim_email_jobs('w', 10, 60, ${minutes(90)})`).toHaveLength(0);
    const left = await sql`select dead_reason from public.email_jobs where issue_id = ${id}`;
    expect(left).toEqual([{ dead_reason: 'stopped' }, { dead_reason: 'stopped' }]);
  });
});
