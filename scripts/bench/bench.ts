import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { freePort } from '../../supabase/local/ports.ts';
import { resetStack } from '../../supabase/local/postgres/home.ts';
import { stackSettings } from '../../supabase/local/settings.ts';
import { findChromium } from '../chromium.ts';
import { progress } from '../report.ts';
import { endLeftovers, startSession } from '../session.ts';
import { overview, saves } from './backend.ts';
import { frames, offline, step } from './exercise.ts';
import { pages } from './pages.ts';
import { chromiumArgs, type Part } from './part.ts';

const parts: Readonly<Record<string, Part>> = { pages, offline, step, frames, saves, overview };

/** One figure as a row of a Markdown table; a cross marks a missed target or a missing value. */
function rowOf([name, [value, most]]: [string, [number, number?]]): string {
  const shown = value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
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
  // The parts' tools read these variables.
  Object.assign(process.env, { LOCAL_DIR: settings.dir, CHROME_PATH: executablePath });
  const port = await freePort();
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`];
  // Playwright shows each page as visible and turns off the throttling of hidden ones, unless told not to.
  const ignoreDefaultArgs = ['--disable-background-timer-throttling', '--disable-renderer-backgrounding'];
  const launched = await chromium.launch({ executablePath, args, ignoreDefaultArgs });
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
  const [browser] = connected.contexts();
  if (!browser) throw new Error('Chromium has no window.');
  let code = 0;
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    progress(name);
    try {
      const [note, figures] = await measure(settings, browser);
      // Above the number of cores, other work made the times unreliable.
      const machine = `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end`;
      const table = `| figure | measured | target |\n| --- | ---: | ---: |\n${Object.entries(figures).map(rowOf).join('')}`;
      process.stdout.write(
        `\n## ${name}\n\nMeasured on ${new Date().toISOString().slice(0, 10)}; ${machine}. ${note}\n\n${table}\n`,
      );
    } catch (error) {
      code = 1;
      progress(`${name} could not be measured: ${error instanceof Error ? error.message : error}`);
    }
  }
  await launched.close();
  await stop();
  return code;
}
