import type { TooltipContentProps } from 'recharts';

interface ChartTooltipProps extends Partial<TooltipContentProps> {
  format?: (value: unknown) => string;
}

/**
 * The figures of one data point, at the pointer and, announced, with the arrow keys. Positioned by Recharts; the table next to
 * the chart has the same figures.
 */
export function ChartTooltip({ active, label, payload = [], format = String }: ChartTooltipProps) {
  return (
    <div data-slot="chart-tooltip" role="status">
      {active && payload.length > 0 && (
        <div className="rounded-md border border-edge bg-surface px-3 py-2 text-sm">
          <p className="font-semibold">{label}</p>
          <dl className="figures grid grid-cols-[auto_auto] gap-x-4">
            {payload.map(({ name, value }) => (
              <div key={String(name)} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="text-right">{format(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
