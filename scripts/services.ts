import { seedOnce } from '../supabase/local/database/seed.ts';
import { assertPortsAreFree } from '../supabase/local/ports.ts';
import { type ProcessName, ProcessRecord } from '../supabase/local/process-record.ts';
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
  /** Ends all processes that the record names. */
  stop(): Promise<void>;
}

/**
 * Cleans up after a killed run and starts the services. Ctrl-C ends them from then on.
 *
 * @param meanwhile what needs none of them and has to be done as well
 * @throws when another run is alive in the same folder, or a port is taken.
 */
export async function startServices(
  profile: StackProfile,
  meanwhile: (settings: StackSettings, record: ProcessRecord) => Promise<void> = async () => {},
): Promise<Services> {
  const settings = stackSettings(profile);
  const record = new ProcessRecord(settings.dir);
  await endLeftovers(settings, record);
  await assertPortsAreFree(settings);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= record.endAll();
    return stopping;
  };
  stopOnSignal(stop);
  record.add('supervisor', process.pid);
  try {
    const [stack] = await Promise.all([startStack(settings, progress), meanwhile(settings, record)]);
    if (await seedOnce(settings)) progress('demo accounts and demo data');
    return {
      settings,
      record,
      pids: stack.pids,
      ended: new Promise((resolve) => void stack.ended.then((name) => stopping ?? resolve(name))),
      isStopping: () => stopping !== undefined,
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
