// Recharts measures and draws in the browser.
'use client';

import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';

export interface TypeBar {
  type: string;
  /** Null draws nothing: fewer than five people. */
  sessions: number | null;
}

/** Completed green, action taken blue, anxiety flipped purple, emergency red-orange, in the order of the rows. */
const colours = [
  'var(--chart-completed)',
  'var(--chart-action)',
  'var(--chart-flipped)',
  'var(--chart-emergency)',
];
const tick = { fill: 'var(--muted)', fontSize: 14 };

export function TypeBars({ bars }: { bars: readonly TypeBar[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        accessibilityLayer={false}
        data={[...bars]}
        layout="vertical"
        barCategoryGap="28%"
        margin={{ top: 4, right: 44, bottom: 0, left: 4 }}
      >
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis type="number" allowDecimals={false} tickLine={false} axisLine={false} tick={tick} />
        <YAxis
          type="category"
          dataKey="type"
          width={116}
          tickLine={false}
          axisLine={{ stroke: 'var(--edge)' }}
          tick={tick}
        />
        <Bar dataKey="sessions" isAnimationActive={false} radius={[0, 2, 2, 0]}>
          {bars.map(({ type }, index) => (
            <Cell key={type} fill={colours[index]} />
          ))}
          <LabelList dataKey="sessions" position="right" fill="var(--ink)" fontSize={14} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
