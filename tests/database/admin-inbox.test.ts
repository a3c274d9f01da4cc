import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { actsOf } from './admin';
import { add, newAdmin, one, ownDatabase, type SignedIn, valueFor } from './database';

const sql = ownDatabase();
let admin: SignedIn;
beforeEach(async () => {
  await sql`truncate public.contact_messages, public.contact_replies, public.email_jobs, public.email_suppressions`;
  admin = await newAdmin(sql);
});

const call = (query: string) => valueFor(sql, admin, query);

describe('the inbox', () => {
  beforeEach(async () => {
    await sql`insert into public.contact_messages (name, email, type, message, created_at) values
      ('Ann', 'ann@example.com', 'book', 'Is 100% of it true?', '2026-02-01'),
      ('Bo', 'bo@example.com', 'media', 'Under_score, don’t, self-help, Jose\u0301 Łoś, Weiße Straße', '2026-02-02'),
      ('Cy', 'cy@example.com', 'book', 'Plain words', '2026-02-03')`;
  });

  const inbox = async (search: string | null, topic: string | null = null) => {
    const found = sql`select name from private.find_messages(${search}, ${topic}, null, null, 50)`;
    return (await found.values()).flat();
  };

  it('searches messages literally, wildcards included', async () => {
    for (const [search, ...names] of [
      ['PLAIN', 'Cy'],
      ['100%', 'Ann'],
      ['r_s', 'Bo'],
      ['%', 'Ann'],
      ['bo@example', 'Bo'],
      // All words, in any order, also in what followed.
      ['words cy plain', 'Cy'],
      ['words bo'],
      // Phones type other apostrophes and hyphens; addresses are pasted with what cannot be seen.
      ["don't", 'Bo'],
      ['self‑help', 'Bo'],
      // With the accent as one sign, or without it, as keyboards of other countries type it.
      ['JOSÉ', 'Bo'],
      ['jose', 'Bo'],
      ['los strasse', 'Bo'],
      ['Bo@Example.com​', 'Bo'],
    ] as const)
      expect(await inbox(search), search).toEqual(names);
    expect(await inbox(null)).toEqual(['Cy', 'Bo', 'Ann']);
    expect(await inbox(null, 'book')).toEqual(['Cy', 'Ann']);
    const contact_id = await one(sql`select id from public.contact_messages where name = 'Bo'`);
    await add(sql, 'contact_replies', { contact_id, body: 'Kind regards, Philippa' });
    expect(await inbox('philippa score')).toEqual(['Bo']);
    expect(await inbox('philippa plain')).toEqual([]);
  });

  it('goes on after the last message of a page, also among those of one moment', async () => {
    await sql`update public.contact_messages set created_at = '2026-02-01'`;
    const shown = [];
    for (let after = 'null'; shown.length < 3; ) {
      const { messages } = await call(`select public.admin_inbox(after => ${after}, page_size => 1)`);
      shown.push(messages[0]?.name);
      after = `'${messages[0]?.id}'`;
    }
    expect(shown.sort()).toEqual(['Ann', 'Bo', 'Cy']);
  });

  it('says in which states a search found something, and limits it to days of the owner’s time zone', async () => {
    await sql`update public.contact_messages set state = 'answered', handled_at = now() where name = 'Bo'`;
    await sql`update private.admin_settings set time_zone = 'Pacific/Auckland'`;
    const page = async (args: string) => {
      const { found, matches } = await call(`select public.admin_inbox(${args})`);
      return { found, matches };
    };
    expect(await page('')).toEqual({ found: null, matches: 2 });
    const found = { new: 2, answered: 1 };
    expect(await page(`search => 'example', wanted => null`)).toEqual({ found, matches: 3 });
    expect(await page(`search => 'score'`)).toEqual({ found: { answered: 1 }, matches: 0 });
    // Stored at midnight UTC, which is 1 pm in Auckland.
    await sql`update public.contact_messages set created_at = '2026-02-03 12:00Z' where name = 'Cy'`;
    expect(await page(`from_day => '2026-02-04', to_day => '2026-02-04'`)).toMatchObject({ matches: 1 });
    expect(await page(`to_day => '2026-02-03'`)).toMatchObject({ matches: 1 });
    await sql`update private.admin_settings set time_zone = 'UTC'`;
  });
});

it('several messages get a state together, or are deleted; what a sender of spam writes later is spam, and no mail', async () => {
  const store = (email: string, message: string): Promise<string> =>
    one(sql`select contact_id from public.store_contact_message(
        ${sql.json({ name: 'Ann', email, type: 'book', message })}, 'owner@example.com')`);
  const first = await store('ann@example.com', 'Buy this');
  const second = await store('bo@example.com', 'A question');
  const move = (state: string) =>
    call(`select public.admin_move_messages(array['${first}', '${second}']::uuid[], '${state}')`);
  expect(await move('spam')).toEqual({ [first]: 'new', [second]: 'new' });
  const later = await store('ann@example.com', 'Buy that');
  const mailed =
    await sql`select contact_id from public.email_jobs where kind = 'contact' order by created_at`;
  expect(mailed.map((job) => job.contact_id)).toEqual([first, second]);
  const inSpam = `select public.admin_inbox(wanted => 'spam', message_id => '${later}', oldest => true)`;
  expect(await call(inSpam)).toMatchObject({
    messages: ['Buy this', 'A question', 'Buy that'].map((beginning) => ({ beginning })),
    opened: { earlier: [{ id: first }] },
  });
  expect(await move('deleted')).toEqual({ [first]: 'spam', [second]: 'spam' });
  expect(await sql`select id from public.contact_messages`).toEqual([{ id: later }]);
  const acts = await actsOf(sql, admin.userId);
  expect(acts).toContainEqual(['message-spam', first]);
  expect(acts).toContainEqual(['message-deleted', second]);
});

it('a message with words of danger stands above all others while it is open, in any order, on any page', async () => {
  await sql`insert into public.contact_messages (name, email, type, message, created_at, may_be_in_danger) values
      ('Old', 'old@example.com', 'general', 'I am on the bridge', '2026-01-01', true),
      ('Later', 'later@example.com', 'book', 'I want to die', '2026-01-02', true),
      ('Spam', 'spam@example.com', 'book', 'Rank first', '2026-02-02', false),
      ('Book', 'book@example.com', 'book', 'When is it out?', '2026-02-03', false)`;
  const page = async (args: string) => {
    const { pinned, messages } = await call(`select public.admin_inbox(${args})`);
    return [pinned, messages].map((list: { name: string }[]) => list.map(({ name }) => name));
  };
  const above = ['Old', 'Later'];
  expect(await page('')).toEqual([above, ['Book', 'Spam']]);
  expect(await page('oldest => true')).toEqual([above, ['Spam', 'Book']]);
  const book = await one(sql`select id from public.contact_messages where name = 'Book'`);
  expect(await page(`after => '${book}'`)).toEqual([above, ['Spam']]);
  expect(await page(`topic => 'book'`)).toEqual([['Later'], ['Book', 'Spam']]);
  const open = await call(`select public.admin_overview('2026-02-01', '2026-02-07') -> 'open'`);
  expect(open).toMatchObject({ in_danger: 2 });
  await sql`update public.contact_messages set state = 'answered', handled_at = now() where name = 'Old'`;
  expect(await page('')).toEqual([['Later'], ['Book', 'Spam']]);
  // Before many are put aside: who was answered counts, who was closed does not.
  const ids = (await sql`select id from public.contact_messages`).map(({ id }) => id);
  const inDanger = () => call(`select public.admin_messages_in_danger('{${ids.join()}}')`);
  expect(await inDanger()).toBe(2);
  await sql`update public.contact_messages set state = 'closed', handled_at = now() where name = 'Old'`;
  expect(await inDanger()).toBe(1);
});

it('a message that waits in spam because of its sender is counted until somebody opens or moves it, and opening it is no mark of its own', async () => {
  await sql`insert into public.contact_messages (name, email, type, message, state, handled_at, auto_spam)
      select 'Rob', 'rob@example.com', 'book', 'Message ' || n, 'spam', now(), 'new' from generate_series(1, 3) as n`;
  const counted = async () => {
    const { auto_spam } = await call(`select public.admin_inbox()`);
    const open = await call(`select public.admin_overview('2026-02-01', '2026-02-07') -> 'open'`);
    expect(open).toMatchObject({ auto_spam });
    return auto_spam;
  };
  expect(await counted()).toBe(3);
  const [first, second] = await sql`select id from public.contact_messages`;
  await call(`select public.admin_inbox(message_id => '${first?.id}')`);
  expect(await counted()).toBe(2);
  const words = sql.json({ name: 'Rob', email: 'rob@example.com', type: 'book', message: 'One more' });
  await sql`select public.store_contact_message(${words}, 'owner@example.com')`;
  const stored = sql`select state from public.contact_messages where message = 'One more'`;
  expect(await one(stored)).toBe('new');
  // A person calls it spam: that is a mark, and the message is looked at.
  await call(`select public.admin_move_messages(array['${second?.id}']::uuid[], 'spam')`);
  expect(await counted()).toBe(1);
  expect(await one(sql`select auto_spam from public.contact_messages where id = ${second?.id}`)).toBeNull();
});

const reply = (id: string, body: string) => call(`select public.admin_reply_to_message('${id}', '${body}')`);

it('a reply to a message is stored, mailed and marked in one transaction, once for a double click', async () => {
  const id = await add(sql, 'contact_messages', { email: 'ada@example.com' });
  expect((await Promise.all([reply(id, 'Yes'), reply(id, 'Yes')])).sort()).toEqual(['duplicate', 'queued']);
  expect(await reply(id, 'And more')).toBe('queued');
  const jobs = sql`select kind, sequence, recipient from public.email_jobs where kind <> 'security' order by sequence`;
  expect([...(await jobs.values())]).toEqual([1, 2].map((n) => ['reply', n, 'ada@example.com']));
  expect(await one(sql`select state from public.contact_messages where id = ${id}`)).toBe('answered');
  const page = await call(`select public.admin_inbox(message_id => '${id}')`);
  expect(page).toMatchObject({ opened: { replies: [{ body: 'Yes' }, { body: 'And more' }] } });
  await sql`select public.suppress_email('ada@example.com', 'bounce')`;
  expect(await reply(id, 'Too late')).toBe('suppressed');
  expect(await actsOf(sql, admin.userId)).toContainEqual(['message-replied', id]);
});

it('two people see who is on a message and who answered, and a second answer waits until the first is read', async () => {
  const assistant = await newAdmin(sql, 'pat@example.com');
  await sql`update public.user_roles set role = 'inbox' where user_id = ${assistant.userId}`;
  await sql`update public.profiles set full_name = 'Pat' where id = ${assistant.userId}`;
  const by = (query: string) => valueFor(sql, assistant, query);
  const id = await add(sql, 'contact_messages');
  await by(`select public.admin_move_messages(array['${id}']::uuid[], 'in-progress')`);
  const opened = async () => (await call(`select public.admin_inbox(message_id => '${id}')`)).opened;
  expect(await opened()).toMatchObject({ taken_by: 'Pat' });
  const reply = (who: typeof by, body: string, seen: number) =>
    who(`select public.admin_reply_to_message('${id}', '${body}', ${seen})`);
  expect(await reply(by, 'January works', 0)).toBe('queued');
  expect(await reply(call, 'Sorry, no time', 0)).toBe('newer');
  expect(await opened()).toMatchObject({ replies: [{ body: 'January works', who: 'Pat', kind: 'reply' }] });
  // The list says who wrote last, in either direction; a machine did not.
  const row = async () => (await call(`select public.admin_inbox(wanted => null)`)).messages[0];
  expect(await row()).toMatchObject({ beginning: 'Hello', last: { kind: 'reply', who: 'Pat' } });
  expect(await sql`select from public.email_jobs where kind = 'reply'`).toHaveLength(1);
  expect(await reply(call, 'Sorry, no time', 1)).toBe('queued');
  const answer = { contact_id: id, sender: 'ann@example.com', body: 'I am not well' };
  await add(sql, 'contact_replies', { ...answer, sequence: 3, kind: 'answer', provider_id: 'a' });
  await add(sql, 'contact_replies', { ...answer, sequence: 4, kind: 'auto', provider_id: 'b' });
  // Their own first words would hide the new ones.
  expect(await row()).toMatchObject({ beginning: 'I am not well', last: { kind: 'answer', who: null } });
  // An assistant signs with their name, until they choose.
  const settings = async () => (await by(`select public.admin_inbox()`)).inbox_settings;
  expect(await settings()).toEqual({ signature: 'Pat', letter_keys: true });
  await by(`select public.admin_save_inbox_settings('Pat, for the author', false)`);
  expect(await settings()).toEqual({ signature: 'Pat, for the author', letter_keys: false });
  const signing = by(`select public.admin_save_settings('{"signature": "Mine"}')`);
  await expect(signing).rejects.toMatchObject({ code: '42501' });
  await by(`select public.admin_save_settings('{"ready_answers": {"x": {"label": "X", "text": "Y"}}}')`);
});

describe('an answer that came back by mail', () => {
  const store = async (id: string, more: object = {}, at = sql) => {
    const answer = {
      ...{ kind: 'answer', sender: 'ada@example.com', body: 'Yes, gladly', attachments: ['plan.pdf'] },
      ...{ provider_id: randomUUID(), may_be_in_danger: false, ...more },
    };
    return one(at`select public.store_contact_answer(${id}, ${sql.json(answer)}, 'owner@example.com')`);
  };
  const write = () => add(sql, 'contact_messages', { state: 'answered', handled_at: new Date() });
  const jobs = () => sql`select sequence from public.email_jobs where kind = 'contact' order by sequence`;

  it('is kept with its message, opens it again, and is mailed to the owner, once', async () => {
    const id = await write();
    const provider_id = randomUUID();
    expect(await store(id, { provider_id })).toBe('stored');
    expect(await store(id, { provider_id })).toBe('duplicate');
    expect(await store(randomUUID())).toBe('gone');
    const reply = { kind: 'answer', who: 'ada@example.com', body: 'Yes, gladly', attachments: ['plan.pdf'] };
    expect(await call(`select public.admin_inbox(message_id => '${id}')`)).toMatchObject({
      opened: { state: 'new', replies: [reply] },
    });
    expect(await jobs()).toEqual([{ sequence: 2 }]);
    const facts = { answer: 'Yes, gladly', message: 'Hello', attachments: ['plan.pdf'] };
    const query = sql`select private.mail_facts(j) from public.email_jobs as j where kind = 'contact'`;
    expect(await one(query)).toMatchObject(facts);
  });

  it('keeps the mark of danger until it is closed, whatever was answered', async () => {
    const id = await write();
    await store(id, { may_be_in_danger: true });
    for (const [query, isMarked] of [
      [`select 'nothing is done'`, true],
      [`select public.admin_move_messages(array['${id}']::uuid[], 'in-progress')`, true],
      [`select public.admin_reply_to_message('${id}', 'I am here')`, true],
      [`select public.admin_move_messages(array['${id}']::uuid[], 'closed')`, false],
    ] as const) {
      await call(query);
      await store(id, { body: 'What time does the shop open?' });
      expect(
        await sql`select may_be_in_danger as is from public.contact_messages where id = ${id}`,
        query,
      ).toEqual([{ is: isMarked }]);
    }
  });

  it('that a machine wrote changes nothing else, and no more than 20 a day are kept', async () => {
    const id = await write();
    expect(await store(id, { kind: 'auto' })).toBe('stored');
    expect(await store(id, { kind: 'bounce' })).toBe('stored');
    expect(await one(sql`select state from public.contact_messages where id = ${id}`)).toBe('answered');
    expect(await jobs()).toEqual([]);
    for (let count = 2; count < 20; count += 1) await store(id, { kind: 'auto' });
    expect(await store(id, { kind: 'bounce' })).toBe('too-many');
  });

  it('is kept after many of machines, once if a list delivers it twice, and longer with words of danger', async () => {
    const id = await write();
    for (let count = 0; count < 20; count += 1) await store(id, { kind: 'auto' });
    expect(await store(id)).toBe('stored');
    expect(await store(id)).toBe('duplicate');
    expect(await store(id, { attachments: ['other.pdf'] })).toBe('stored');
    for (let count = 2; count < 100; count += 1) await store(id, { body: `${count}` });
    expect(await store(id, { body: 'more' })).toBe('too-many');
    expect(await store(id, { body: 'help', may_be_in_danger: true })).toBe('stored');
    await call(`select public.admin_move_messages(array['${id}']::uuid[], 'closed')`);
    expect(await store(id, { body: 'help', may_be_in_danger: true })).toBe('stored');
  });
});
