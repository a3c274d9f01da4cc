import { connect } from '../../support/stack.ts';

export const sql = connect();
const written: string[] = [];

interface Words {
  subject: string;
  message?: string;
  name?: string;
  hoursAgo?: number;
  type?: string;
  email?: string;
  inDanger?: boolean;
}

/** Inserts a contact message. @returns its id */
export async function writeMessage(words: Words): Promise<string> {
  const { subject, message = 'A plain message.', name = 'Nia', hoursAgo = 1, type = 'general' } = words;
  const { email = 'nia@example.org', inDanger = false } = words;
  const [row] = await sql<{ id: string }[]>`
    insert into public.contact_messages (name, email, type, subject, message, may_be_in_danger, created_at)
    values (${name}, ${email}, ${type}, ${subject}, ${message}, ${inDanger}, now() - make_interval(hours => ${hoursAgo}))
    returning id`;
  if (!row) throw new Error('No message was written.');
  written.push(row.id);
  return row.id;
}

/** Deletes the inserted messages. The connection stays open: a worker shares it between spec files. */
export async function removeMessages(): Promise<void> {
  await sql`delete from public.contact_messages where id = any (${written.splice(0)})`;
}
