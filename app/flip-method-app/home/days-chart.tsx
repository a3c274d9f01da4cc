// Recharts measures and draws in the browser; this chunk is loaded only when there are figures to show.
'use client';

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTooltip } from '@/components/ui/chart-tooltip';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { flipWords } from '@/content/flip/flip';
import type { ChartDay } from '@/lib/domain/statistics';
import { DayTable } from './progress';

const { counts, progress: words } = flipWords;

/** The three series, each with its own colour and pattern: solid, striped, dotted. */
const series = [
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

function SeriesPatterns() {
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

/** Seven days with three bars each, distinguished by pattern as well as colour. */
function DaysChart({ days }: { days: readonly ChartDay[] }) {
  return (
    <div role="img" aria-label={words.chartText}>
      <ResponsiveContainer width="100%" height={280}>
        <BarChart
          data={[...days]}
          barGap={2}
          barCategoryGap="22%"
          margin={{ top: 8, right: 0, bottom: 0, left: -20 }}
        >
          <SeriesPatterns />
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="weekday"
            tickLine={false}
            axisLine={{ stroke: 'var(--edge)' }}
            tick={{ fill: 'var(--muted)' }}
          />
          <YAxis allowDecimals={false} tickLine={false} axisLine={false} tick={{ fill: 'var(--muted)' }} />
          <Tooltip content={<ChartTooltip />} cursor={{ fill: 'var(--line)' }} isAnimationActive={false} />
          {series.map(({ key, name, pattern, colour }) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={`url(#${pattern})`}
              stroke={colour}
              strokeWidth={1.5}
              radius={[2, 2, 0, 0]}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

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
        <DaysChart days={days} />
      </TabsContent>
      <TabsContent value="table">
        <DayTable days={days} />
      </TabsContent>
    </Tabs>
  );
}
