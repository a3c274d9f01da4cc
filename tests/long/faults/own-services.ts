import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, vi } from 'vitest';
import { endLeftovers } from '@/scripts/session';
import { resetStack } from '@/supabase/local/postgres/home';
import { ProcessRecord } from '@/supabase/local/process-record';
import { loadSettings, type StackSettings } from '@/supabase/local/settings';
import { state } from '../../support/stack';

/** Port offset that avoids the stack of the other tests. */
const offset = 300;
const portOf = (url: string) => Number(new URL(url).port);

export interface Run {
  process: ChildProcess;
  /** Everything written so far. */
  output(): string;
  /** The exit code; null if it was killed. */
  ended: Promise<number | null>;
}

/** Separate services for a test that breaks them, in a git-ignored folder of the checkout. */
export class OwnServices {
  readonly dir: string;

  constructor(name: string) {
    this.dir = resolve(`.local-${name}`);
  }

  /** Starts the program, or another, without waiting for it to be ready. */
  run(program = process.execPath, ...args: string[]): Run {
    const own = ['--import', 'tsx', join(import.meta.dirname, 'run-services.ts')];
    const child = spawn(program, args.length > 0 ? args : own, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: args.length > 0,
      env: {
        ...process.env,
        LOCAL_DIR: this.dir,
        PORT: String(portOf(state.siteUrl) + offset),
        LOCAL_PORT_BASE: String(portOf(state.supabaseUrl) - 1 + offset),
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
    return { process: child, output: () => output, ended };
  }

  /** @throws with its output if it does not become ready */
  async start(): Promise<Run> {
    const run = this.run();
    await vi.waitFor(() => expect(run.output()).toMatch(/^ready$/m), 90_000);
    return run;
  }

  settings(): StackSettings {
    return loadSettings(join(this.dir, 'settings.json'));
  }

  /** The pid of one of its processes, from the record on disk. */
  pid(name: string): number {
    const found = new ProcessRecord(this.dir).alive().find((entry) => entry.name === name);
    if (!found) throw new Error(`No ${name} is running.`);
    return found.pid;
  }

  /** Ends remaining processes and deletes the folder. */
  async remove(): Promise<void> {
    await endLeftovers(this).catch(() => {});
    resetStack({ dir: this.dir } as StackSettings);
  }
}
