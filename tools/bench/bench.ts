import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromiumWithWindows } from '../../scripts/chromium.ts';
import { progress } from '../../scripts/report.ts';
import { startSession } from '../../scripts/session.ts';
import { readState } from '../../scripts/state.ts';
import { admin } from './admin.ts';
import { frames, offline } from './exercise.ts';
import { pages } from './pages.ts';
import { asMarkdown, type Bench, chromiumArgs, type Part } from './part.ts';
import { saves } from './saves.ts';
import { step } from './step.ts';

const parts: Readonly<Record<string, Part>> = { pages, offline, step, frames, saves, admin };

/**
 * `npm run bench [-- part…] [-- --write]`: measures figures and compares them with their targets.
 * @returns the exit code: 1 when a part could not be measured; a missed target is only reported
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean' } },
  });
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
    onClose: (close) => closers.push(close),
  };
  const sections = new Map<string, string>();
  let failed = false;
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      const started = Date.now();
      progress(name);
      try {
        const table = asMarkdown(await measure(bench));
        const section = sectionOf(name, Math.round((Date.now() - started) / 1_000), table);
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

const file = 'docs/benchmarks.md';

/** The section of one part: when and how long it was measured, and its table. */
function sectionOf(part: string, seconds: number, table: string): string {
  const day = new Date().toISOString().slice(0, 10);
  // Above the number of cores, other work made the times unreliable.
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `## ${part}\n\nMeasured on ${day} in ${seconds} s; load ${load} at the end. ${table}`;
}

/** Replaces the sections of the measured parts in `docs/benchmarks.md`, in the order of `parts`. */
function writeDocument(measured: ReadonlyMap<string, string>, parts: readonly string[]): void {
  const [, ...earlier] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const sections = parts.flatMap(
    (part) => measured.get(part) ?? earlier.find((section) => section.startsWith(`## ${part}\n`)) ?? [],
  );
  const head = `# Benchmarks

Written by \`npm run bench -- --write\` on ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}. Speed is a ratio to something measured in the same run, or a count, because times differ from machine to machine. ✗ marks a missed target; [shortfalls.md](shortfalls.md) says why it is missed.`;
  writeFileSync(file, `${[head, ...sections].map((text) => text.trimEnd()).join('\n\n')}\n`);
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', file]);
}
