import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseUrl, loadSettings, type StackSettings } from '../supabase/local/settings.ts';

/** Builds what tests and tools need to know about a running stack, without the secrets that they do not need. */
export function stateOf(
  settings: StackSettings,
  pids: Record<'postgres' | 'backend' | 'mailbox' | 'site', number>,
) {
  const { siteUrl, mailboxUrl, googleUrl, accounts, secrets } = settings;
  const { publishableKey, secretKey, cronSecret, linkSecret, resendKey, webhookSecret } = secrets;
  return {
    siteUrl,
    supabaseUrl: settings.apiUrl,
    publishableKey,
    secretKey,
    /** The mailbox's page; /messages on the same origin is its JSON API. */
    mailboxUrl,
    /** Connects as `postgres`, which owns the schema and, as on the hosted service, is not a superuser. */
    databaseUrl: databaseUrl(settings),
    googleUrl,
    cronSecret,
    linkSecret,
    resendKey,
    webhookSecret,
    accounts,
    pids,
  };
}

export type LocalState = ReturnType<typeof stateOf>;

/** The folder of the local stack: `LOCAL_DIR`, or `.local` in the project. */
export function localDir(): string {
  return resolve(process.env.LOCAL_DIR || '.local');
}

/**
 * Reads the state that `up`, `dev` or `test` wrote.
 * @throws when no stack has been started in that folder
 */
export function readState(): LocalState {
  const file = join(localDir(), 'state.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LocalState;
  } catch (cause) {
    throw new Error(`No usable ${file}: start the stack with "npm run up" first.`, { cause });
  }
}

/** The settings of the running stack. @throws when no stack has been started in that folder */
export const readSettings = (): StackSettings => loadSettings(join(localDir(), 'settings.json'));

/** Writes the state atomically, readable only by its owner. */
export function writeState(state: LocalState, dir = localDir()): void {
  const file = join(dir, 'state.json');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
