import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, minutes, newAdmin, one, ownDatabase, untilWaiting, valueFor } from './database';

const sql = ownDatabase(12);
beforeEach(() => sql`truncate public.contact_messages, public.email_jobs cascade`);

/** Stores a message, and returns the answer and the row. */
const send = async (message: string, options: { danger?: boolean; at?: Date } = {}) => {
  const words = { name: 'Rob', email: 'Rob@example.com', type: 'book', message };
  const [row] = await sql`select * from public.store_contact_message(
    ${sql.json({ ...words, may_be_in_danger: options.danger ?? false })}, 'owner@example.com', ${options.at ?? minutes(0)})`;
  const [stored] = await sql`select * from public.contact_messages where id = ${row?.contact_id}`;
  return { ...stored, id: row?.contact_id, outcome: row?.outcome };
};

describe('a message to the owner', () => {
  it('submitted 30 times concurrently is one message and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => send('The same words')));
    expect(answers.filter((answer) => answer.outcome === 'stored')).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await sql`select from public.email_jobs where kind = 'contact'`).toHaveLength(1);
  });

  it('with another text, or later, is another one', async () => {
    const outcome = async (words: string, minute: number) =>
      (await send(words, { at: minutes(minute) })).outcome;
    expect([await outcome('One', 0), await outcome('Two', 0)]).toEqual(['stored', 'stored']);
    expect([await outcome('One', 9), await outcome('One', 11)]).toEqual(['duplicate', 'stored']);
  });

  it('is deleted with its sender while another admin moves it in the inbox', async () => {
    const admin = await newAdmin(sql);
    const [first, second] = [randomUUID(), randomUUID()].sort();
    // Newer, and stored first, is the one that the inbox locks last.
    await add(sql, 'contact_messages', { id: second, created_at: '2026-01-02' });
    await add(sql, 'contact_messages', { id: first, created_at: '2026-01-01' });
    const lock = `select from public.contact_messages where id = `;
    const { outcome } = await sql.begin(async (inbox) => {
      await inbox.unsafe(`${lock} '${first}' for update`);
      const deletion = valueFor(sql, admin, `select public.admin_delete_person('ann@example.com', true)`);
      await untilWaiting(sql);
      await inbox.unsafe(`${lock} '${second}' for update`);
      return { outcome: deletion };
    });
    expect(await outcome).toBe('deleted');
  });
});

describe('a message with words of danger, or of a sender of spam', () => {
  const markAsSpam = (at: Date) =>
    sql`update public.contact_messages set state = 'spam', handled_at = ${at} where email = 'rob@example.com'`;
  const mailed = async () =>
    (await sql`select contact_id from public.email_jobs where kind = 'contact'`).map((job) => job.contact_id);
  const day = (count: number) => minutes(count * 24 * 60);

  it('of a marked sender waits in spam, new, without a mail; with words of danger it goes to the inbox with one', async () => {
    await send('Buy my guitar');
    await markAsSpam(minutes(5));
    const held = await send('Buy my amplifier', { at: minutes(10) });
    expect(held).toMatchObject({ state: 'spam', auto_spam: 'new' });
    expect(await mailed()).not.toContain(held.id);
    const help = await send('I am standing on the bridge', { danger: true, at: minutes(10) });
    expect(help).toMatchObject({ state: 'new', auto_spam: null, may_be_in_danger: true });
    expect(await mailed()).toContain(help.id);
  });

  it('is in spam for 90 days after a person marked the sender, which held messages do not prolong', async () => {
    await send('Buy my guitar');
    await markAsSpam(day(0));
    expect(await send('One', { at: day(89) })).toMatchObject({ state: 'spam' });
    expect(await send('Two', { at: day(91) })).toMatchObject({ state: 'new' });
  });

  it('without such words is marked, too, while a marked one of its sender is not closed', async () => {
    await send('I want to die', { danger: true });
    await sql`update public.contact_messages set state = 'answered', handled_at = now()`;
    expect(await send('My sister is coming', { at: minutes(60) })).toMatchObject({ may_be_in_danger: true });
    await sql`update public.contact_messages set state = 'closed', handled_at = now()`;
    const later = await send('Is there an audiobook?', { at: minutes(90) });
    expect(later).toMatchObject({ may_be_in_danger: false });
  });

  it('is not folded into one that is done, if it has words of danger', async () => {
    await send('I want to die', { danger: true });
    const again = (minute: number) => send('I want to die', { danger: true, at: minutes(minute) });
    expect(await again(1)).toMatchObject({ outcome: 'duplicate' });
    await sql`update public.contact_messages set state = 'closed', handled_at = now()`;
    expect(await again(2)).toMatchObject({ outcome: 'stored', state: 'new' });
  });
});

describe('the link in the mail of a message', () => {
  const write = (state: string) => {
    const isHandled = ['answered', 'closed', 'spam'].includes(state);
    return add(sql, 'contact_messages', { state, handled_at: isHandled ? minutes(0) : null });
  };
  const mark = (id: string) => sql`select public.mark_message_answered(${id})`;
  const read = (id: string) => sql`select state, handled_at from public.contact_messages where id = ${id}`;
  const logged = (id: string) => sql`select action, actor from public.admin_audit where object = ${id}`;

  it.each(['new', 'in-progress'])('marks one that is %s as answered, once, and logs it', async (state) => {
    const [id, other] = [await write(state), await write(state)];
    await Promise.all(Array.from({ length: 10 }, () => mark(id)));
    const [first] = await read(id);
    expect(first).toMatchObject({ state: 'answered', handled_at: expect.any(Date) });
    await mark(id);
    expect(await read(id)).toEqual([first]);
    expect(await logged(id)).toEqual([{ action: 'message-answered-by-link', actor: null }]);
    expect(await read(other)).toEqual([{ state, handled_at: null }]);
  });

  it('leaves one open to which more was written than the page with the button knew of', async () => {
    const contact_id = await write('new');
    await add(sql, 'contact_replies', { contact_id });
    const markSeen = (seen: number) => one(sql`select public.mark_message_answered(${contact_id}, ${seen})`);
    expect([await markSeen(0), (await read(contact_id))[0]?.state]).toEqual([false, 'new']);
    expect([await markSeen(1), (await read(contact_id))[0]?.state]).toEqual([true, 'answered']);
  });

  it.each(['answered', 'closed', 'spam', 'deleted'])('leaves one that is %s as it is', async (state) => {
    const id = state === 'deleted' ? randomUUID() : await write(state);
    const before = await read(id);
    await mark(id);
    expect(await read(id)).toEqual(before);
    expect(await logged(id)).toEqual([]);
  });
});
