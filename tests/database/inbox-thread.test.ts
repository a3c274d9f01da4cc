import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAdmin, type SignedIn, valueFor } from './actor';
import { one, ownDatabase } from './database';
import { add } from './rows';

const sql = ownDatabase();
let admin: SignedIn;
beforeEach(async () => {
  await sql`truncate public.contact_messages, public.contact_replies, public.email_jobs, public.email_suppressions`;
  admin = await newAdmin(sql);
});

const call = <Value = unknown>(query: string): Promise<Value> => valueFor(sql, admin, query);

it('two people see who is on a message and who answered, and a second answer waits until the first is read', async () => {
  const assistant = await newAdmin(sql, 'pat@example.com');
  await sql`update public.user_roles set role = 'inbox' where user_id = ${assistant.userId}`;
  await sql`update public.profiles set full_name = 'Pat' where id = ${assistant.userId}`;
  const by = <Value = unknown>(query: string): Promise<Value> => valueFor(sql, assistant, query);
  const id = await add(sql, 'contact_messages');
  await by(`select public.admin_move_messages(array['${id}']::uuid[], 'in-progress')`);
  const opened = async () =>
    (await call<{ opened: Record<string, unknown> }>(`select public.admin_inbox(message_id => '${id}')`))
      .opened;
  expect(await opened()).toMatchObject({ taken_by: 'Pat' });
  const reply = (who: typeof by, body: string, seen: number) =>
    who(`select public.admin_reply_to_message('${id}', '${body}', ${seen})`);
  expect(await reply(by, 'January works', 0)).toBe('queued');
  expect(await reply(call, 'Sorry, no time', 0)).toBe('newer');
  expect(await opened()).toMatchObject({ replies: [{ body: 'January works', who: 'Pat', kind: 'reply' }] });
  // The list says who wrote last, in either direction; a machine did not.
  const row = async () =>
    (await call<{ messages: object[] }>(`select public.admin_inbox(wanted => null)`)).messages[0];
  expect(await row()).toMatchObject({ beginning: 'Hello', last: { kind: 'reply', who: 'Pat' } });
  expect(await sql`select from public.email_jobs where kind = 'reply'`).toHaveLength(1);
  expect(await reply(call, 'Sorry, no time', 1)).toBe('queued');
  const answer = { contact_id: id, sender: 'ann@example.com', body: 'I am not well' };
  await add(sql, 'contact_replies', { ...answer, copy: 3, kind: 'answer', provider_id: 'a' });
  await add(sql, 'contact_replies', { ...answer, copy: 4, kind: 'auto', provider_id: 'b' });
  // Their own first words would hide the new ones.
  expect(await row()).toMatchObject({ beginning: 'I am not well', last: { kind: 'answer', who: null } });
  // An assistant signs with their name, until they choose.
  const own = async () => (await by<{ own: object }>(`select public.admin_inbox()`)).own;
  expect(await own()).toEqual({ signature: 'Pat', letter_keys: true });
  await by(`select public.admin_save_own('Pat, for the author', false)`);
  expect(await own()).toEqual({ signature: 'Pat, for the author', letter_keys: false });
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
  const jobs = () => sql`select copy from public.email_jobs where kind = 'contact' order by copy`;

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
    expect(await jobs()).toEqual([{ copy: 2 }]);
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
    expect(await store(id)).toBe('too-many');
  });
});
