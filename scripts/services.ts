import { seedOnce } from '../supabase/local/database/seed.ts';
import { assertPortsAreFree } from '../supabase/local/ports.ts';
import { endProcess, type ProcessName, ProcessRecord } from '../supabase/local/process-record.ts';
import { type StackProfile, type StackSettings, stackSettings } from '../supabase/local/settings.ts';
import { type Stack, startStack } from '../supabase/local/start-stack.ts';
import { endLeftovers } from './leftovers.ts';
import { progress } from './progress.ts';

/** What the site needs to run: the database, the API and the mailbox, with the demo data. */
export interface Services {
  settings: StackSettings;
  record: ProcessRecord;
  pids: Stack['pids'];
  /** Resolves with the name of a process that ended by itself, which none should. */
  ended: Promise<ProcessName>;
  isStopping(): boolean;
  /** Has `stop` end something else, too, before what it needs. */
  alsoStop(end: () => Promise<void>): void;
  stop(): Promise<void>;
}

/**
 * Cleans up after a killed run and starts the services. Ctrl-C ends them from then on.
 *
 * @throws when another run is alive in the same folder, or a port is taken.
 */
export async function startServices(profile: StackProfile): Promise<Services> {
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
    return {
      settings,
      record,
      pids: stack.pids,
      ended: stack.ended,
      isStopping: () => stopping !== undefined,
      alsoStop: (end) => stops.push(end),
      stop,
    };
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
