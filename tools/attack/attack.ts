import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, readState } from '../../scripts/state.ts';
import { bodies } from './bodies.ts';
import { enumeration } from './enumeration.ts';
import { foreignPosts } from './foreign-posts.ts';
import { forms } from './forms.ts';
import { leaks } from './leaks.ts';
import { mailLinks } from './mail-links.ts';
import { outage } from './outage.ts';
import type { AttackRow, RowReport } from './row.ts';
import { signUps } from './sign-ups.ts';
import { unsubscribe } from './unsubscribe.ts';

/** By the name that the command line takes. */
export const rows: Readonly<Record<string, AttackRow>> = {
  leaks,
  foreign: foreignPosts,
  enumeration,
  'mail-links': mailLinks,
  'sign-ups': signUps,
  unsubscribe,
  outage,
  forms,
  bodies,
};

const MOST = 100_000;

function whole(text: string | undefined, otherwise: number): number {
  const number = Math.floor(Number(text));
  return Number.isFinite(number) && number >= 1 ? Math.min(MOST, number) : otherwise;
}

/**
 * `npm run attack [-- row [count [seed]]]`: tries to break what the running local site promises, and prints a figure for
 * each promise. The same figures are left as JSON in the folder of the stack.
 * @returns 1 when a promise did not hold
 */
export async function run([only, count, seed]: string[]): Promise<number> {
  const chosen = only ? Object.entries(rows).filter(([name]) => name === only) : Object.entries(rows);
  if (chosen.length === 0)
    throw new Error(`There is no attack "${only}", only ${Object.keys(rows).join(', ')}.`);
  assertThisMachine();
  const reports: Record<
    string,
    RowReport & { promise: string; seconds: number; count: number; seed: number }
  > = {};
  for (const [name, row] of chosen) {
    const start = performance.now();
    const times = whole(count, row.count);
    const chance = whole(seed, 1);
    const report = await row.run(times, chance);
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    reports[name] = { promise: row.promise, ...report, seconds, count: times, seed: chance };
    print(name, row.promise, report, seconds);
  }
  const file = join(localDir(), 'attack.json');
  mkdirSync(localDir(), { recursive: true });
  writeFileSync(file, `${JSON.stringify(reports, null, 2)}\n`);
  const broken = Object.values(reports).filter(({ faults }) => faults.length > 0).length;
  process.stdout.write(`\n${chosen.length - broken} promises held, ${broken} broken; ${file}\n`);
  return broken > 0 ? 1 : 0;
}

/** @throws when any part of the stack is elsewhere: only this machine is attacked */
function assertThisMachine(): void {
  const { siteUrl, supabaseUrl, mailboxUrl, databaseUrl } = readState();
  for (const url of [siteUrl, supabaseUrl, mailboxUrl, databaseUrl]) {
    if (new URL(url).hostname !== '127.0.0.1') throw new Error('Only a site on this machine is attacked.');
  }
}

function print(name: string, promise: string, { figures, faults }: RowReport, seconds: number): void {
  const verdict = faults.length === 0 ? 'held' : 'BROKEN';
  process.stdout.write(`\n${name}: ${verdict} in ${seconds} s\n  ${promise}\n`);
  for (const [what, figure] of Object.entries(figures))
    process.stdout.write(`  ${String(figure).padStart(12)}  ${what}\n`);
  for (const fault of faults.slice(0, 20)) process.stdout.write(`  FAULT ${fault}\n`);
  if (faults.length > 20) process.stdout.write(`  … and ${faults.length - 20} more\n`);
}
