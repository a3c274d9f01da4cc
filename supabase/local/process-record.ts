import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';

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
 * The processes of a stack on disk, written the moment each one starts: the next command after a `kill -9`
 * finds in it what was left behind.
 */
export class ProcessRecord {
  readonly #file: string;
  #ending: Promise<void> | undefined;
  #tellEnded: (name: ProcessName) => void = () => {};
  /** Resolves with the name of the first watched process that ends by itself, which none should. */
  readonly ended = new Promise<ProcessName>((resolve) => {
    this.#tellEnded = resolve;
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

  /** Adds a process that is to run until all are ended. */
  watch(name: ProcessName, child: ChildProcess): void {
    if (child.pid !== undefined) this.add(name, child.pid);
    child.once('exit', () => {
      if (!this.#ending) this.#tellEnded(name);
    });
  }

  /** Those of the recorded processes that still run. */
  alive(): RecordedProcess[] {
    return this.#read().filter((entry) => processIdentity(entry.pid) === entry.identity);
  }

  clear(): void {
    rmSync(this.#file, { force: true });
  }

  /** Ends all but the supervisor, and what is started meanwhile. The database goes last, after those that use it. */
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

/** Ends a process with its whole group: asks first, insists after `patience` milliseconds. */
export async function endProcess(pid: number, ask: NodeJS.Signals = 'SIGTERM', patience = 8000) {
  const identity = processIdentity(pid);
  const gone = () => identity === null || processIdentity(pid) !== identity;
  signalGroup(pid, ask);
  // A process that a test has paused hears nothing until it goes on.
  signalGroup(pid, 'SIGCONT');
  const deadline = Date.now() + patience;
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
      // No group of that number: the process alone is meant. Gone altogether: nothing to do.
    }
  }
}
