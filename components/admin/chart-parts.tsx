// Recharts places it in the browser.
'use client';

import type { TooltipContentProps } from 'recharts';
import { adminWords } from '@/content/admin';
import { writeFigure } from '@/lib/domain/admin/write-figure';

export const tick = { fill: 'var(--muted)', fontSize: 14 };
export const axis = { tickLine: false, axisLine: { stroke: 'var(--edge)' }, tick } as const;

/** What a point of a chart may hold beside its figures. */
interface NotedPoint {
  notes?: readonly string[];
}

/** The figures of one place of a chart, for the pointer and, read out, for the arrow keys. */
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
                <dd className="text-right">
                  {typeof value === 'number' ? writeFigure(value, adminWords) : adminWords.few}
                </dd>
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
