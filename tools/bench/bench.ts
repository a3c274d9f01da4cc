import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromiumWithWindows } from '../../scripts/chromium.ts';
import { progress } from '../../scripts/progress.ts';
import { startSession } from '../../scripts/session.ts';
import { readState } from '../../scripts/state.ts';
import { admin } from './admin.ts';
import { type Bench, chromiumArgs, type Part } from './devices.ts';
import { frames } from './frames.ts';
import { offline } from './offline.ts';
import { pages } from './pages.ts';
import { sectionOf, writeDocument } from './results.ts';
import { saves } from './saves.ts';
import { step } from './step.ts';

const parts: Readonly<Record<string, Part>> = { pages, offline, step, frames, saves, admin };

const options = {
  write: { type: 'boolean', default: false },
} as const;

/**
 * `npm run bench [-- part…] [-- --write]`: measures figures and compares them with their targets.
 * @returns the exit code: 1 when a part could not be measured; a missed target is only reported
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const unknown = positionals.find((name) => !(name in parts));
  if (unknown) throw new Error(`Unknown part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`);
  const executablePath = await findChromiumWithWindows();
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
    rounds: 5,
    onClose: (close) => closers.push(close),
    say: progress,
  };
  const sections = new Map<string, string>();
  let failed = false;
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      const started = Date.now();
      progress(name);
      try {
        const tables = await measure(bench);
        const section = sectionOf(name, Math.round((Date.now() - started) / 1_000), tables);
        sections.set(name, section);
        process.stdout.write(`\n${section}\n`);
      } catch (error) {
        failed = true;
        progress(`${name} could not be measured: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    for (const close of closers.reverse()) await close();
  }
  if (values.write) writeDocument(sections, Object.keys(parts));
  return failed ? 1 : 0;
}
