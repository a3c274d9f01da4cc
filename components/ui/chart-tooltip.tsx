import type { TooltipContentProps } from 'recharts';

/** The figures under the pointer, each with its name. Recharts places it; all it shows is in the table, too. */
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
