// Recharts measures its container in the browser.
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
    /** Null, for fewer than five people, draws no bar. */
    count: number | null;
    /** Overrides the default colour. */
    colour?: string | undefined;
  }[];
  /** Horizontal bars, for long names; Recharts calls this layout `vertical`. */
  horizontal?: boolean;
  /** The accessible name. */
  label: string;
  /** The name of the series. */
  counted: string;
}

export function BarChart({ bars, horizontal = false, label, counted }: BarChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <RechartsBarChart
        aria-label={label}
        data={[...bars]}
        layout={horizontal ? 'vertical' : 'horizontal'}
        barCategoryGap={horizontal ? '30%' : '18%'}
        margin={{ top: 8, right: horizontal ? 64 : 8, bottom: 0, left: horizontal ? 0 : -12 }}
      >
        <CartesianGrid horizontal={!horizontal} vertical={horizontal} stroke="var(--line)" />
        {horizontal ? (
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
          {horizontal && (
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
