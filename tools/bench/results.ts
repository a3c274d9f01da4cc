import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { asMarkdown, type Table, verdictsOf } from './table.ts';

/** The figures of one part, with the circumstances of the measurement. */
export interface Result {
  part: string;
  /** End of the measurement, ISO 8601 in UTC. */
  at: string;
  seconds: number;
  /** Load average. Above the number of cores, other work made the times unreliable. */
  load: number;
  tables: Table[];
}

const kept = { json: 'docs/benchmarks.json', document: 'docs/benchmarks.md' };

/** Adds the circumstances to a part's figures. */
export function resultOf(part: string, seconds: number, tables: Table[]): Result {
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  return { part, at: new Date().toISOString(), seconds, load, tables };
}

/**
 * Writes `docs/benchmarks.md` and its data, `docs/benchmarks.json`.
 * @param measured replaces the earlier results of the same parts
 * @param parts names of all parts, in order
 */
export function writeDocument(measured: readonly Result[], parts: readonly string[]): void {
  const earlier = JSON.parse(readFileSync(kept.json, 'utf8')) as Result[];
  const results = parts.flatMap((name) => [...measured, ...earlier].find(({ part }) => part === name) ?? []);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const text = [
    '# Benchmarks',
    '',
    `Written by \`npm run bench -- --write\` on ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}. Speed is a ratio to something measured in the same run, or a count, because times differ from machine to machine. [shortfalls.md](shortfalls.md) says why a row falls short.`,
    '',
    '| part | measured | took | load at its end |',
    '| --- | --- | ---: | ---: |',
    ...results.map(({ part, at, seconds, load }) =>
      line([part, at.slice(0, 10), `${seconds} s`, String(load)]),
    ),
    '',
    '## Against the targets',
    '',
    '| what | target | worst figure | |',
    '| --- | --- | --- | --- |',
    ...results
      .flatMap(({ tables }) => tables.flatMap(verdictsOf))
      .map(({ what, target, worst, met }) => line([what, target, worst, met ? '✓' : '**falls short**'])),
    '',
    ...results.flatMap(({ tables }) => tables.map(asMarkdown)),
  ];
  writeFileSync(kept.document, `${text.join('\n').trimEnd()}\n`);
  writeFileSync(kept.json, `${JSON.stringify(results, null, 2)}\n`);
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  spawnSync(process.execPath, [biome, 'format', '--write', kept.json]);
}
