import { areFilesBuilt, buildFiles } from '../build/files.ts';
import { seedOnce } from '../supabase/local/database/seed.ts';
import { assertPortsAreFree } from '../supabase/local/ports.ts';
import { type ProcessName, ProcessRecord } from '../supabase/local/process-record.ts';
import { type StackProfile, type StackSettings, stackSettings } from '../supabase/local/settings.ts';
import { startStack } from '../supabase/local/start-stack.ts';
import { progress } from './report.ts';
import { buildSite, startSite } from './site.ts';
import { stateOf, writeState } from './state.ts';

/**
 * Ends processes that a killed run left behind.
 * @throws when another run is still alive, with its process id
 */
export async function endLeftovers({ dir }: Pick<StackSettings, 'dir'>): Promise<void> {
  const record = new ProcessRecord(dir);
  const alive = record.alive();
  const supervisor = alive.find((entry) => entry.name === 'supervisor');
  if (supervisor) {
    throw new Error(
      `Already running as process ${supervisor.pid}, with its data in ${dir}: stop it with Ctrl-C first.`,
    );
  }
  if (alive.length === 0) return record.clear();
  progress(`ending processes of a killed run: ${alive.map((entry) => entry.name).join(', ')}`);
  await record.endAll();
}

export interface Session {
  settings: StackSettings;
  /** Resolves with the name of a process that exited unexpectedly. */
  ended: Promise<ProcessName>;
  /** Ends all processes of the record. */
  stop(): Promise<void>;
}

/** How the site is served: built, from its sources, or not at all. */
type Serving = 'start' | 'dev' | 'not';

/**
 * Cleans up after a killed run, then starts the whole product locally: database, API and mailbox with demo
 * data, and the site. Ctrl-C then stops all of it.
 * @throws when another run is alive in the same folder, or a port is taken
 */
export async function startSession(profile: StackProfile, serving: Serving): Promise<Session> {
  const settings = stackSettings(profile);
  await endLeftovers(settings);
  await assertPortsAreFree(settings);
  const record = new ProcessRecord(settings.dir);
  const stop = () => record.endAll();
  stopOnSignal(stop);
  record.add('supervisor', process.pid);
  try {
    const [pids] = await Promise.all([
      startStack(settings, record, progress),
      prepareSite(settings, record, serving),
    ]);
    if (await seedOnce(settings)) progress('demo accounts and demo data');
    if (serving !== 'not') {
      const site = await startSite(settings, serving, record);
      writeState(stateOf(settings, { ...pids, site: site.pid }), settings.dir);
    }
    return { settings, ended: record.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepareSite(settings: StackSettings, record: ProcessRecord, serving: Serving): Promise<void> {
  if (serving === 'start') {
    progress('site');
    if (!(await buildSite(settings, record))) progress('site: nothing changed since the last build');
  }
  if (serving === 'dev' || (serving === 'start' && !areFilesBuilt())) await buildFiles();
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

const called: Partial<Record<ProcessName, string>> = {
  postgres: 'PostgreSQL',
  backend: 'The Supabase API',
  mailbox: 'The mailbox',
  site: 'The site',
};

/**
 * Waits until a process exits unexpectedly, then reports it and stops the others. Resolves with the exit
 * code.
 */
export async function stopWhenOneEnds({ ended, settings, stop }: Session): Promise<number> {
  const name = await ended;
  process.stderr.write(
    `\n${called[name] ?? name} ended by itself, so everything is stopped. See the end of ${settings.dir}/${name}.log.\n`,
  );
  await stop();
  return 1;
}
