import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { one } from './database';
import { newsletterDatabase } from './newsletter';
import { minutes } from './times';

const { sql, owner, ask } = newsletterDatabase();

const ann = 'ann@example.com';
const linksOf = async (email = ann): Promise<string[]> => {
  const links = sql`select facts ->> 'submission' from public.email_jobs
    where recipient = ${email} and kind = 'newsletter-confirm' order by created_at, copy`;
  return (await links.values()).flat();
};
const confirm = (link = '', at = minutes(1)) => one(sql`select public.confirm_newsletter(${link}, ${at})`);
const stop = (link = '', at = minutes(2)) =>
  one(sql`select public.unsubscribe_newsletter(${link}, 'page', ${at})`);
const stateOf = (link = '') => one(sql`select public.newsletter_link(${link})`);

describe('signing up for the newsletter', () => {
  it('subscribes only after confirmation, whose link names this request alone', async () => {
    expect(await ask(ann)).toBe('queued');
    const [link] = await linksOf();
    expect(link).toMatch(/^[0-9a-f-]{36}$/);
    expect(await stateOf(link)).toBe('waiting');
    const [job] = await sql`select * from public.email_jobs`;
    const facts = { submission: link, source: 'form' };
    expect(job).toMatchObject({ kind: 'newsletter-confirm', facts, priority: 1 });
    // The link of an issue confirms nothing.
    const subscriber = await one(sql`select id from public.newsletter_subscribers`);
    for (const other of [subscriber, randomUUID()]) expect(await confirm(other)).toBe('unknown');
    expect([await confirm(link), await confirm(link)]).toEqual(['subscribed', 'already']);
    expect(await stateOf(link)).toBe('reading');
    expect(await stop(subscriber)).toBe('unsubscribed');
    expect(await stateOf(link)).toBe('stopped');
  });

  it('sends one mail within ten minutes and three within a day, whatever is pressed', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ann)));
    expect(new Set(answers)).toEqual(new Set(['queued']));
    expect(await linksOf()).toHaveLength(1);
    for (const minute of [11, 22]) expect(await ask(ann, minutes(minute))).toBe('queued');
    expect(await ask(ann, minutes(33))).toBe('limited');
    expect(await linksOf()).toHaveLength(3);
  });

  it('gives no fresh allowance to whoever presses "stop" between two requests', async () => {
    for (let n = 0; n < 3; n++) {
      expect(await ask(ann, minutes(2 * n))).toBe('queued');
      await stop((await linksOf()).at(-1), minutes(2 * n + 1));
    }
    expect(await ask(ann, minutes(7))).toBe('limited');
    expect(await ask(ann, minutes(25 * 60))).toBe('queued');
  });

  it("is not restored by an older mail's button, but by a newer one's", async () => {
    await ask(ann);
    const [first] = await linksOf();
    await confirm(first);
    expect(await stop(first)).toBe('unsubscribed');
    expect(await stateOf(first)).toBe('stopped');
    expect(await confirm(first, minutes(3))).toBe('stopped');
    await ask(ann, minutes(20));
    const second = (await linksOf()).at(-1);
    expect(await stateOf(second)).toBe('waiting');
    expect(await confirm(second, minutes(21))).toBe('subscribed');
  });

  it('works by the token of a mail sent before links were signed, too', async () => {
    await ask(ann);
    const [asked, read] = ['a'.repeat(64), 'b'.repeat(64)];
    await sql`update public.newsletter_submissions set token = ${asked}`;
    await sql`update public.newsletter_subscribers set token = ${read}`;
    expect(await stateOf(asked)).toBe('waiting');
    expect([await confirm(read), await confirm(asked)]).toEqual(['unknown', 'subscribed']);
    expect(await stateOf(read)).toBe('reading');
    expect(await stop(read)).toBe('unsubscribed');
    expect(await stateOf('c'.repeat(64))).toBe('unknown');
  });

  it('does not reach an address that bounced, and a complaint unsubscribes', async () => {
    await sql`select public.suppress_email('gone@example.com', 'bounce')`;
    expect(await ask('gone@example.com')).toBe('suppressed');
    await ask(ann);
    const [link] = await linksOf();
    await confirm(link);
    await sql`select public.suppress_email('Ann@example.com', 'complaint')`;
    expect(await stateOf(link)).toBe('stopped');
  });

  it('by import asks each new address once, and leaves every known one alone', async () => {
    await ask('known@example.com');
    await ask('left@example.com');
    await stop((await linksOf('left@example.com'))[0]);
    await sql`select public.suppress_email('gone@example.com', 'bounce')`;
    const known = ['known@example.com', 'left@example.com', 'gone@example.com', 'no address'];
    const emails = ['New@example.com', 'new@example.com ', ...known];
    const confirmed = ['2018-02-12 10:54', '', ...known];
    const bring = () =>
      one(owner`select public.admin_import_subscribers(${emails}, 'Yes', '1', ${confirmed}, array['Fair'])`);
    const others = { left: 1, suppressed: 1, invalid: 1 };
    expect(await bring()).toEqual({ asked: 1, known: 1, ...others });
    expect(await bring()).toEqual({ asked: 0, known: 2, ...others });
    const jobs = sql`select priority, facts ->> 'source' as source from public.email_jobs where recipient = 'new@example.com'`;
    expect(await jobs).toEqual([{ priority: 4, source: 'import' }]);
    // What the list says travels along; they are asked again all the same.
    const told = { status: 'unconfirmed', list_confirmed: '2018-02-12 10:54', list_source: 'Fair' };
    expect(await one(owner`select public.admin_export_subscribers()`)).toContainEqual(
      expect.objectContaining({ email: 'new@example.com', ...told }),
    );
  });
});
