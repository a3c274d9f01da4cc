import { isMet, type Row, type Table } from './table.ts';
import { showCell, showTarget } from './verdicts.ts';

const mark = (met: boolean | null, unjudged?: true) => (met === null || unjudged ? '' : met ? ' ✓' : ' ✗');

function lines(table: Table): string[][] {
  const head = ['', ...table.columns.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name))];
  const targets = ['target', ...table.columns.map(showTarget)];
  const rows = table.rows.map(({ name, cells, unjudged }: Row) => [
    name,
    ...table.columns.map((column, index) => {
      const cell = cells[index] ?? null;
      return showCell(cell, column) + (cell ? mark(isMet(cell, column), unjudged) : '');
    }),
  ]);
  const hasTargets = table.columns.some(({ target }) => target);
  return [head, ...(hasTargets ? [targets] : []), ...rows];
}

/** The table for a terminal, columns aligned. */
export function asText(table: Table): string {
  const rows = lines(table);
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const align = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  const body = rows.map((row) => row.map(align).join('  ').trimEnd());
  return [`\n${table.title}`, table.note, ...body, ''].join('\n');
}

/** The table for a document. */
export function asMarkdown(table: Table): string {
  const [head = [], ...rows] = lines(table);
  const line = (cells: string[]) => `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `| --- |${' ---: |'.repeat(head.length - 1)}`;
  return [`## ${table.title}`, '', table.note, '', line(head), rule, ...rows.map(line), ''].join('\n');
}
