'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { overviewWords } from '@/content/admin/overview';
import type { BarChartProps, TrendChartProps } from './recharts';

// Loads the chart code in the browser only; the tables next to the charts work without JavaScript.

const Trend = dynamic(() => import('./recharts').then((file) => file.TrendChart), { ssr: false });
const Bars = dynamic(() => import('./recharts').then((file) => file.BarChart), { ssr: false });

const frameClasses = 'mb-4 break-inside-avoid noscript:hidden';

export function TrendsChart(props: TrendChartProps) {
  return (
    <div className={cn(frameClasses, 'h-80')}>
      <Trend {...props} />
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

/** A chart's data table, collapsed by default. Prints as the chart alone. */
export function FiguresDisclosure({ children }: { children: ReactNode }) {
  return (
    <details data-print="hide">
      <summary className="link is-alone">{overviewWords.numbers}</summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
