// The chart is loaded when this is shown; if loading fails, the table replaces it.
'use client';

import { lazy, Suspense } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { flipWords } from '@/content/flip';
import type { ChartDay } from '@/lib/domain/stats/aggregate';
import { ChartLegend } from './chart-series';
import { DayTable } from './day-table';

const words = flipWords.progress;

const DaysChart = lazy(() =>
  import('./days-chart').then((chart) => ({ default: chart.DaysChart })).catch(() => ({ default: DayTable })),
);

/** The last seven days, as bars or as a table. */
export function Days({ days }: { days: readonly ChartDay[] }) {
  return (
    <Tabs defaultValue="bars">
      <TabsList aria-label={words.views}>
        <TabsTrigger value="bars">{words.bars}</TabsTrigger>
        <TabsTrigger value="table">{words.table}</TabsTrigger>
      </TabsList>
      <TabsContent value="bars" className="grid gap-5">
        <ChartLegend />
        <div className="min-h-[280px]">
          <Suspense>
            <DaysChart days={days} />
          </Suspense>
        </div>
      </TabsContent>
      <TabsContent value="table">
        <DayTable days={days} />
      </TabsContent>
    </Tabs>
  );
}
