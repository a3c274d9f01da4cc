import { seedOnce } from '../supabase/local/database/seed.ts';
import { assertPortsAreFree } from '../supabase/local/ports.ts';
import { endProcess, ProcessRecord } from '../supabase/local/process-record.ts';
import {
  databaseUrl,
  type StackProfile,
  type StackSettings,
  stackSettings,
} from '../supabase/local/settings.ts';
import { startStack } from '../supabase/local/start-stack.ts';
import { buildSite } from './build-site.ts';
import { buildWorkbook, isWorkbookBuilt } from './build-workbook.ts';
import { endLeftovers } from './leftovers.ts';
import { progress } from './progress.ts';
import { startSite } from './start-site.ts';
import { type LocalState, writeState } from './state.ts';

export interface Session {
  settings: StackSettings;
  state: LocalState;
  /** Resolves when the site ends by itself, which it should not. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Makes a whole local product run: cleans up after a killed one, starts the stack, seeds, builds and serves.
 *
 * @throws when another one runs in the same folder, or a port is taken.
 */
export async function startSession(profile: StackProfile, command: 'start' | 'dev'): Promise<Session> {
  const settings = stackSettings(profile);
  const record = new ProcessRecord(settings.dir);
  await endLeftovers(settings, record);
  await assertPortsAreFree(settings);
  const stops: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stopAll = async () => {
    const build = record.alive().find((entry) => entry.name === 'build');
    if (build) await endProcess(build.pid);
    for (const end of stops.splice(0).reverse()) await end();
    record.clear();
  };
  const stop = () => {
    stopping ??= stopAll();
    return stopping;
  };
  stopOnSignal(stop);
  record.add('supervisor', process.pid);
  try {
    const stack = await startStack(settings, progress);
    stops.push(stack.stop);
    if (await seedOnce(settings)) progress('demo accounts and demo data');
    if (command === 'start') {
      progress('site');
      const built = await buildSite(settings, record);
      if (!built) progress('site: nothing changed since the last build');
    }
    if (command === 'dev' || !isWorkbookBuilt()) await buildWorkbook();
    const site = await startSite(settings, command, record);
    stops.push(site.stop);
    const state = stateOf(settings, { ...stack.pids, site: site.pid });
    writeState(state, settings.dir);
    const ended = new Promise<void>((resolve) =>
      site.process.once('exit', () => {
        if (!stopping) resolve();
      }),
    );
    return { settings, state, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      progress('stopping');
      await stop();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
}

function stateOf(settings: StackSettings, pids: LocalState['pids']): LocalState {
  const { secrets } = settings;
  return {
    siteUrl: settings.siteUrl,
    supabaseUrl: settings.apiUrl,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    mailboxUrl: settings.mailboxUrl,
    databaseUrl: databaseUrl(settings),
    googleUrl: settings.googleUrl,
    cronSecret: secrets.cronSecret,
    linkSecret: secrets.linkSecret,
    resendKey: secrets.resendKey,
    webhookSecret: secrets.webhookSecret,
    accounts: settings.accounts,
    pids,
  };
}
