import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, readState, writeState } from '@/scripts/state';
import { startPostgres } from '@/supabase/local/postgres/cluster';
import { endProcess, ProcessRecord } from '@/supabase/local/process-record';
import { loadSettings } from '@/supabase/local/settings';

/** A process and its children: each PostgreSQL process has a process group of its own. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // After the command in parentheses come the state and the parent's pid.
        const [, parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ pid: Number(name), parent: Number(parent) }];
      } catch {
        return [];
      }
    });
  return [pid, ...parents.filter(({ parent }) => parent === pid).map((child) => child.pid)];
}

function signalAll(signal: NodeJS.Signals): void {
  for (const pid of family(readState().pids.postgres)) {
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
  /** Kills a backend process: PostgreSQL then drops all connections and recovers from its log. */
  crash(sessionPid: number) {
    process.kill(sessionPid, 'SIGKILL');
  },
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
