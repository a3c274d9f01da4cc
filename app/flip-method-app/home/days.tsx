'use client';

import { lazy, Suspense } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { flipWords } from '@/content/flip/flip';
import { CODE_MS, inTime } from '@/lib/device/device';
import type { ChartDay } from '@/lib/domain/statistics';
import { DayTable } from './progress';

const { counts } = flipWords;

/** The three series, each with its own colour and pattern: solid, striped, dotted. */
export const series = [
  {
    key: 'completed_flips',
    name: counts.completed,
    pattern: 'series-completed',
    colour: 'var(--chart-completed)',
  },
  {
    key: 'action_needed_flips',
    name: counts.action,
    pattern: 'series-action',
    colour: 'var(--chart-action)',
  },
  { key: 'no_action_flips', name: counts.flipped, pattern: 'series-flipped', colour: 'var(--chart-flipped)' },
] as const;

export function SeriesPatterns() {
  return (
    <defs>
      <pattern id="series-completed" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--chart-completed)" />
      </pattern>
      <pattern
        id="series-action"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="var(--surface)" />
        <rect width="3.4" height="6" fill="var(--chart-action)" />
      </pattern>
      <pattern id="series-flipped" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--surface)" />
        <circle cx="3" cy="3" r="2" fill="var(--chart-flipped)" />
      </pattern>
    </defs>
  );
}

function ChartLegend() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {series.map(({ key, name, pattern, colour }) => (
        <li key={key} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 18 18" className="size-[1.1em]">
            <SeriesPatterns />
            <rect
              x="1"
              y="1"
              width="16"
              height="16"
              fill={`url(#${pattern})`}
              stroke={colour}
              strokeWidth="1.5"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

// The chart is loaded when this is shown; if loading fails, the table replaces it.

const words = flipWords.progress;

const DaysChart = lazy(() =>
  inTime(import('./days-chart'), CODE_MS)
    .then((chart) => ({ default: chart.DaysChart }))
    .catch(() => ({ default: DayTable })),
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
