import { beforeEach, describe, expect, it } from 'vitest';
import { actsOf, newAdmin, type SignedIn, valueFor } from './admin';
import { ownDatabase } from './database';

const sql = ownDatabase();
let admin: SignedIn;
beforeEach(async () => {
  await sql`truncate public.contact_messages, public.contact_replies, public.email_jobs, public.email_suppressions`;
  admin = await newAdmin(sql);
});

const call = <Value = unknown>(query: string) => valueFor<Value>(sql, admin, query);

describe('the inbox', () => {
  beforeEach(async () => {
    await sql`insert into public.contact_messages (name, email, type, message, created_at) values
      ('Ann', 'ann@example.com', 'book', 'Is 100% of it true?', '2026-02-01'),
      ('Bo', 'bo@example.com', 'media', 'Under_score', '2026-02-02'),
      ('Cy', 'cy@example.com', 'book', 'Plain words', '2026-02-03')`;
  });

  async function inbox(search: string | null, topic: string | null = null, states: string[] | null = null) {
    const rows = await sql`select name from private.find_messages(${search}, ${topic}, ${states}, null, 50)`;
    return rows.map((row) => row.name);
  }

  it('searches messages literally, wildcards included', async () => {
    expect(await inbox(null)).toEqual(['Cy', 'Bo', 'Ann']);
    expect(await inbox('PLAIN')).toEqual(['Cy']);
    expect(await inbox('100%')).toEqual(['Ann']);
    expect(await inbox('r_s')).toEqual(['Bo']);
    expect(await inbox('%')).toEqual(['Ann']);
    expect(await inbox('bo@example')).toEqual(['Bo']);
    // All words, in any order, also in what followed.
    expect(await inbox('words cy plain')).toEqual(['Cy']);
    expect(await inbox('words bo')).toEqual([]);
    await sql`insert into public.contact_replies (contact_id, copy, body)
      select id, 1, 'Kind regards, Philippa' from public.contact_messages where name = 'Bo'`;
    expect(await inbox('philippa score')).toEqual(['Bo']);
    expect(await inbox('philippa plain')).toEqual([]);
    expect(await inbox(null, 'book')).toEqual(['Cy', 'Ann']);
  });

  it('says in which states a search found something, and limits it to days of the owner’s time zone', async () => {
    await sql`update public.contact_messages set state = 'answered', handled_at = now() where name = 'Bo'`;
    await sql`update private.admin_settings set time_zone = 'Pacific/Auckland'`;
    const page = async (args: string) => {
      const { found, matches } = await call<Record<string, unknown>>(`select public.admin_inbox(${args})`);
      return { found, matches };
    };
    expect(await page('')).toEqual({ found: null, matches: 2 });
    expect(await page(`search => 'example', wanted => null`)).toEqual({
      found: { new: 2, answered: 1 },
      matches: 3,
    });
    expect(await page(`search => 'score'`)).toEqual({ found: { answered: 1 }, matches: 0 });
    // Stored at midnight UTC, which is 1 pm in Auckland.
    await sql`update public.contact_messages set created_at = '2026-02-03 12:00Z' where name = 'Cy'`;
    expect(await page(`from_day => '2026-02-04', to_day => '2026-02-04'`)).toMatchObject({ matches: 1 });
    expect(await page(`to_day => '2026-02-03'`)).toMatchObject({ matches: 1 });
    await sql`update private.admin_settings set time_zone = 'UTC'`;
  });

  it('sets the state of messages and returns the previous one', async () => {
    const [message] = await sql`select id from public.contact_messages where name = 'Bo'`;
    const move = async (state: string) => {
      const was = await call(
        `select public.admin_move_messages(array['${message?.id}']::uuid[], '${state}')`,
      );
      return (was as Record<string, string>)[message?.id];
    };
    expect(await move('in-progress')).toBe('new');
    expect(await inbox(null, null, ['answered', 'closed'])).toEqual([]);
    expect(await move('closed')).toBe('in-progress');
    expect(await inbox(null, null, ['answered', 'closed'])).toEqual(['Bo']);
    expect(await move('new')).toBe('closed');
    expect(await inbox(null, null, ['answered', 'closed'])).toEqual([]);
    await expect(move('lost')).rejects.toMatchObject({ code: '23514' });
  });
});

describe('settings', () => {
  const saved = () => sql`select public.site_settings() as now`.then(([row]) => row?.now);
  const save = (changes: object) => call(`select public.admin_save_settings('${JSON.stringify(changes)}')`);

  it('are kept one by one, and each that changed is in the log', async () => {
    const before = await saved();
    await save({
      time_zone: 'Europe/London',
      signature: 'Ada',
      ready_answers: { a: { label: 'A', text: 'B' } },
    });
    await save({
      time_zone: 'Europe/London',
      open_days: [6, 1],
      ready_answers: { c: { label: 'C', text: '' } },
    });
    expect(await saved()).toEqual({
      ...before,
      time_zone: 'Europe/London',
      signature: 'Ada',
      open_days: [1, 6],
      ready_answers: { a: { label: 'A', text: 'B' }, c: { label: 'C', text: '' } },
    });
    expect(await actsOf(sql, admin.userId)).toEqual(
      ['ready_answers', 'signature', 'time_zone', 'open_days', 'ready_answers'].map((name) => [
        'settings-saved',
        name,
      ]),
    );
  });

  it.each([
    { time_zone: 'Europe/Atlantis' },
    { sender_name: 'Ada <ada@example.com>' },
    { signature: 'a'.repeat(501) },
    { open_days: [8] },
    { open_days: [] },
    { ready_answers: { a: { label: 'A', text: 'a'.repeat(100_001) } } },
  ])('are refused: %o', async (changes) => {
    const before = await saved();
    await expect(save(changes)).rejects.toBeTruthy();
    expect(await saved()).toEqual(before);
  });
});

describe('several messages', () => {
  it('get a state together, or are deleted; what a sender of spam writes later is spam, and no mail', async () => {
    const store = async (email: string, message: string) => {
      const words = sql.json({ name: 'Ann', email, type: 'book', message });
      const [row] = await sql`select * from public.store_contact_message(${words}, 'owner@example.com')`;
      return row?.contact_id as string;
    };
    const first = await store('ann@example.com', 'Buy this');
    const second = await store('bo@example.com', 'A question');
    const move = (state: string) =>
      call(`select public.admin_move_messages(array['${first}', '${second}']::uuid[], '${state}')`);
    expect(await move('spam')).toEqual({ [first]: 'new', [second]: 'new' });
    const later = await store('ann@example.com', 'Buy that');
    const mailed =
      await sql`select contact_id from public.email_jobs where kind = 'contact' order by created_at`;
    expect(mailed.map((job) => job.contact_id)).toEqual([first, second]);
    const page = await call<{ messages: { beginning: string }[]; opened: { earlier: { id: string }[] } }>(
      `select public.admin_inbox(wanted => 'spam', message_id => '${later}', oldest => true)`,
    );
    expect(page.messages.map(({ beginning }) => beginning)).toEqual(['Buy this', 'A question', 'Buy that']);
    expect(page.opened.earlier.map(({ id }) => id)).toEqual([first]);
    expect(await move('deleted')).toEqual({ [first]: 'spam', [second]: 'spam' });
    expect(await sql`select id from public.contact_messages`).toEqual([{ id: later }]);
    const acts = await actsOf(sql, admin.userId);
    expect(acts).toContainEqual(['message-spam', first]);
    expect(acts).toContainEqual(['message-deleted', second]);
  });
});

describe('a message with words of danger', () => {
  it('stands above all others while it is open, in any order, on any page', async () => {
    await sql`insert into public.contact_messages (name, email, type, message, created_at, may_be_in_danger) values
      ('Old', 'old@example.com', 'general', 'I am on the bridge', '2026-01-01', true),
      ('Later', 'later@example.com', 'book', 'I want to die', '2026-01-02', true),
      ('Spam', 'spam@example.com', 'book', 'Rank first', '2026-02-02', false),
      ('Book', 'book@example.com', 'book', 'When is it out?', '2026-02-03', false)`;
    const page = async (args: string) => {
      const { lifted, messages } = await call<Record<'lifted' | 'messages', { name: string }[]>>(
        `select public.admin_inbox(${args})`,
      );
      return [lifted, messages].map((list) => list.map(({ name }) => name));
    };
    const above = ['Old', 'Later'];
    expect(await page('')).toEqual([above, ['Book', 'Spam']]);
    expect(await page('oldest => true')).toEqual([above, ['Spam', 'Book']]);
    expect(await page(`before => '2026-02-03'`)).toEqual([above, ['Spam']]);
    expect(await page(`topic => 'book'`)).toEqual([['Later'], ['Book', 'Spam']]);
    const open = await call<object>(`select public.admin_overview('2026-02-01', '2026-02-07') -> 'open'`);
    expect(open).toMatchObject({ in_danger: 2 });
    await sql`update public.contact_messages set state = 'answered', handled_at = now() where name = 'Old'`;
    expect(await page('')).toEqual([['Later'], ['Book', 'Spam']]);
  });
});

describe('a message that waits in spam because of its sender', () => {
  it('is counted until somebody opens or moves it, and opening it is no mark of its own', async () => {
    await sql`insert into public.contact_messages (name, email, type, message, state, handled_at, held)
      select 'Rob', 'rob@example.com', 'book', 'Message ' || n, 'spam', now(), 'new' from generate_series(1, 3) as n`;
    const held = async () => {
      const { held } = await call<{ held: number }>(`select public.admin_inbox()`);
      const open = await call<{ held: number }>(
        `select public.admin_overview('2026-02-01', '2026-02-07') -> 'open'`,
      );
      expect(open.held).toBe(held);
      return held;
    };
    expect(await held()).toBe(3);
    const [one, two] = await sql`select id from public.contact_messages`;
    await call(`select public.admin_inbox(message_id => '${one?.id}')`);
    expect(await held()).toBe(2);
    const words = sql.json({ name: 'Rob', email: 'rob@example.com', type: 'book', message: 'One more' });
    const [stored] =
      await sql`select contact_id from public.store_contact_message(${words}, 'owner@example.com')`;
    const [row] = await sql`select state from public.contact_messages where id = ${stored?.contact_id}`;
    expect(row?.state).toBe('new');
    // A person calls it spam: that is a mark, and the message is looked at.
    await call(`select public.admin_move_messages(array['${two?.id}']::uuid[], 'spam')`);
    expect(await held()).toBe(1);
    expect(await sql`select held from public.contact_messages where id = ${two?.id}`).toEqual([
      { held: null },
    ]);
  });
});

describe('a reply to a message', () => {
  const reply = (id: string, body: string) =>
    call(`select public.admin_reply_to_message('${id}', '${body}')`);

  it('is stored, mailed and marked in one transaction, once for a double click', async () => {
    const [message] = await sql<{ id: string }[]>`
      insert into public.contact_messages (name, email, type, message)
      values ('Ada', 'ada@example.com', 'book', 'Hello') returning id`;
    const id = message?.id ?? '';
    expect((await Promise.all([reply(id, 'Yes'), reply(id, 'Yes')])).sort()).toEqual(['duplicate', 'queued']);
    expect(await reply(id, 'And more')).toBe('queued');
    const jobs =
      await sql`select kind, copy, recipient from public.email_jobs where kind <> 'security' order by copy`;
    expect(jobs).toEqual(
      [1, 2].map((copy) => ({
        kind: 'reply',
        copy,
        recipient: 'ada@example.com',
      })),
    );
    const [row] = await sql`select state, handled_at from public.contact_messages where id = ${id}`;
    expect(row?.state).toBe('answered');
    const page = await call<{ opened: { replies: { body: string }[] } }>(
      `select public.admin_inbox(message_id => '${id}')`,
    );
    expect(page.opened.replies.map(({ body }) => body)).toEqual(['Yes', 'And more']);
    await sql`select public.suppress_email('ada@example.com', 'bounce')`;
    expect(await reply(id, 'Too late')).toBe('suppressed');
    expect(await actsOf(sql, admin.userId)).toContainEqual(['message-replied', id]);
  });
});
