import type { TooltipContentProps } from 'recharts';

/** Named figures at the pointer. Positioned by Recharts; the table next to the chart has the same figures. */
export function ChartTooltip({ active, label, payload }: Partial<TooltipContentProps>) {
  if (!active || !payload?.length) return null;
  return (
    <div data-slot="chart-tooltip" className="rounded-md border border-edge bg-surface px-4 py-3 text-sm">
      <p className="font-semibold">{label}</p>
      <dl className="grid grid-cols-[auto_auto] gap-x-4">
        {payload.map(({ name, value }) => (
          <div key={String(name)} className="contents">
            <dt>{name}</dt>
            <dd className="figures text-right">{String(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
