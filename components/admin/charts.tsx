// Charts are drawn in the browser, and fetched only there; the tables beside them need no script.
'use client';

import dynamic from 'next/dynamic';
import type { BarChartProps } from './bar-chart';
import type { TrendChartProps } from './trend-chart';

const Trend = dynamic(() => import('./trend-chart').then((file) => file.TrendChart), { ssr: false });
const Types = dynamic(() => import('./bar-chart').then((file) => file.TypeBars), { ssr: false });
const Hours = dynamic(() => import('./bar-chart').then((file) => file.HourBars), { ssr: false });

export function TrendsChart(props: TrendChartProps) {
  return (
    <div className="dashboard-chart">
      <Trend {...props} />
    </div>
  );
}

export function TypesChart(props: BarChartProps) {
  return (
    <div className="dashboard-chart is-low">
      <Types {...props} />
    </div>
  );
}

export function HoursChart(props: BarChartProps) {
  return (
    <div className="dashboard-chart is-low">
      <Hours {...props} />
    </div>
  );
}
