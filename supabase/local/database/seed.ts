import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { databaseUrl, type StackSettings } from '../settings.ts';

const seedFile = 'supabase/seed.sql';

/**
 * Creates the demo accounts, then runs `supabase/seed.sql`, once per database. The accounts' passwords are
 * random, so they cannot be in the SQL file.
 * @returns false if it has already been done.
 */
export async function seedOnce(settings: StackSettings): Promise<boolean> {
  const sql = postgres(databaseUrl(settings), { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(`create table if not exists supabase_migrations.seed_files (
      path text not null primary key, hash text not null)`);
    const done = await sql`select from supabase_migrations.seed_files where path = ${seedFile}`;
    if (done.length > 0) return false;
    await makeAccount(settings, 'admin', 'The Admin');
    await makeAccount(settings, 'reader', 'Robin Reader');
    await sql.begin(async (transaction) => {
      await transaction.unsafe(readFileSync(seedFile, 'utf8'));
      await transaction`insert into supabase_migrations.seed_files (path, hash) values (${seedFile}, 'local')`;
    });
    return true;
  } finally {
    await sql.end();
  }
}

/** An account from an earlier attempt is kept. */
async function makeAccount(settings: StackSettings, who: 'admin' | 'reader', name: string): Promise<void> {
  const { email, password } = settings.accounts[who];
  const made = await fetch(`${settings.apiUrl}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { apikey: settings.secrets.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, email_confirm: true, user_metadata: { full_name: name } }),
  });
  const answer = await made.text();
  if (!made.ok && !answer.includes('email_exists'))
    throw new Error(`The demo account ${email} could not be made: ${made.status} ${answer}`);
}
