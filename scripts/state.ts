import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { databaseUrl, type StackSettings } from '../supabase/local/settings.ts';

const account = z.object({ email: z.string(), password: z.string() });

const stateSchema = z.object({
  siteUrl: z.string(),
  supabaseUrl: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  /** The mailbox's page; /messages on the same origin is its JSON API. */
  mailboxUrl: z.string(),
  /** Connects as `postgres`, which owns the schema and, as on the hosted service, is not a superuser. */
  databaseUrl: z.string(),
  googleUrl: z.string(),
  cronSecret: z.string(),
  linkSecret: z.string(),
  resendKey: z.string(),
  webhookSecret: z.string(),
  accounts: z.object({ admin: account, reader: account }),
  pids: z.object({ postgres: z.number(), backend: z.number(), mailbox: z.number(), site: z.number() }),
});

/** What tests and tools need to know about the running local stack. */
export type LocalState = z.infer<typeof stateSchema>;

/** The folder of the local stack: `LOCAL_DIR`, or `.local` in the project. */
export function localDir(): string {
  return resolve(process.env.LOCAL_DIR || '.local');
}

/**
 * Reads the state that `up`, `dev` or `test` wrote.
 * @throws when no stack has been started in that folder
 */
export function readState(dir = localDir()): LocalState {
  const file = join(dir, 'state.json');
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`No usable ${file}: start the stack with "npm run up" first.`, { cause });
  }
}

/** Builds the state of a running stack. */
export function stateOf(settings: StackSettings, pids: LocalState['pids']): LocalState {
  const addresses = { supabaseUrl: settings.apiUrl, databaseUrl: databaseUrl(settings) };
  // Parsing strips the secrets that tests and tools do not need.
  return stateSchema.parse({ ...settings, ...settings.secrets, ...addresses, pids });
}

/** Writes the state atomically, readable only by its owner. */
export function writeState(state: LocalState, dir = localDir()): void {
  const file = join(dir, 'state.json');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}
