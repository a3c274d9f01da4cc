// Charts are drawn in the browser, and fetched only there; the tables beside them need no script.
'use client';

import dynamic from 'next/dynamic';
import { adminWords } from '@/content/admin';
import type { DayPoint } from './daily-chart';
import type { TypeBar } from './types-chart';

const DailyArea = dynamic(() => import('./daily-chart').then((file) => file.DailyArea), { ssr: false });
const TypeBars = dynamic(() => import('./types-chart').then((file) => file.TypeBars), { ssr: false });

export function DailyChart({ points }: { points: readonly DayPoint[] }) {
  return (
    <div role="img" aria-label={adminWords.daily.chart} className="dashboard-chart">
      <DailyArea points={points} />
    </div>
  );
}

export function TypesChart({ bars }: { bars: readonly TypeBar[] }) {
  return (
    <div role="img" aria-label={adminWords.types.chart} className="dashboard-chart">
      <TypeBars bars={bars} />
    </div>
  );
}
