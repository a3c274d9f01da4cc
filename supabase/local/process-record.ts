import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Distinguishes a process from a later one with the same pid, so that cleaning up after a killed stack never
 * hits a stranger. Null if no such process runs.
 */
function processIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  return process.platform === 'linux' ? linuxIdentity(pid) : portableIdentity(pid);
}

/** Boot id and start time in clock ticks. A zombie counts as gone. */
function linuxIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program name in parentheses and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    if (state === 'Z' || state === 'X') return null;
    return `${boot}:${fields[19]}`;
  } catch {
    return null;
  }
}

function portableIdentity(pid: number): string | null {
  // The same words in every shell, whatever its time zone and language.
  const env = { ...process.env, TZ: 'UTC', LC_ALL: 'C' };
  const result = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env });
  return result.stdout?.trim() || null;
}

export type ProcessName =
  | 'supervisor'
  | 'postgres'
  | 'backend'
  | 'mailbox'
  | 'site'
  | 'build'
  | 'second-site';

interface RecordedProcess {
  name: ProcessName;
  pid: number;
  identity: string;
}

/**
 * The stack's processes, written to disk as each one starts, so that the next command after a `kill -9` finds
 * what is left.
 */
export class ProcessRecord {
  readonly #file: string;
  #ending: Promise<void> | undefined;
  #resolveEnded: (name: ProcessName) => void = () => {};
  /** Resolves with the name of the first watched process that exits unexpectedly. */
  readonly ended = new Promise<ProcessName>((resolve) => {
    this.#resolveEnded = resolve;
  });

  constructor(dir: string) {
    this.#file = join(dir, 'processes.json');
  }

  #read(): RecordedProcess[] {
    if (!existsSync(this.#file)) return [];
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as RecordedProcess[];
    } catch {
      return [];
    }
  }

  add(name: ProcessName, pid: number): void {
    const identity = processIdentity(pid);
    if (identity === null) return;
    const others = this.#read().filter((entry) => entry.name !== name);
    writeFileSync(this.#file, JSON.stringify([...others, { name, pid, identity }]), { mode: 0o600 });
  }

  /** Adds a process that should run until `endAll`. */
  watch(name: ProcessName, child: ChildProcess): void {
    if (child.pid !== undefined) this.add(name, child.pid);
    child.once('exit', () => {
      if (!this.#ending) this.#resolveEnded(name);
    });
  }

  /** The recorded processes that are still running. */
  alive(): RecordedProcess[] {
    return this.#read().filter((entry) => processIdentity(entry.pid) === entry.identity);
  }

  clear(): void {
    rmSync(this.#file, { force: true });
  }

  /** Ends all processes but the supervisor, including any started meanwhile. The database ends last. */
  endAll(): Promise<void> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  async #end(): Promise<void> {
    for (;;) {
      const others = this.alive().filter(({ name }) => name !== 'supervisor');
      if (others.length === 0) return this.clear();
      others.reverse().sort((a, b) => Number(a.name === 'postgres') - Number(b.name === 'postgres'));
      for (const { name, pid } of others) await endProcess(pid, name === 'postgres' ? 'SIGINT' : 'SIGTERM');
    }
  }
}

/** Ends a process group: signals it, then kills it after `timeoutMs`. */
export async function endProcess(pid: number, ask: NodeJS.Signals = 'SIGTERM', timeoutMs = 8000) {
  const identity = processIdentity(pid);
  const gone = () => identity === null || processIdentity(pid) !== identity;
  signalGroup(pid, ask);
  // A process that a test has paused handles no signal until it continues.
  signalGroup(pid, 'SIGCONT');
  const deadline = Date.now() + timeoutMs;
  while (!gone() && Date.now() < deadline) await sleep(25);
  if (!gone()) signalGroup(pid, 'SIGKILL');
  while (!gone()) await sleep(25);
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // No such group: try the process itself. No such process: nothing to do.
    }
  }
}
