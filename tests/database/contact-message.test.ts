import { beforeEach, describe, expect, it } from 'vitest';
import { ownDatabase } from './database';
import { minutes } from './times';

const sql = ownDatabase(12);
beforeEach(() => sql`truncate public.contact_messages, public.email_jobs cascade`);

describe('a message to the owner', () => {
  const send = async (message: string, at = minutes(0)) => {
    const [answer] = await sql`
      select * from public.store_contact_message(${sql.json({
        name: 'Ann',
        email: 'Ann@example.com',
        type: 'book',
        message,
      })}, 'owner@example.com', ${at})`;
    return answer;
  };

  it('submitted 30 times concurrently is one message and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => send('The same words')));
    expect(answers.filter((answer) => answer?.outcome === 'stored')).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer?.contact_id)).size).toBe(1);
    expect(await sql`select from public.email_jobs where kind = 'contact'`).toHaveLength(1);
  });

  it('with another text, or later, is another one', async () => {
    expect((await send('One'))?.outcome).toBe('stored');
    expect((await send('Two'))?.outcome).toBe('stored');
    expect((await send('One', minutes(9)))?.outcome).toBe('duplicate');
    expect((await send('One', minutes(11)))?.outcome).toBe('stored');
  });
});
