import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { progress } from '../../scripts/progress.ts';
import type { Options, Part } from './part.ts';
import { addToResults, type Outcome, writeDocument } from './report/results.ts';
import { asText } from './report/show.ts';
import { verdictsOf } from './report/verdicts.ts';
import { type Served, serve } from './serve/served.ts';

/** Loaded only when asked for: some need a browser, some a database. */
const parts: Record<string, () => Promise<Part>> = {
  pages: async () => (await import('./pages/pages.ts')).pages,
  stats: async () => (await import('./database/user-stats.ts')).userStats,
  admin: async () => (await import('./database/admin-queries.ts')).adminQueries,
  offline: async () => (await import('./exercise/offline.ts')).offline,
  step: async () => (await import('./exercise/step.ts')).step,
  saves: async () => (await import('./saves/saves.ts')).saves,
  lighthouse: async () => (await import('./lighthouse/lighthouse.ts')).lighthouse,
};

/** Minutes. No part takes nearly as long; one that hangs must not keep the others from being measured. */
const patience = { ordinary: 45, tenMillion: 120 };

/** A part that fails is reported, and the others go on. */
async function runPart(name: string, served: Served, options: Options): Promise<Outcome> {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1_000);
  progress(name);
  try {
    const part = await parts[name]?.();
    const tables = part
      ? await within(
          options.tenMillion ? patience.tenMillion : patience.ordinary,
          part.run(served, options, progress),
        )
      : [];
    for (const table of tables) process.stdout.write(asText(table));
    return { part: name, seconds: seconds(), tables };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    progress(`${name} failed: ${failure}`);
    return { part: name, seconds: seconds(), tables: [], failure };
  }
}

function within<Result>(minutes: number, work: Promise<Result>): Promise<Result> {
  const late = sleep(minutes * 60_000, undefined, { ref: false }).then(() => {
    throw new Error(`It took longer than ${minutes} minutes.`);
  });
  return Promise.race([work, late]);
}

/**
 * `npm run bench [-- part…] [-- --write]`: figures beside their targets. A report: a figure that falls short fails
 * nothing, only a part that could not measure does.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      routes: { type: 'string', default: '' },
      'ten-million': { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')}, only ${Object.keys(parts).join(', ')}.`);
  }
  const options: Options = {
    routes: values.routes.split(',').filter(Boolean),
    rounds: values.rounds === undefined ? undefined : Math.max(1, Math.floor(Number(values.rounds)) || 1),
    tenMillion: values['ten-million'],
  };
  const served = serve();
  const outcomes: Outcome[] = [];
  try {
    for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
      const outcome = await runPart(name, served, options);
      outcomes.push(outcome);
      // Figures of some pages are not those of the site.
      if (options.routes.length === 0) addToResults(outcome);
    }
  } finally {
    await served.close();
  }
  for (const { part, failure } of outcomes)
    if (failure) progress(`${part} could not be measured: ${failure.split('\n')[0]}`);
  const verdicts = outcomes.flatMap(({ tables }) => tables.flatMap(verdictsOf));
  for (const { what, target, worst } of verdicts.filter(({ met }) => !met)) {
    process.stdout.write(`falls short  ${what}: ${worst}, target ${target}\n`);
  }
  process.stdout.write(`${verdicts.filter(({ met }) => met).length} of ${verdicts.length} targets kept\n`);
  if (values.write) writeDocument(Object.keys(parts));
  return outcomes.some(({ failure }) => failure) ? 1 : 0;
}
