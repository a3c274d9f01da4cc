import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { progress } from '../report.ts';
import { startSession } from '../session.ts';
import { readState } from '../state.ts';
import { overview, saves } from './backend.ts';
import { frames, offline, step } from './exercise.ts';
import { pages } from './pages.ts';
import { type Bench, chromiumArgs, type Figure, type Part } from './part.ts';

const parts: Readonly<Record<string, Part>> = { pages, offline, step, frames, saves, overview };

/** One figure as a row of a Markdown table; a cross marks a missed target or a missing value. */
function rowOf([name, value, unit, most, least]: Figure): string {
  const options = { maximumFractionDigits: unit === '×' ? 2 : Math.abs(value) < 10 ? 1 : 0 };
  const shown = `${value.toLocaleString('en', options)} ${unit}`.trim();
  const target = most === undefined ? least !== undefined && `≥ ${least}` : `≤ ${most}`;
  const isMet = value <= (most ?? Infinity) && value >= (least ?? -Infinity);
  return `| ${name} | ${shown} | ${target ? `${target} ${isMet ? '✓' : '✗'}` : ''} |\n`;
}

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
  const closers: (() => Promise<unknown>)[] = [];
  let session: ReturnType<typeof startSession> | undefined;
  const bench: Bench = {
    product: async () => {
      session ??= startSession('bench', 'start');
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
      progress(name);
      try {
        const { note, figures } = await measure(bench);
        const day = new Date().toISOString().slice(0, 10);
        // Above the number of cores, other work made the times unreliable.
        const machine = `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end`;
        const table = `| figure | measured | target |\n| --- | ---: | ---: |\n${figures.map(rowOf).join('')}`;
        process.stdout.write(`\n## ${name}\n\nMeasured on ${day}; ${machine}. ${note}\n\n${table}\n`);
      } catch (error) {
        failed = true;
        progress(`${name} could not be measured: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    for (const close of closers.reverse()) await close();
    await (await session)?.stop();
  }
  return failed ? 1 : 0;
}
