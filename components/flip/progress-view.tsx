// A client component: the chart, with the app's only tabs, is loaded when there are figures to show.
'use client';

import { lazy, Suspense } from 'react';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { flipWords } from '@/content/flip';
import type { ChartDay, FlipCounts } from '@/lib/domain/stats/aggregate';
import { DayTable } from './day-table';
import { RecoveryCard } from './recovery-card';
import { StatList } from './stat-list';
import { ViewHead } from './view-head';

const words = flipWords.progress;

const Days = lazy(() =>
  import('./days').then((part) => ({ default: part.Days })).catch(() => ({ default: DayTable })),
);

interface ProgressViewProps {
  figures: { days: readonly ChartDay[]; total: FlipCounts } | 'loading' | 'unavailable';
  onBack: () => void;
}

export function ProgressView({ figures, onBack }: ProgressViewProps) {
  return (
    <div className="flip-page grid gap-8">
      <ViewHead title={words.title} onBack={onBack} />
      {figures === 'loading' && <Spinner label={words.loading} />}
      {figures === 'unavailable' && <Notice message={{ tone: 'neutral', title: words.unavailable }} />}
      {typeof figures === 'object' && <Figures {...figures} />}
    </div>
  );
}

function Figures({ days, total }: { days: readonly ChartDay[]; total: FlipCounts }) {
  const empty = days.every((day) => day.total_flips === 0);
  return (
    <>
      <RecoveryCard completed={total.completed_flips} />
      <section aria-labelledby="last-days" className="grid gap-4">
        <h2 id="last-days" className="text-xl">
          {words.chart}
        </h2>
        {empty && <p className="text-muted">{words.empty}</p>}
        <div className="min-h-[22rem]">
          <Suspense>
            <Days days={days} />
          </Suspense>
        </div>
      </section>
      <section aria-labelledby="overall" className="grid content-start gap-4">
        <h2 id="overall" className="text-xl">
          {words.overall}
        </h2>
        <StatList
          className="grid-cols-2 sm:grid-cols-4"
          stats={[
            [words.rows.completed, total.completed_flips],
            [words.rows.action, total.action_needed_flips],
            [words.rows.flipped, total.no_action_flips],
            [words.rows.emergency, total.emergency_flips],
          ]}
        />
      </section>
    </>
  );
}
