import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Tells one run of a process from a later one that was given the same number, so that cleaning up after a
 * killed stack can never hit a stranger. Null when no such process runs.
 */
export function processIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  return process.platform === 'linux' ? linuxIdentity(pid) : portableIdentity(pid);
}

/** Start time in clock ticks, with the boot that it counts from. A process that is only a zombie is gone. */
function linuxIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces; fields count on after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    if (state === 'Z' || state === 'X') return null;
    return `${boot}:${fields[19]}`;
  } catch {
    return null;
  }
}

function portableIdentity(pid: number): string | null {
  const result = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return result.stdout?.trim() || null;
}
