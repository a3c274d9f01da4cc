// Loads the chart code in the browser only; the tables next to the charts work without JavaScript.
'use client';

import dynamic from 'next/dynamic';
import type { BarChartProps } from './bar-chart';
import type { TrendChartProps } from './trend-chart';

const Trend = dynamic(() => import('./trend-chart').then((file) => file.TrendChart), { ssr: false });
const Bars = dynamic(() => import('./bar-chart').then((file) => file.BarChart), { ssr: false });

export function TrendsChart(props: TrendChartProps) {
  return (
    <div className="dashboard-chart">
      <Trend {...props} />
    </div>
  );
}

export function BarsChart(props: BarChartProps) {
  return (
    <div className="dashboard-chart is-low">
      <Bars {...props} />
    </div>
  );
}
