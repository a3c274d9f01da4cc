import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { processIdentity } from '../supabase/local/process-identity.ts';

const isLinux = process.platform === 'linux';
const everyMs = isLinux ? 500 : 3000;

/** Returns a process's command line and parent id; empty and 0 if it has exited. */
function processInfo(pid: number): { command: string; parent: number } {
  try {
    if (isLinux) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return { command, parent: Number(parent) };
    }
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent = 0, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? [];
    return { command, parent: Number(parent) };
  } catch {
    return { command: '', parent: 0 };
  }
}

/** A job started with `&` should outlive its script; a shell sets such a job's stdin to /dev/null. */
function isInBackground(): boolean {
  try {
    return isLinux && readlinkSync('/proc/self/fd/0') === '/dev/null';
  } catch {
    return false;
  }
}

/** The processes that launched this one: npm, the shell npm runs scripts in, and a `sh -c "npm run up"`. */
function launchers(): number[] {
  const found: number[] = [];
  let pid = process.ppid;
  const take = () => {
    found.push(pid);
    pid = processInfo(pid).parent;
  };
  while (pid > 1 && processInfo(pid).command.includes('run.mjs')) take();
  if (process.env.npm_execpath && pid > 1) take();
  if (pid > 1 && !isInBackground() && /^\S*sh -\w*c .*(?:npm|run\.mjs)/.test(processInfo(pid).command))
    take();
  return found;
}

/**
 * Sends this process SIGTERM when one of its launchers exits: npm does not forward SIGHUP, and the shell
 * between does not forward SIGTERM.
 */
export function followLauncher(): void {
  const followed = launchers().map((pid) => ({ pid, identity: processIdentity(pid) }));
  if (followed.length === 0) return;
  const timer = setInterval(() => {
    if (followed.every(({ pid, identity }) => processIdentity(pid) === identity)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
}
