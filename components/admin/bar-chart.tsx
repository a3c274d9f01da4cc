// Recharts measures and draws in the browser.
'use client';

import {
  Bar,
  CartesianGrid,
  Cell,
  LabelList,
  BarChart as RechartsBarChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { axis, counts, FigureTooltip, writeCount } from './chart-parts';

export interface BarPoint {
  name: string;
  /** Null draws nothing: fewer than five people. */
  count: number | null;
}

export interface BarChartProps {
  bars: readonly BarPoint[];
  /** What a screen reader says of the chart. */
  label: string;
  /** What is counted. */
  counted: string;
}

/** Completed green, action taken blue, anxiety flipped purple, emergency red-orange, in the order of the rows. */
const typeColours = [
  'var(--chart-completed)',
  'var(--chart-action)',
  'var(--chart-flipped)',
  'var(--chart-emergency)',
];

const tooltip = (
  <Tooltip
    content={<FigureTooltip />}
    cursor={{ fill: 'var(--line)', fillOpacity: 0.6 }}
    isAnimationActive={false}
    filterNull={false}
  />
);

/** A lying bar for each type of session, in its colour. */
export function TypeBars({ bars, label, counted }: BarChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <RechartsBarChart
        aria-label={label}
        data={[...bars]}
        layout="vertical"
        barCategoryGap="30%"
        margin={{ top: 4, right: 48, bottom: 0, left: 0 }}
      >
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis type="number" {...counts} />
        <YAxis type="category" dataKey="name" width={116} {...axis} />
        {tooltip}
        <Bar dataKey="count" name={counted} isAnimationActive={false} radius={[0, 2, 2, 0]}>
          {bars.map(({ name }, index) => (
            <Cell key={name} fill={typeColours[index]} />
          ))}
          <LabelList
            dataKey="count"
            position="right"
            fill="var(--ink)"
            fontSize={14}
            formatter={writeCount}
          />
        </Bar>
      </RechartsBarChart>
    </ResponsiveContainer>
  );
}

/** A standing bar for each hour. */
export function HourBars({ bars, label, counted }: BarChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <RechartsBarChart
        aria-label={label}
        data={[...bars]}
        barCategoryGap="18%"
        margin={{ top: 8, right: 8, bottom: 0, left: -12 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="name" {...axis} interval="equidistantPreserveStart" minTickGap={16} />
        <YAxis {...counts} width={52} />
        {tooltip}
        <Bar
          dataKey="count"
          name={counted}
          fill="var(--sage)"
          isAnimationActive={false}
          radius={[2, 2, 0, 0]}
        />
      </RechartsBarChart>
    </ResponsiveContainer>
  );
}
