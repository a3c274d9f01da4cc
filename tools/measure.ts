import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readState } from '../scripts/state.ts';

/** Proportional set size of a process, in megabytes. */
function memoryOf(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Math.round(Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024);
}

/** `npm run measure`: size of node_modules and memory of the running stack. Linux only. */
export async function run(): Promise<number> {
  const [megabytes] = spawnSync('du', ['-sm', 'node_modules'], { encoding: 'utf8' }).stdout.split('\t');
  process.stdout.write(`node_modules  ${megabytes} MB\n`);
  for (const [name, pid] of Object.entries(readState().pids)) {
    process.stdout.write(`${name.padEnd(12)}  ${memoryOf(pid)} MB\n`);
  }
  return 0;
}
