import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { resetStack } from '../../supabase/local/postgres/home.ts';
import { stackSettings } from '../../supabase/local/settings.ts';
import { findChromium } from '../chromium.ts';
import { progress } from '../report.ts';
import { endLeftovers, startSession } from '../session.ts';
import { overview, saves } from './backend.ts';
import { frames, offline, step } from './exercise.ts';
import { pages } from './pages.ts';
import { chromiumArgs, type Figure, type Part } from './part.ts';

const parts: Readonly<Record<string, Part>> = { pages, offline, step, frames, saves, overview };

/** One figure as a row of a Markdown table; a cross marks a missed target or a missing value. */
function rowOf([name, value, unit, most]: Figure): string {
  const digits = unit === '×' ? 2 : Math.abs(value) < 10 ? 1 : 0;
  const shown = `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`.trim();
  return `| ${name} | ${shown} | ${most === undefined ? '' : `≤ ${most} ${value <= most ? '✓' : '✗'}`} |\n`;
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
  await endLeftovers(stackSettings('bench'));
  resetStack(stackSettings('bench'));
  const { settings, stop } = await startSession('bench', 'start');
  // The parts read the stack's folder from this variable, as other tools do.
  process.env.LOCAL_DIR = settings.dir;
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const closers = [stop, () => browser.close()];
  const bench = { settings, browser, chromium: executablePath, onClose: closers.push.bind(closers) };
  let code = 0;
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
      code = 1;
      progress(`${name} could not be measured: ${error instanceof Error ? error.message : error}`);
    }
  }
  for (const close of closers.reverse()) await close();
  return code;
}
