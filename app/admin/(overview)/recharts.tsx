'use client';

import {
  Area,
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  LabelList,
  Legend,
  Line,
  BarChart as RechartsBarChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { ChartTooltip } from '@/components/ui/chart-tooltip';
import { adminWords } from '@/content/admin/admin';
import { formatFigure } from '../figures';

// Rendered by Recharts in the browser.

const short = new Intl.NumberFormat('en-GB', { notation: 'compact' });

const tick = { fill: 'var(--muted)', fontSize: 14 };
/** A count axis, in compact notation (12K, 3M) to fit a phone. */
const counts = {
  allowDecimals: false,
  tickLine: false,
  axisLine: false,
  tick,
  tickFormatter: (count: number) => short.format(count),
} as const;
const axis = { tickLine: false, axisLine: { stroke: 'var(--edge)' }, tick } as const;

/** Formats a count; null means fewer than five people. */
const formatCount = (count: unknown) => (typeof count === 'number' ? formatFigure(count) : adminWords.few);

const onHover = {
  content: <ChartTooltip format={formatCount} />,
  isAnimationActive: false,
  filterNull: false,
};

export interface BarChartProps {
  bars: readonly {
    name: string;
    /** Null, for fewer than five people, draws no bar. */
    count: number | null;
    colour: string | undefined;
  }[];
  /** The accessible name. */
  label: string;
  /** The name of the series. */
  counted: string;
}

/** Horizontal bars, for long names. */
export function BarChart({ bars, label, counted }: BarChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <RechartsBarChart
        aria-label={label}
        data={[...bars]}
        layout="vertical"
        barCategoryGap="30%"
        margin={{ top: 8, right: 64, bottom: 0, left: 0 }}
      >
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis type="number" {...counts} />
        <YAxis type="category" dataKey="name" width={116} {...axis} />
        <Tooltip {...onHover} cursor={{ fill: 'var(--line)', fillOpacity: 0.6 }} />
        <Bar dataKey="count" name={counted} fill="var(--sage)" isAnimationActive={false} radius={2}>
          {bars.map(({ name, colour }) => (
            <Cell key={name} fill={colour} />
          ))}
          <LabelList
            dataKey="count"
            position="right"
            fill="var(--ink)"
            fontSize={14}
            formatter={formatCount}
          />
        </Bar>
      </RechartsBarChart>
    </ResponsiveContainer>
  );
}

export interface TrendPoint {
  day: string;
  /** Null, for fewer than five people, leaves a gap. */
  whole: number | null;
  part?: number | null;
  /** `whole` on the corresponding day of the previous range. */
  before?: number | null;
}

export interface TrendChartProps {
  points: readonly TrendPoint[];
  /** The accessible name. */
  label: string;
  names: { whole: string; part?: string; before: string };
}

const series = { type: 'linear', isAnimationActive: false } as const;

/** With more points, dots would overlap. */
const MAX_DOTS = 31;

/** Two series by day: the whole as an area, a part of it as a dashed line. Arrow keys move between days. */
export function TrendChart({ points, label, names }: TrendChartProps) {
  const hasDots = points.length <= MAX_DOTS;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart aria-label={label} data={[...points]} margin={{ right: 8 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          {...axis}
          interval="preserveStart"
          minTickGap={16}
          padding={{ left: 44, right: 44 }}
        />
        <YAxis {...counts} width={40} />
        <Tooltip {...onHover} cursor={{ stroke: 'var(--edge)' }} />
        <Legend
          verticalAlign="top"
          align="left"
          iconType="plainline"
          iconSize={28}
          itemSorter={null}
          labelStyle={{ color: 'var(--ink)', fontSize: 14 }}
          wrapperStyle={{ paddingBottom: 16 }}
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
        {names.part && (
          <Line
            dataKey="part"
            name={names.part}
            {...series}
            stroke="var(--chart-completed)"
            strokeWidth={2}
            strokeDasharray="5 4"
            dot={hasDots && { r: 2, fill: 'var(--chart-completed)', strokeDasharray: 'none' }}
          />
        )}
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
      </ComposedChart>
    </ResponsiveContainer>
  );
}
