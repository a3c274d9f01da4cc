import { areFilesBuilt, buildFiles } from '../build/files.ts';
import type { ProcessName } from '../supabase/local/process-record.ts';
import { databaseUrl, type StackProfile, type StackSettings } from '../supabase/local/settings.ts';
import { buildSite } from './build-site.ts';
import { progress } from './progress.ts';
import { startServices } from './services.ts';
import { startSite } from './start-site.ts';
import { type LocalState, writeState } from './state.ts';

export interface Session {
  settings: StackSettings;
  state: LocalState;
  /** Resolves with the name of a process that ended by itself, which none should. */
  ended: Promise<ProcessName>;
  stop(): Promise<void>;
}

/**
 * Makes a whole local product run: the services, built and served pages.
 *
 * @throws when another one runs in the same folder, or a port is taken.
 */
export async function startSession(profile: StackProfile, command: 'start' | 'dev'): Promise<Session> {
  const services = await startServices(profile, async (settings, record) => {
    if (command === 'start') {
      progress('site');
      const built = await buildSite(settings, record);
      if (!built) progress('site: nothing changed since the last build');
    }
    if (command === 'dev' || !areFilesBuilt()) await buildFiles();
  });
  const { settings, record, stop } = services;
  try {
    const site = await startSite(settings, command, record);
    const state = stateOf(settings, { ...services.pids, site: site.pid });
    writeState(state, settings.dir);
    const siteEnded = new Promise<ProcessName>((resolve) => {
      site.process.once('exit', () => {
        if (!services.isStopping()) resolve('site');
      });
    });
    return { settings, state, ended: Promise.race([siteEnded, services.ended]), stop };
  } catch (error) {
    await stop();
    throw error;
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
