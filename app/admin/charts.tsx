'use client';

import dynamic from 'next/dynamic';
import { cn } from '@/components/ui/cn';
import type { BarChartProps, TrendChartProps } from './recharts';

// Loads the chart code in the browser only; the tables next to the charts work without JavaScript.

const Trend = dynamic(() => import('./recharts').then((file) => file.TrendChart), { ssr: false });
const Bars = dynamic(() => import('./recharts').then((file) => file.BarChart), { ssr: false });

const frameClasses = 'mb-4 noscript:hidden';

export function TrendsChart(props: TrendChartProps) {
  const { names, points } = props;
  const key = [
    { name: names.whole, line: 'stroke-(--sea-text)' },
    ...(names.part ? [{ name: names.part, line: 'stroke-(--chart-completed)', dash: '5 4' }] : []),
    ...(points.some(({ before }) => before !== undefined)
      ? [{ name: names.before, line: 'stroke-muted', dash: '1 4' }]
      : []),
  ];
  return (
    <div className="break-inside-avoid noscript:hidden">
      <ul className="mb-2 flex flex-wrap gap-x-5 text-sm">
        {key.map(({ name, line, dash }) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 28 4" className={cn('h-1 w-7 stroke-2', line)}>
              <path d="M0 2h28" strokeDasharray={dash} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className={cn(frameClasses, 'h-72')}>
        <Trend {...props} />
      </div>
    </div>
  );
}

export function BarsChart(props: BarChartProps) {
  return (
    <div className={cn(frameClasses, 'h-52')}>
      <Bars {...props} />
    </div>
  );
}
