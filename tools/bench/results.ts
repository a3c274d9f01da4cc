import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { asMarkdown, type Table, verdictsOf } from './table.ts';

/** The figures of one part, and what they were measured on. */
export interface Result {
  part: string;
  /** ISO date and time of its end, UTC. */
  at: string;
  seconds: number;
  /** Above the number of cores, the machine was busy with other work, and times are worth little. */
  load: number;
  tables: Table[];
}

const own = '.local-bench/results.json';
const kept = { json: 'docs/benchmarks.json', document: 'docs/benchmarks.md' };

const read = (path: string): Result[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Result[]) : [];

/** The latest figures of each part: those of this checkout, else those that the document has. */
function readResults(): Result[] {
  const latest = read(own);
  return [...read(kept.json).filter(({ part }) => latest.every((other) => other.part !== part)), ...latest];
}

/** Replaces the earlier figures of a part. */
export function addResult(part: string, seconds: number, tables: Table[]): void {
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const result = { part, at: new Date().toISOString(), seconds, load, tables };
  mkdirSync('.local-bench', { recursive: true });
  const all = [...readResults().filter((other) => other.part !== part), result];
  writeFileSync(own, `${JSON.stringify(all, null, 2)}\n`);
}

/** Writes `docs/benchmarks.md` and the figures behind it, from the latest run of each part. */
export function writeDocument(parts: readonly string[]): void {
  const results = readResults().filter(({ part }) => parts.includes(part));
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
