import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, readState, writeState } from '@/scripts/state';
import { startPostgres } from '@/supabase/local/postgres/cluster';
import { endProcess, ProcessRecord } from '@/supabase/local/process-record';
import { loadSettings } from '@/supabase/local/settings';

/** A process and all that it started; each PostgreSQL process has a group of its own. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // After the program's name in brackets: the state, then the parent.
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
      // It ended in the meantime.
    }
  }
}

/** The stack's PostgreSQL, to be maltreated. Linux only. */
export const cluster = {
  /** It keeps its connections, takes new ones, and answers none. */
  pause: () => signalAll('SIGSTOP'),
  goOn: () => signalAll('SIGCONT'),
  /** Kills a connection's process, after which PostgreSQL drops all others and recovers from its log. */
  crash(sessionPid: number) {
    process.kill(sessionPid, 'SIGKILL');
  },
  /** Shuts it down: its port is closed. */
  stop: () => endProcess(readState().pids.postgres, 'SIGINT'),
  /** Starts it again and tells those who will stop it. */
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
