'use client';

import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { SpiralToLine } from '@/components/illustrations/drawings';
import { ClaimMark } from '@/components/site/claims';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Notice } from '@/components/ui/notice';
import { Progress } from '@/components/ui/progress';
import { Spinner } from '@/components/ui/spinner';
import { mayShow } from '@/content/claim';
import { companionShare } from '@/content/companion-share';
import { evidenceClaims } from '@/content/evidence-claims';
import { flipWords } from '@/content/flip/flip';
import { currentPerson, requestJson } from '@/lib/device/person';
import {
  type ChartDay,
  countsOn,
  type DayStats,
  type FlipCounts,
  lastSevenDays,
  type Recovery,
  recoveryOf,
} from '@/lib/domain/statistics';
import { paths } from '@/lib/paths';
import { ShareButton, StatList, ViewButton, ViewHead } from '../shell/parts';
import { usePerson } from '../shell/preferences';
import { createStore, useStore } from '../shell/store';
import { useToday } from '../shell/views';
import { lazyWithFallback } from './error-boundary';

/** One person's figures from the server: the latest days with flips, and the totals. */
interface Stats {
  userId: string;
  days: readonly DayStats[];
  total: FlipCounts;
}

const store = createStore<Stats | 'loading' | 'unavailable'>('loading');
let latestRequest = 0;

/** Loads the current person's figures. If that fails, figures already shown stay. */
export async function loadFigures(): Promise<void> {
  const person = currentPerson();
  if (person.status !== 'signed-in') return store.set('loading');
  const request = ++latestRequest;
  const shown = store.get();
  if (typeof shown === 'string' || shown.userId !== person.id) store.set('loading');
  const answer = await requestJson<Stats>('/api/flip-stats', undefined, 8_000);
  if (request !== latestRequest) return;
  const { userId, days, total } = (answer?.ok && answer.data) || {};
  if (userId && Array.isArray(days) && total)
    return store.set(userId === person.id ? { userId, days, total } : 'loading');
  console.info('The figures could not be loaded.', answer?.status);
  if (store.get() === 'loading') store.set('unavailable');
}

/** The current person's figures as the views need them; null until loaded. */
export function useFigures() {
  const person = usePerson();
  const stats = useStore(store);
  const today = useToday();
  if (person.status !== 'signed-in' || typeof stats === 'string' || stats.userId !== person.id)
    return { figures: null, isAway: stats === 'unavailable' || person.status === 'expired' };
  const { days, total } = stats;
  const figures = {
    total,
    /** The latest days with flips. */
    days,
    week: lastSevenDays(days, today),
    today: countsOn(days, today),
  };
  return { figures, isAway: false };
}

const { progress: words, counts } = flipWords;

const cell = 'border-b border-line p-2';

/** The chart's figures as a table. */
export function DayTable({ days }: { days: readonly ChartDay[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full border-collapse text-right">
        <caption className="sr-only">{words.chart}</caption>
        <thead>
          <tr>
            {[words.day, counts.completed, counts.action, counts.flipped].map((name) => (
              <th
                key={name}
                scope="col"
                className={cn(
                  cell,
                  'align-bottom text-sm leading-tight font-semibold first:pl-0 first:text-left',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.session_date}>
              <th scope="row" className={cn(cell, 'pl-0 text-left font-normal')}>
                {day.weekday}
              </th>
              {[day.completed_flips, day.action_needed_flips, day.no_action_flips].map((figure, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: always three columns.
                <td key={index} className={cell}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RecoveryCard({ completed }: { completed: number }) {
  const recovery = recoveryOf(completed);
  const name = words.stages[recovery.stage];
  return (
    <Card look="sage" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-hidden">
      <SpiralToLine className="h-16 max-w-none" />
      <h2 className="text-sm font-semibold">{words.stage}</h2>
      <p className="font-serif text-2xl hyphens-auto">{name}</p>
      <Progress aria-label={`${words.stage}: ${name}`} value={recovery.percent} />
      <p>{messageOf(recovery)}</p>
      <p className="text-sm">{words.practice}</p>
      <ViewButton view="weeks" variant="secondary" size="sm" className="justify-self-start">
        {flipWords.notebook.titles.weeks}
      </ViewButton>
    </Card>
  );
}

function messageOf({ stage, left }: Recovery): string {
  if (stage === 'natural-integration' || left === null) return words.integrated;
  return left === 1 ? words.left[stage].one : `${left}${words.left[stage].many}`;
}

// The chart, with the app's only tabs, is loaded when there are figures to show.
const Days = lazyWithFallback(async () => (await import('./days-chart')).Days, DayTable);

/** Loads figures that could not be loaded before. @param isAway whether that failed */
export function ProgressView({ figures, isAway }: ReturnType<typeof useFigures>) {
  const retry = useEffectEvent(() => {
    if (isAway) void loadFigures();
  });
  useEffect(() => retry(), []);
  return (
    <div className="flip-page grid grid-cols-1 gap-8">
      <ViewHead title={words.title} />
      {figures ? (
        <Figures days={figures.week} total={figures.total} />
      ) : isAway ? (
        <Notice message={{ tone: 'neutral', title: words.unavailable }} />
      ) : (
        <Spinner label={words.loading} />
      )}
    </div>
  );
}

function Figures({ days, total }: { days: readonly ChartDay[]; total: FlipCounts }) {
  const empty = days.every((day) => day.total_flips === 0);
  return (
    <>
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
      <RecoveryCard completed={total.completed_flips} />
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

const { heading, text, button, open, message } = companionShare;

/** Offers the page for relatives and friends, through the device's share dialog. */
export function CompanionOffer() {
  return (
    <section aria-labelledby="companion" className="grid gap-4">
      <h2 id="companion" className="text-xl">
        {heading}
      </h2>
      <p className="max-w-prose">{text}</p>
      <p className="flip-links flex flex-wrap items-center gap-x-6 gap-y-3">
        <ShareButton label={button} text={message} path={paths.companion} />
        <a href={paths.companion}>{open}</a>
      </p>
    </section>
  );
}

const evidence = flipWords.evidence;
const figures = evidenceClaims.filter((claim) => mayShow(claim));

interface EvidenceProps {
  /** Null for a guest, and until loaded. */
  total: FlipCounts | null;
  /** The person's own results. */
  own: ReactNode;
}

export function Evidence({ total, own }: EvidenceProps) {
  return (
    <div className="flip-page grid grid-cols-1 gap-8">
      <ViewHead title={evidence.title} />
      <p className="max-w-prose text-lg">{evidence.lead}</p>
      {figures.length > 0 && (
        <>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {figures.map((claim) => (
              <Card key={claim.id} look={claim.id === 'evidence-bank-100' ? 'sage' : 'plain'}>
                <p className="figures font-serif text-display">{claim.value}</p>
                <p className="pt-2 text-lg">{claim.label}</p>
                <p>
                  <ClaimMark claim={claim} label={evidence.picture} />
                </p>
              </Card>
            ))}
          </div>
          <p className="max-w-prose">{evidence.figures}</p>
        </>
      )}
      {total && (
        <section aria-labelledby="your-stats" className="grid gap-4">
          <h2 id="your-stats" className="text-xl">
            {evidence.stats}
          </h2>
          <StatList
            className="grid-cols-2 sm:grid-cols-4"
            stats={[
              [evidence.rows.total, total.completed_flips],
              [evidence.rows.action, total.action_needed_flips],
              [evidence.rows.emergency, total.emergency_flips],
              [evidence.rows.anxiety, total.no_action_flips],
            ]}
          />
          <p className="max-w-prose">{evidence.verdict}</p>
        </section>
      )}
      <section aria-labelledby="reality-check" className="grid gap-4">
        <h2 id="reality-check" className="text-xl">
          {evidence.reality}
        </h2>
        <ul className="grid gap-3">
          {evidence.statements.map((statement) => (
            <li key={statement} className="flip-statement">
              {statement}
            </li>
          ))}
        </ul>
      </section>
      <Suspense>{own}</Suspense>
      <CompanionOffer />
      {!total && <p className="max-w-prose text-sm">{evidence.verdict}</p>}
    </div>
  );
}
