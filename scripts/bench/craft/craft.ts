import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stackSettings } from '../../../supabase/local/settings.ts';
import { checks } from '../../check.ts';
import { handWrittenFiles } from '../../file-sizes.ts';
import { median } from '../median.ts';
import type { Part } from '../part.ts';
import { cell, type Row, type Table } from '../report/table.ts';

const none = { of: 'value', most: 0 } as const;

function sizes(): Table {
  const lines = handWrittenFiles().map((file) => file.lines);
  return {
    title: 'Source files',
    note: 'Hand-written files in lines, without content, tests, adopted primitives and what is generated.',
    columns: [
      { name: 'files', unit: '', digits: 0 },
      { name: 'median', unit: 'lines', digits: 0, target: { of: 'value', most: 79 } },
      { name: 'largest', unit: 'lines', digits: 0, target: { of: 'value', most: 250 } },
    ],
    rows: [
      { name: 'the product', cells: [cell(lines.length), cell(median(lines)), cell(Math.max(...lines))] },
    ],
  };
}

async function findings(say: (what: string) => void): Promise<Table> {
  const rows: Row[] = [];
  for (const [name, run] of checks) {
    const found = await run();
    for (const each of found) say(`${name}: ${each}`);
    rows.push({ name, cells: [cell(found.length)] });
  }
  return {
    title: 'Findings',
    note: 'What `npm run check` finds: types, format and lint, import rules, unused files, exports and dependencies, file sizes.',
    columns: [{ name: 'findings', unit: '', digits: 0, target: none }],
    rows,
  };
}

const linesOfWarning = /⚠|\bwarn(ing)?\b|\bdeprecat/i;
/** Next's own notice about the name `middleware.ts`, which the product keeps. */
const expected = /middleware/i;

const warningsIn = (text: string) =>
  text.split('\n').filter((line) => linesOfWarning.test(line) && !expected.test(line));

/** What the last build and the last start of the site complained about. */
function warnings(dir: string, say: (what: string) => void): Table {
  const read = (name: string) => {
    const file = join(dir, name);
    if (!existsSync(file)) throw new Error(`There is no ${file} to look for warnings in.`);
    return readFileSync(file, 'utf8');
  };
  const log = read('site.log');
  const found = {
    build: warningsIn(read('build.log')),
    start: warningsIn(log.slice(Math.max(0, log.lastIndexOf('▲ Next.js')))),
  };
  for (const [when, lines] of Object.entries(found)) for (const line of lines) say(`${when}: ${line}`);
  return {
    title: 'Warnings',
    note: 'Of the production build and of the server’s start, but for Next’s notice about the name `middleware.ts`. Those of the browser’s console stand with the pages. On Node 20 the Supabase client announces that it will drop that version; on Node 22 it is silent.',
    columns: [{ name: 'warnings', unit: '', digits: 0, target: none }],
    rows: Object.entries(found).map(([name, lines]) => ({ name, cells: [cell(lines.length)] })),
  };
}

/** What can be counted about the code and about what it says when it is built and started. */
export const craft: Part = {
  name: 'craft',
  async run(served, _options, say) {
    await served.product();
    return [sizes(), await findings(say), warnings(stackSettings('bench').dir, say)];
  },
};
