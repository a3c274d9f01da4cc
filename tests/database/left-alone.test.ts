import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { one, signUp, untilWaiting } from './database';
import { newsletterDatabase } from './newsletter';

const { sql, valueFor: call, ask } = newsletterDatabase();
beforeEach(() => sql`truncate private.left_alone`);

const email = 'ann@example.com';
const bring = (...emails: string[]) =>
  call(`select public.admin_import_subscribers(array[${emails.map((each) => `'${each}'`)}], 'Yes', '1')`);
const remove = () => call(`select public.admin_delete_person('${email}', true)`);
const linkOf = (): Promise<string> =>
  one(sql`select id from public.newsletter_submissions order by submitted_at desc limit 1`);
const confirm = async () => one(sql`select public.confirm_newsletter(${await linkOf()})`);
const takesMail = () => one(sql`select private.accepts_mail(${email}, 'newsletter-confirm')`);

/** Ways to be left alone, before everything about the person is deleted. */
const wishes: Record<string, () => Promise<unknown>> = {
  'left the newsletter': async () => {
    await ask(email);
    await confirm();
    await sql`select public.unsubscribe_newsletter(${await linkOf()})`;
  },
  'left the course': () => sql`select public.unsubscribe_request(request_id)
    from public.request_workbook(${randomUUID()}, ${email}, 'Ann', 'Yes', '1')`,
  'was removed by the owner': async () => {
    await ask(email);
    const id = await one(sql`select id from public.newsletter_subscribers`);
    await call(`select public.admin_remove_subscriber('${id}')`);
  },
  bounced: () => sql`select public.suppress_email(${email}, 'bounce')`,
  'reported a mail as spam': () => sql`select public.suppress_email(${email}, 'complaint')`,
  'asked never to be written to': () => sql`select public.suppress_email(${email}, 'recipient')`,
  'was blocked by the owner': () => call(`select public.admin_block_address('${email}')`),
};

it('a wish counts also for an address that had bounced or complained, and no owner lifts it', async () => {
  const reasonOf = () => one(sql`select private.suppression_of(${email})`);
  const lift = () => call(`select public.admin_release_address('${email}', 'They called')`);
  for (const [wish, reason] of [
    ['bounced', 'bounce'],
    ['was blocked by the owner', 'owner'],
    ['reported a mail as spam', 'complaint'],
    ['asked never to be written to', 'recipient'],
    ['reported a mail as spam', 'recipient'],
  ] as const) {
    await wishes[wish]?.();
    expect(await reasonOf(), wish).toBe(reason);
  }
  expect(await lift()).toBe(false);
  // The same as hashes, in which a bounce is older.
  await sql`truncate public.email_suppressions`;
  for (const wish of ['bounced', 'asked never to be written to', 'bounced']) {
    await wishes[wish]?.();
    await sql`select private.hash_suppression(${email})`;
  }
  expect(await reasonOf()).toBe('recipient');
  expect(await lift()).toBe(false);
});

it('a reader whose mails bounced reads again when the address is released, but not if they left since', async () => {
  for (const state of ['reading', 'stopped']) {
    await ask(email);
    await confirm();
    await wishes.bounced?.();
    if (state === 'stopped') await sql`select public.unsubscribe_newsletter(${await linkOf()})`;
    expect(await call(`select public.admin_release_address('${email}', 'Works')`)).toBe(true);
    expect(await one(sql`select public.newsletter_link(${await linkOf()})`)).toBe(state);
  }
});

it.each(Object.keys(wishes))(
  'a person who %s, and is then deleted, is not asked again and comes back by their own request at most',
  async (wish) => {
    await wishes[wish]?.();
    expect(await remove()).toBe('deleted');
    // Neither an import nor the owner asks them, and nothing but a keyed hash tells of them.
    const outcome = /left|removed/.test(wish) ? 'left' : 'suppressed';
    expect(await bring(' Ann@Example.com', 'new@example.com')).toMatchObject({ asked: 1, [outcome]: 1 });
    expect(await call(`select public.admin_add_subscriber('${email}', 'Yes', '1')`)).toBe(outcome);
    expect(await sql`select from public.email_jobs where recipient = ${email}`).toHaveLength(0);
    const [kept] = await sql`select * from private.left_alone`;
    expect(JSON.stringify(kept)).not.toContain('ann');
    expect(kept?.email_hash).not.toEqual(await one(sql`select sha256(${email}::bytea)`));
    if (outcome === 'suppressed') {
      expect(await ask(email)).toBe('suppressed');
      expect(await takesMail()).toBe(false);
      return;
    }
    expect(await ask(email)).toBe('queued');
    // Somebody else may have typed the address: until the button is pressed, no import asks.
    await sql`delete from public.newsletter_subscribers`;
    expect(await bring(email)).toMatchObject({ left: 1 });
    expect(await ask(email)).toBe('queued');
    expect(await confirm()).toBe('subscribed');
    expect(await sql`select from private.left_alone`).toHaveLength(0);
  },
);

it('a wish never to be written to is taken back on the page of its link, and a block in the workspace', async () => {
  await wishes['asked never to be written to']?.();
  await remove();
  expect(await call(`select public.admin_release_address('${email}', 'A mistake')`)).toBe(false);
  expect(await one(sql`select public.allow_email('Ann@example.com')`)).toBe(true);
  expect(await takesMail()).toBe(true);
  await wishes['was blocked by the owner']?.();
  await remove();
  expect(await one(sql`select public.allow_email(${email})`)).toBe(false);
  expect(await call(`select public.admin_release_address('${email}', 'A mistake')`)).toBe(true);
  expect(await takesMail()).toBe(true);
});

it('an account that its person deletes leaves the same', async () => {
  const account = await signUp(sql, email);
  await wishes['left the newsletter']?.();
  await sql`select public.suppress_email(${email}, 'recipient')`;
  await sql`delete from auth.users where id = ${account}`;
  expect(await sql`select from public.email_suppressions`).toHaveLength(0);
  expect(await sql`select reason from private.left_alone`).toEqual([{ reason: 'recipient' }]);
  expect(await bring(email)).toMatchObject({ suppressed: 1 });
});

it('the owner blocks any address once, but no admin’s', async () => {
  const block = (address: string) => call(`select public.admin_block_address('${address}')`);
  expect(await block('Dan@example.com')).toBe('blocked');
  expect(await block('dan@example.com')).toBe('already');
  expect(await block('owner@example.com')).toBe('admin');
  expect(await ask('dan@example.com')).toBe('suppressed');
  expect(await sql`select from public.admin_audit where object like '%dan%'`).toHaveLength(0);
});

it('requests of an import that have not been sent are stopped, and can be asked again', async () => {
  await ask('form@example.com');
  await bring('one@example.com', 'two@example.com', 'three@example.com');
  const waiting = async () => (await call('select public.admin_newsletter()')).requests;
  expect(await waiting()).toBe(3);
  await sql`update public.email_jobs set attempts = 1, lease_until = now() + interval '1 minute', leased_by = 'x'
    where recipient = 'one@example.com'`;
  expect(await call('select public.admin_stop_import()')).toBe(2);
  expect(await waiting()).toBe(0);
  const left = await sql`select email from public.newsletter_subscribers order by email`.values();
  expect(left.flat()).toEqual(['form@example.com', 'one@example.com']);
  expect(await bring('two@example.com')).toMatchObject({ asked: 1 });
});

const stopImport = 'select public.admin_stop_import()';
it.each([
  ['is deleted by its owner', 'auth.users', remove, 'unknown'],
  ['is taken from the list', 'public.newsletter_subscribers', () => call(stopImport), 0],
])(
  'an address that %s at this moment is neither deleted nor taken twice',
  async (_, table, other, outcome) => {
    if (outcome === 0) await bring(email);
    else await signUp(sql, email);
    const { answer } = await sql.begin(async (first) => {
      await first`select from ${first(table)} where email = ${email} for update`;
      const second = other();
      await untilWaiting(sql);
      await first`delete from ${first(table)} where email = ${email}`;
      return { answer: second };
    });
    expect(await answer).toBe(outcome);
  },
);
