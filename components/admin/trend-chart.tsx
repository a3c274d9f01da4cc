// Recharts measures and draws in the browser.
'use client';

import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { axis, counts, FigureTooltip } from './chart-parts';

export interface TrendPoint {
  day: string;
  whole: number;
  /** Null leaves a gap: fewer than five people. */
  part: number | null;
  /** The whole of the same day of the range before. */
  before?: number;
  /** What happened on the day. */
  notes: readonly string[];
}

export interface TrendChartProps {
  points: readonly TrendPoint[];
  /** What a screen reader says of the chart. */
  label: string;
  names: { whole: string; part: string; before: string };
}

/** What all lines have in common. */
const series = { type: 'linear', isAnimationActive: false } as const;

/** More points than this are too close to be marked one by one. */
const MARKED = 31;

/** Two series by day: the whole as a pale area, a part of it as a dashed line. Arrow keys go from day to day. */
export function TrendChart({ points, label, names }: TrendChartProps) {
  const isMarked = points.length <= MARKED;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        aria-label={label}
        data={[...points]}
        margin={{ top: 12, right: 8, bottom: 0, left: -12 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          {...axis}
          interval="preserveStart"
          minTickGap={16}
          padding={{ left: 44, right: 44 }}
        />
        <YAxis {...counts} width={52} />
        {points
          .filter(({ notes }) => notes.length > 0)
          .map(({ day }) => (
            <ReferenceLine key={day} x={day} stroke="var(--apricot)" strokeWidth={2} strokeDasharray="2 3" />
          ))}
        <Tooltip
          content={<FigureTooltip />}
          cursor={{ stroke: 'var(--edge)' }}
          isAnimationActive={false}
          filterNull={false}
        />
        <Area
          dataKey="whole"
          name={names.whole}
          {...series}
          stroke="var(--sea-text)"
          strokeWidth={2}
          fill="var(--sage-wash)"
          fillOpacity={1}
          dot={isMarked && { r: 2.5, fill: 'var(--surface)', fillOpacity: 1 }}
        />
        {points.some(({ before }) => before !== undefined) && (
          <Line
            dataKey="before"
            name={names.before}
            {...series}
            stroke="var(--muted)"
            strokeWidth={1.5}
            strokeDasharray="1 4"
            strokeLinecap="round"
            dot={false}
          />
        )}
        <Line
          dataKey="part"
          name={names.part}
          {...series}
          stroke="var(--chart-completed)"
          strokeWidth={2}
          strokeDasharray="5 4"
          dot={isMarked && { r: 2, fill: 'var(--chart-completed)', strokeDasharray: 'none' }}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
