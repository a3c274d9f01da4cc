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

export interface BarChartProps {
  bars: readonly {
    name: string;
    /** Null draws nothing: fewer than five people. */
    count: number | null;
    /** Only where each bar has its own. */
    colour?: string | undefined;
  }[];
  /** Bars with long names lie, each with its number at its end. */
  lying?: boolean;
  /** What a screen reader says of the chart. */
  label: string;
  /** What is counted. */
  counted: string;
}

/** A bar for each name. */
export function BarChart({ bars, lying = false, label, counted }: BarChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <RechartsBarChart
        aria-label={label}
        data={[...bars]}
        layout={lying ? 'vertical' : 'horizontal'}
        barCategoryGap={lying ? '30%' : '18%'}
        margin={{ top: 8, right: lying ? 64 : 8, bottom: 0, left: lying ? 0 : -12 }}
      >
        <CartesianGrid horizontal={!lying} vertical={lying} stroke="var(--line)" />
        {lying ? (
          <>
            <XAxis type="number" {...counts} />
            <YAxis type="category" dataKey="name" width={116} {...axis} />
          </>
        ) : (
          <>
            <XAxis dataKey="name" {...axis} interval="equidistantPreserveStart" minTickGap={16} />
            <YAxis {...counts} width={52} />
          </>
        )}
        <Tooltip
          content={<FigureTooltip />}
          cursor={{ fill: 'var(--line)', fillOpacity: 0.6 }}
          isAnimationActive={false}
          filterNull={false}
        />
        <Bar dataKey="count" name={counted} fill="var(--sage)" isAnimationActive={false} radius={2}>
          {bars.map(({ name, colour }) => (
            <Cell key={name} {...(colour && { fill: colour })} />
          ))}
          {lying && (
            <LabelList
              dataKey="count"
              position="right"
              fill="var(--ink)"
              fontSize={14}
              formatter={writeCount}
            />
          )}
        </Bar>
      </RechartsBarChart>
    </ResponsiveContainer>
  );
}
