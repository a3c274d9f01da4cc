'use client';

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTooltip } from '@/components/ui/chart-tooltip';
import { flipWords } from '@/content/flip/flip';
import type { ChartDay } from '@/lib/domain/statistics';
import { SeriesPatterns, series } from './days';

// Recharts measures and draws in the browser; this chunk is loaded only with the progress view.

/** Seven days with three bars each, distinguished by pattern as well as colour. */
export function DaysChart({ days }: { days: readonly ChartDay[] }) {
  return (
    <div role="img" aria-label={flipWords.progress.chartText}>
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
