// Recharts measures and draws in the browser.
'use client';

import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { adminWords } from '@/content/admin';

export interface DayPoint {
  day: string;
  sessions: number;
  /** Null leaves a gap: fewer than five people. */
  completed: number | null;
}

const tick = { fill: 'var(--muted)', fontSize: 14 };
const tooltip = { background: 'var(--surface)', border: '1px solid var(--edge)', borderRadius: 4 };
/** More points than this stand too close to be marked one by one. */
const MARKED = 31;

export function DailyArea({ points }: { points: readonly DayPoint[] }) {
  const { rows } = adminWords.period;
  const dot = points.length <= MARKED;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart
        accessibilityLayer={false}
        data={[...points]}
        margin={{ top: 12, right: 12, bottom: 0, left: -16 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          tickLine={false}
          axisLine={{ stroke: 'var(--edge)' }}
          tick={tick}
          interval="equidistantPreserveStart"
          minTickGap={16}
          padding={{ left: 32, right: 32 }}
        />
        <YAxis allowDecimals={false} tickLine={false} axisLine={false} tick={tick} />
        <Tooltip contentStyle={tooltip} labelStyle={{ color: 'var(--ink)' }} isAnimationActive={false} />
        <Area
          dataKey="sessions"
          name={rows.sessions}
          type="linear"
          stroke="var(--ink)"
          strokeWidth={2}
          fill="var(--sage-wash)"
          fillOpacity={1}
          dot={dot && { r: 3, fill: 'var(--surface)', fillOpacity: 1 }}
          isAnimationActive={false}
        />
        <Area
          dataKey="completed"
          name={rows.completed}
          type="linear"
          stroke="var(--chart-completed)"
          strokeWidth={2}
          strokeDasharray="5 4"
          fill="var(--chart-completed)"
          fillOpacity={0.22}
          dot={dot && { r: 2.5, fill: 'var(--chart-completed)', fillOpacity: 1, strokeDasharray: 'none' }}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
