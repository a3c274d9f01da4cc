import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { asMarkdown, type Table } from './table.ts';

const file = 'docs/benchmarks.md';

/** The section of one part: when and how long it was measured, and its tables. */
export function sectionOf(part: string, seconds: number, tables: readonly Table[]): string {
  const day = new Date().toISOString().slice(0, 10);
  // Above the number of cores, other work made the times unreliable.
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const circumstances = `Measured on ${day} in ${seconds} s; load ${load} at the end.`;
  return [`## ${part}\n\n${circumstances}\n`, ...tables.map(asMarkdown)].join('\n');
}

/** Replaces the sections of the measured parts in `docs/benchmarks.md`, in the order of `parts`. */
export function writeDocument(measured: ReadonlyMap<string, string>, parts: readonly string[]): void {
  const [, ...earlier] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const sections = parts.flatMap(
    (part) => measured.get(part) ?? earlier.find((section) => section.startsWith(`## ${part}\n`)) ?? [],
  );
  const head = `# Benchmarks

Written by \`npm run bench -- --write\` on ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}. Speed is a ratio to something measured in the same run, or a count, because times differ from machine to machine. ✗ marks a missed target; [shortfalls.md](shortfalls.md) says why it is missed.`;
  writeFileSync(file, `${[head, ...sections].map((text) => text.trimEnd()).join('\n\n')}\n`);
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', file]);
}
