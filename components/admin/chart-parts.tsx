// Rendered by Recharts in the browser.
'use client';

import type { TooltipContentProps } from 'recharts';
import { adminWords } from '@/content/admin';
import { writeFigure } from '@/lib/domain/admin/figures';

const short = new Intl.NumberFormat('en-GB', { notation: 'compact' });

const tick = { fill: 'var(--muted)', fontSize: 14 };
/** A count axis, in compact notation (12K, 3M) to fit a phone. */
export const counts = {
  allowDecimals: false,
  tickLine: false,
  axisLine: false,
  tick,
  tickFormatter: (count: number) => short.format(count),
} as const;
export const axis = { tickLine: false, axisLine: { stroke: 'var(--edge)' }, tick } as const;

/** Formats a count; null means fewer than five people. */
export const writeCount = (count: unknown) =>
  typeof count === 'number' ? writeFigure(count, adminWords) : adminWords.few;

interface NotedPoint {
  notes?: readonly string[];
}

/** The figures of one data point, on hover and, announced, with the arrow keys. */
export function FigureTooltip({ active, label, payload = [] }: Partial<TooltipContentProps>) {
  const [first] = payload;
  const { notes = [] } = (first?.payload ?? {}) as NotedPoint;
  return (
    <div role="status">
      {active && first && (
        <div className="rounded-md border border-edge bg-surface px-3 py-2 text-sm">
          <p className="font-semibold">{label}</p>
          <dl className="figures grid grid-cols-[auto_auto] gap-x-4">
            {payload.map(({ name, value }) => (
              <div key={String(name)} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="text-right">{writeCount(value)}</dd>
              </div>
            ))}
          </dl>
          {notes.map((note) => (
            <p key={note} className="mt-1 max-w-56 border-l-2 border-apricot pl-2">
              {note}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
