// Recharts measures its container in the browser.
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
  /** Null, for fewer than five people, leaves a gap. */
  part: number | null;
  /** `whole` on the corresponding day of the previous range. */
  before?: number;
  /** The owner's notes on the day. */
  notes: readonly string[];
}

export interface TrendChartProps {
  points: readonly TrendPoint[];
  /** The accessible name. */
  label: string;
  names: { whole: string; part: string; before: string };
}

const series = { type: 'linear', isAnimationActive: false } as const;

/** With more points, dots would overlap. */
const MAX_DOTS = 31;

/** Two series by day: the whole as an area, a part of it as a dashed line. Arrow keys move between days. */
export function TrendChart({ points, label, names }: TrendChartProps) {
  const hasDots = points.length <= MAX_DOTS;
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
          dot={hasDots && { r: 2.5, fill: 'var(--surface)', fillOpacity: 1 }}
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
          dot={hasDots && { r: 2, fill: 'var(--chart-completed)', strokeDasharray: 'none' }}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
