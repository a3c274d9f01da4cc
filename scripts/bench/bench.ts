import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { progress } from '../report.ts';
import { startSession } from '../session.ts';
import { readState } from '../state.ts';
import { admin } from './admin.ts';
import { frames, offline } from './exercise.ts';
import { pages } from './pages.ts';
import { asMarkdown, type Bench, chromiumArgs, type Part } from './part.ts';
import { saves } from './saves.ts';
import { step } from './step.ts';

const parts: Readonly<Record<string, Part>> = { pages, offline, step, frames, saves, admin };

/**
 * `npm run bench [-- part…]`: measures figures, compares them with their targets and prints sections for
 * `docs/benchmarks.md`.
 * @returns the exit code: 1 when a part could not be measured; a missed target is only reported
 */
export async function run(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !(name in parts));
  if (unknown) throw new Error(`Unknown part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`);
  const executablePath = await findChromium(true);
  if (!executablePath)
    throw new Error('Chromium was not found and could not be installed; set CHROMIUM_PATH.');

  const closers: (() => Promise<void>)[] = [];
  let session: ReturnType<typeof startSession> | undefined;
  const bench: Bench = {
    product: async () => {
      session ??= startSession('bench', 'start').then((started) => {
        closers.push(started.stop);
        return started;
      });
      // Where the parts find it, as other tools do.
      process.env.LOCAL_DIR = (await session).settings.dir;
      return readState();
    },
    chromium: executablePath,
    browser: async () => {
      const browser = await chromium.launch({ executablePath, args: chromiumArgs });
      closers.push(() => browser.close());
      return browser;
    },
    onClose: (close) => closers.push(close),
  };
  let failed = false;
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const started = Date.now();
      progress(name);
      try {
        const table = asMarkdown(await measure(bench));
        const seconds = Math.round((Date.now() - started) / 1_000);
        process.stdout.write(`\n${sectionOf(name, seconds, table)}\n`);
      } catch (error) {
        failed = true;
        progress(`${name} could not be measured: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    for (const close of closers.reverse()) await close();
  }
  return failed ? 1 : 0;
}

/** The section of one part: when and how long it was measured, and its table. */
function sectionOf(part: string, seconds: number, table: string): string {
  const day = new Date().toISOString().slice(0, 10);
  // Above the number of cores, other work made the times unreliable.
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `## ${part}\n\nMeasured on ${day} in ${seconds} s, on ${cpus().length} cores; load ${load} at the end. ${table}`;
}
