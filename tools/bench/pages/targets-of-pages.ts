import type { Column } from '../report/table.ts';
import type { PageCounts } from './count-page.ts';

/** A column, and where its figure is in what was counted, before it is put into the column's unit. */
interface Reading extends Column {
  of(counts: PageCounts): number;
}

const KB = 1_000;

export const weight: readonly Reading[] = [
  { name: 'document', unit: 'KB', digits: 1, of: ({ brotli }) => brotli.document / KB },
  { name: 'styles', unit: 'KB', digits: 1, of: ({ brotli }) => brotli.style / KB },
  {
    name: 'JS untouched',
    unit: 'KB',
    digits: 1,
    target: { of: 'value', most: 3 },
    of: ({ brotli }) => brotli.script / KB,
  },
  {
    name: 'JS after the first touch',
    unit: 'KB',
    digits: 1,
    target: { of: 'ratio', most: 1.05 },
    of: ({ scriptsAfterUse }) => scriptsAfterUse / KB,
  },
  { name: 'fonts', unit: 'KB', digits: 1, of: ({ brotli }) => brotli.font / KB },
  { name: 'images', unit: 'KB', digits: 1, of: ({ brotli }) => brotli.image / KB },
  { name: 'all, brotli', unit: 'KB', digits: 1, of: ({ brotli }) => brotli.total / KB },
  { name: 'all, as sent', unit: 'KB', digits: 1, of: ({ sent }) => sent / KB },
  { name: 'requests', unit: '', digits: 0, target: { of: 'value', most: 8 }, of: ({ requests }) => requests },
];

export const quiet: readonly Reading[] = [
  {
    name: 'function calls',
    unit: '',
    digits: 0,
    target: { of: 'value', most: 200 },
    of: ({ calls }) => calls,
  },
  { name: 'CLS', unit: '', digits: 3, target: { of: 'value', most: 0 }, of: ({ shift }) => shift },
  {
    name: 'console messages',
    unit: '',
    digits: 0,
    target: { of: 'value', most: 0 },
    of: ({ complaints }) => complaints.length,
  },
];
