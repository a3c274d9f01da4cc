import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, readState, writeState } from '@/scripts/state';
import { startPostgres } from '@/supabase/local/postgres/cluster';
import { endProcess, ProcessRecord } from '@/supabase/local/process-record';
import { loadSettings } from '@/supabase/local/settings';

/** Signals PostgreSQL and its children: each of its processes has a process group of its own. */
function signalAll(signal: NodeJS.Signals): void {
  const { postgres } = readState().pids;
  const children = readFileSync(`/proc/${postgres}/task/${postgres}/children`, 'utf8').trim().split(' ');
  for (const pid of [postgres, ...children.map(Number)]) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended meanwhile.
    }
  }
}

/** Injects faults into the stack's PostgreSQL. Linux only. */
export const cluster = {
  /** Keeps connections open and accepts new ones, but responds to none. */
  pause: () => signalAll('SIGSTOP'),
  resume: () => signalAll('SIGCONT'),
  /** Shuts it down; its port is closed. */
  stop: () => endProcess(readState().pids.postgres, 'SIGINT'),
  /** Starts it again and records the new process, so that the stack can stop it. */
  async start() {
    const state = readState();
    const { pid } = await startPostgres(loadSettings(join(localDir(), 'settings.json')), (child) => {
      if (child.pid !== undefined) new ProcessRecord(localDir()).add('postgres', child.pid);
      // It outlives these tests.
      child.unref();
    });
    writeState({ ...state, pids: { ...state.pids, postgres: pid } });
  },
};
