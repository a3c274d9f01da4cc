import { parseArgs } from 'node:util';
import { findChromiumWithWindows } from '../../scripts/chromium.ts';
import { progress } from '../../scripts/progress.ts';
import { startSession } from '../../scripts/session.ts';
import { type LocalState, readState } from '../../scripts/state.ts';
import { type Result, resultOf, writeDocument } from './results.ts';
import { asMarkdown, type Table, verdictsOf } from './table.ts';

export interface Bench {
  /** The built product on its own stack, started on first use. */
  product(): Promise<LocalState>;
  /** The path of a Chromium. */
  chromium: string;
  rounds: number;
  /** Whether to measure 10^7 sessions too, which takes many minutes. */
  tenMillion: boolean;
  /** Registers a function to call at the end, in reverse order. */
  onClose(close: () => Promise<void>): void;
  say(what: string): void;
}

export type Part = (bench: Bench) => Promise<Table[]>;

const parts: Record<string, () => Promise<Part>> = {
  pages: async () => (await import('./pages.ts')).pages,
  offline: async () => (await import('./offline.ts')).offline,
  step: async () => (await import('./step.ts')).step,
  frames: async () => (await import('./frames.ts')).frames,
  saves: async () => (await import('./saves.ts')).saves,
  admin: async () => (await import('./admin.ts')).admin,
};

const options = {
  write: { type: 'boolean', default: false },
  rounds: { type: 'string', default: '5' },
  'ten-million': { type: 'boolean', default: false },
} as const;

/**
 * `npm run bench [-- part…] [-- --write]`: measures figures and compares them with their targets.
 * @returns the exit code: 1 when a part could not be measured; a missed target is only reported
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const unknown = positionals.find((name) => !(name in parts));
  if (unknown) throw new Error(`Unknown part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`);
  const chromium = await findChromiumWithWindows();
  if (!chromium) throw new Error('Chromium was not found and could not be installed; set CHROMIUM_PATH.');

  const closers: (() => Promise<void>)[] = [];
  let session: ReturnType<typeof startSession> | undefined;
  const bench: Bench = {
    product: async () => {
      session ??= startSession('bench', 'start').then((started) => {
        closers.push(started.stop);
        return started;
      });
      return readState((await session).settings.dir);
    },
    chromium,
    rounds: Math.max(1, Math.floor(Number(values.rounds)) || 1),
    tenMillion: values['ten-million'],
    onClose: (close) => closers.push(close),
    say: progress,
  };
  const results: Result[] = [];
  let failed = false;
  try {
    for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
      const started = Date.now();
      progress(name);
      try {
        const tables = (await (await parts[name]?.())?.(bench)) ?? [];
        process.stdout.write(`\n${tables.map(asMarkdown).join('\n')}\n`);
        for (const { what, target, worst, met } of tables.flatMap(verdictsOf))
          if (!met) process.stdout.write(`falls short  ${what}: ${worst}, target ${target}\n`);
        results.push(resultOf(name, Math.round((Date.now() - started) / 1_000), tables));
      } catch (error) {
        failed = true;
        progress(`${name} could not be measured: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    for (const close of closers.reverse()) await close();
  }
  if (values.write) writeDocument(results, Object.keys(parts));
  return failed ? 1 : 0;
}
