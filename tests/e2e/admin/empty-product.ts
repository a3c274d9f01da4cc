import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import WebSocket from 'ws';
import { siteEnv } from '../../../scripts/site.ts';
import { readState } from '../../../scripts/state.ts';
import { isListening } from '../../../supabase/local/ports.ts';
import { outsideDir } from '../../../supabase/local/postgres/home.ts';
import { endProcess, ProcessRecord } from '../../../supabase/local/process-record.ts';
import { databaseUrl, stackSettings } from '../../../supabase/local/settings.ts';
import { startStack } from '../../../supabase/local/start-stack.ts';
import { cookiesOfSession } from '../../support/sign-in.ts';

const FOLDER = '.local-empty';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

function isolatedSettings() {
  const { LOCAL_DIR } = process.env;
  process.env.LOCAL_DIR = FOLDER;
  try {
    return stackSettings('local');
  } finally {
    if (LOCAL_DIR === undefined) delete process.env.LOCAL_DIR;
    else process.env.LOCAL_DIR = LOCAL_DIR;
  }
}

/**
 * Starts the product as on its first day: migrations without seed data, and one admin account. Serves the build of the
 * running site on separate ports.
 */
export async function startEmptyProduct() {
  rmSync(FOLDER, { recursive: true, force: true });
  const made = isolatedSettings();
  const [site, api, database, google, mailbox] = await Promise.all(Array.from({ length: 5 }, freePort));
  if (!site || !api || !database || !google || !mailbox) throw new Error('There are no free ports.');
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const settings = {
    ...made,
    ports: { site, api, database, google, mailbox },
    apiUrl: at(api),
    googleUrl: at(google),
    mailboxUrl: at(mailbox),
  };
  const record = new ProcessRecord(settings.dir);
  await startStack(settings, record, () => {});
  const account = settings.accounts.admin;
  const answer = await fetch(`${settings.apiUrl}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { apikey: settings.secrets.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, email_confirm: true }),
  });
  if (!answer.ok) throw new Error(`The admin's account could not be made: ${answer.status}`);
  const sql = postgres(databaseUrl(settings), { max: 1, onnotice: () => {} });
  await sql`insert into public.user_roles (user_id, role) select id, 'admin' from public.profiles`;
  await sql`update private.admin_settings set second_factor_required = false`;
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(site)],
    {
      stdio: 'ignore',
      detached: true,
      env: {
        ...siteEnv(settings),
        NODE_ENV: 'production',
        NEXT_DIST_DIR: process.env.LOCAL_DIR === '.local-test' ? '.next-test' : '.next',
        // Must match the address that the build was made for.
        SITE_URL: readState().siteUrl,
      },
    },
  );
  for (let tries = 0; tries < 600 && !(await isListening(site)); tries++) await sleep(100);
  return {
    siteUrl: at(site),
    account,
    /** Signs the admin in by cookie: the build rejects form posts from this origin. */
    async signIn(context: BrowserContext) {
      const client = createClient(settings.apiUrl, settings.secrets.publishableKey, {
        auth: { persistSession: false },
        realtime: { transport: WebSocket as never },
      });
      const { error } = await client.auth.signInWithPassword(account);
      if (error) throw error;
      const cookies = await cookiesOfSession(client);
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: at(site) })));
    },
    sql,
    async stop() {
      await sql.end();
      if (child.pid) await endProcess(child.pid);
      await record.endAll();
      rmSync(settings.dir, { recursive: true, force: true });
      rmSync(outsideDir(settings.dir), { recursive: true, force: true });
    },
  };
}
