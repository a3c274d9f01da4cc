import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import WebSocket from 'ws';
import { databaseUrl, type StackSettings } from '@/supabase/local/settings';

const realtime = { transport: WebSocket as never };
const auth = { persistSession: false, autoRefreshToken: false };

/** What the services have accepted. */
export interface Accepted {
  flips: string[];
  mails: string[];
}

/**
 * Writes flips and mails concurrently until stopped; refused ones are ignored.
 * @returns a function that stops it
 */
export async function startWriting(settings: StackSettings): Promise<() => Promise<Accepted>> {
  const { apiUrl, mailboxUrl, secrets } = settings;
  const service = createClient(apiUrl, secrets.secretKey, { realtime, auth });
  const credentials = { email: `writer-${randomUUID()}@example.com`, password: randomUUID() };
  const made = await service.auth.admin.createUser({ ...credentials, email_confirm: true });
  if (made.error) throw made.error;
  const user_id = made.data.user.id;
  await service.from('account_consents').insert({ user_id, version: '1', text: 'Yes' });
  const client = createClient(apiUrl, secrets.publishableKey, { realtime, auth });
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;

  const accepted: Accepted = { flips: [], mails: [] };
  let stopped = false;
  async function writeFlips() {
    while (!stopped) {
      const id = randomUUID();
      const session_date = new Date().toISOString().slice(0, 10);
      const flip = { id, user_id, flip_step_reached: 'complete', completion_time_seconds: 16, session_date };
      const answer = await client.from('flip_sessions').insert(flip);
      if (!answer.error) accepted.flips.push(id);
    }
  }
  async function sendMails() {
    while (!stopped) {
      const to = `${randomUUID()}@example.com`;
      const response = await fetch(`${mailboxUrl}/emails`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets.resendKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ from: 'Test <test@example.com>', to: [to], subject: 'Kept', text: 'Kept' }),
      }).catch(() => null);
      if (response?.ok) accepted.mails.push(to);
    }
  }
  const writing = [writeFlips(), writeFlips(), writeFlips(), writeFlips(), sendMails(), sendMails()];
  return async () => {
    stopped = true;
    await Promise.all(writing);
    return accepted;
  };
}

/** How many accepted flips and mails are missing. */
export async function countLost(settings: StackSettings, { flips, mails }: Accepted): Promise<number> {
  const sql = postgres(databaseUrl(settings), { max: 1 });
  const kept = await sql`select from public.flip_sessions where id = any (${flips})`;
  await sql.end();
  const messages = (await (await fetch(`${settings.mailboxUrl}/messages`)).json()) as { to: string[] }[];
  const arrived = new Set(messages.flatMap(({ to }) => to));
  return flips.length - kept.length + mails.filter((to) => !arrived.has(to)).length;
}
