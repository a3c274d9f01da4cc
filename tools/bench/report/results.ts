import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Machine, thisMachine } from './machine.ts';
import { asMarkdown } from './show.ts';
import type { Table } from './table.ts';
import { verdictsOf } from './verdicts.ts';

/** What came of one part. */
export interface Outcome {
  part: string;
  seconds: number;
  tables: Table[];
  /** Why there are no figures. */
  failure?: string;
}

interface Recorded extends Outcome {
  /** ISO date and time of its end, UTC. */
  at: string;
  machine: Machine;
}

const file = '.local-bench/results.json';
const kept = { json: 'docs/benchmarks.json', document: 'docs/benchmarks.md' };

const readFrom = (path: string): Recorded[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Recorded[]) : [];

/** The latest figures of each part: those of this checkout, else those that the document has. */
function readResults(): Recorded[] {
  const own = readFrom(file);
  return [...readFrom(kept.json).filter(({ part }) => own.every((other) => other.part !== part)), ...own];
}

/** Puts a part's figures in the place of its earlier ones; those of other parts stay. */
export function addToResults(outcome: Outcome): void {
  const results = readResults().filter(({ part }) => part !== outcome.part);
  results.push({ ...outcome, at: new Date().toISOString(), machine: thisMachine() });
  mkdirSync('.local-bench', { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

function overview(results: readonly Recorded[]): string[] {
  const rows = results.flatMap(({ part, tables }) =>
    tables
      .flatMap(verdictsOf)
      .map(({ what, target, worst, met, kept }) =>
        line([what, target, worst, kept, met ? '✓' : '**falls short**', `\`npm run bench -- ${part}\``]),
      ),
  );
  const head = line(['what', 'target', 'worst figure', 'kept by', '', 'command']);
  return [head, '| --- | --- | --- | --- | --- | --- |', ...rows];
}

/** Writes `docs/benchmarks.md` and the figures behind it, from the latest run of each part, in the order given. */
export function writeDocument(order: readonly string[]): void {
  const results = readResults().sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part));
  const missing = order.filter((name) => !results.some(({ part }) => part === name));
  const failed = results.filter(({ failure }) => failure);
  const text = [
    '# Benchmarks',
    '',
    'Written by `npm run bench -- --write`; the figures are in `benchmarks.json`. Absolute times differ from machine to machine, so speed is a ratio to something measured in the same run, or a count. Every row of the first table is the worst of its kind; the tables below have them all. Beside a load above the number of cores the machine was busy with other work, and times are worth little. Why a row falls short and what would close it is in [shortfalls.md](shortfalls.md).',
    '',
    '| part | measured | took | load at its end | machine |',
    '| --- | --- | ---: | ---: | --- |',
    ...results.map(({ part, at, seconds, machine }) =>
      line([
        part,
        `${at.slice(0, 16).replace('T', ' ')} UTC`,
        `${seconds} s`,
        String(machine.load),
        machineLine(machine),
      ]),
    ),
    '',
    '## Against the targets',
    '',
    ...overview(results),
    '',
    ...(missing.length > 0 ? [`**Not measured yet:** ${missing.join(', ')}.`, ''] : []),
    ...failed.map(({ part, failure }) => `**${part} could not be measured:** ${failure?.split('\n')[0]}\n`),
    ...results.flatMap(({ tables }) => tables.map(asMarkdown)),
  ];
  writeFileSync(kept.document, `${text.join('\n').trimEnd()}\n`);
  writeFileSync(kept.json, `${JSON.stringify(results, null, 2)}\n`);
  // In the form in which the checks want every file of the project.
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  spawnSync(process.execPath, [biome, 'format', '--write', kept.document, kept.json]);
}

const machineLine = ({ processor, cores, memoryGb, system, node, chromium }: Machine) =>
  `${cores} × ${processor}, ${memoryGb} GB, ${system}, Node ${node}${chromium ? `, ${chromium}` : ''}`;
