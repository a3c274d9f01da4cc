'use client';

import { lazy, Suspense } from 'react';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible';
import { flipWords } from '@/content/flip';
import { localDateOf } from '@/lib/domain/local-date';
import { type DayStats, dayOf, type FlipCounts, lastSevenDays, monthOf } from '@/lib/domain/statistics';
import { createStore, useStore } from '../create-store';
import { canVibrate, previewSound } from '../flip/cues';
import { notebookOwner, type OpenPostponement } from '../notebook/postponement';
import { currentPerson, type Person } from '../saving/person';
import { goBack, notebookViews, openView, type View } from '../views';
import { Evidence, OveruseNote } from './evidence';
import { Home, SimpleHome } from './home';
import { HomeNotes, type HomeNotesProps, LazyNotebook, LazyOwnEvidence, PostponementNote } from './notes';
import type { OptionsPanelProps } from './options-panel';
import { QuietView } from './parts';
import { type Preferences, setChoice, setPreferences } from './preferences';
import { ProgressView } from './progress';

// The panel's code is loaded when it is opened.
const OptionsPanel = lazy(() => import('./options-panel').then((panel) => ({ default: panel.OptionsPanel })));

/** Options of the exercise: the pace, and cues for use with closed eyes. */
function Options(props: OptionsPanelProps) {
  return (
    <Collapsible>
      <CollapsibleTrigger>{flipWords.options.title}</CollapsibleTrigger>
      <CollapsibleContent>
        <Suspense>
          <OptionsPanel {...props} />
        </Suspense>
      </CollapsibleContent>
    </Collapsible>
  );
}

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
  if (typeof shown === 'object' && shown.userId !== person.id) store.set('loading');
  try {
    const response = await fetch('/api/flip-stats', {
      cache: 'no-store',
      signal: AbortSignal.timeout(8_000),
    });
    if (!response.ok) throw new Error(`The figures answered ${response.status}.`);
    const stats = (await response.json()) as Stats;
    if (request === latestRequest) store.set(stats.userId === person.id ? stats : 'loading');
  } catch (error) {
    if (request !== latestRequest) return;
    console.info('The figures could not be loaded.', error);
    if (store.get() === 'loading') store.set('unavailable');
  }
}

/** The current person's figures as the views need them; null until loaded. */
export function useFigures(person: Person) {
  const stats = useStore(store);
  if (person.status !== 'signed-in' || typeof stats === 'string' || stats.userId !== person.id)
    return { figures: null, isAway: stats === 'unavailable' || person.status === 'expired' };
  const { days, total } = stats;
  const today = localDateOf(Date.now());
  const figures: PersonFigures = {
    total,
    days,
    week: lastSevenDays(days, today),
    today: dayOf(days, today),
    month: monthOf(days, today),
  };
  return { figures, isAway: false };
}

interface PersonFigures {
  total: FlipCounts;
  /** The latest days with flips. */
  days: readonly DayStats[];
  week: ReturnType<typeof lastSevenDays>;
  today: FlipCounts;
  /** Completed flips of this month. */
  month: number;
}

interface IdleViewsProps extends Omit<HomeNotesProps, 'completed' | 'days' | 'owner' | 'isSimple'> {
  view: Exclude<View, 'flip'>;
  preferences: Preferences;
  /** The running or due postponement. */
  postponement: OpenPostponement;
  figures: PersonFigures | null;
  /** Whether loading the figures failed. */
  isAway: boolean;
  /** Whether flipping may have become checking. */
  overused: boolean;
  onCloseOveruse: () => void;
  /** Flips completed since the page was opened. */
  flipped: number;
  start: (emergency: boolean) => void;
}

/** All views except the running flip. */
export function IdleViews(props: IdleViewsProps) {
  const { view, preferences, figures, isAway, flipped, start, overused, onCloseOveruse, ...rest } = props;
  const { postponement, ...notes } = rest;
  const { person } = notes;
  const notebookView = notebookViews.find((each) => each === view);
  const known = person.status === 'signed-in' || person.status === 'expired';
  const owner = notebookOwner(person);
  const isSimple = owner !== null && preferences.simpleHome.includes(owner);
  const homeNotes = (
    <HomeNotes
      {...notes}
      {...{ owner, isSimple }}
      completed={Math.max(flipped, figures?.total.completed_flips ?? 0)}
      days={figures?.days ?? null}
    />
  );
  const lead = (overused || postponement) && (
    <>
      {overused && <OveruseNote onClose={onCloseOveruse} />}
      {postponement && <PostponementNote {...postponement} />}
    </>
  );
  return (
    <QuietView>
      {view === 'evidence' && (
        <Evidence total={figures?.total ?? null} own={<LazyOwnEvidence />} onBack={goBack} />
      )}
      {view === 'progress' && (
        <ProgressView
          figures={
            figures ? { days: figures.week, total: figures.total } : isAway ? 'unavailable' : 'loading'
          }
          onBack={goBack}
        />
      )}
      {notebookView && <LazyNotebook view={notebookView} postponement={postponement} start={start} />}
      {view === 'home' && isSimple && (
        <SimpleHome
          email={known ? person.email : null}
          lead={lead}
          notes={homeNotes}
          onStart={start}
          onPlan={() => openView('plan')}
          onRestore={() => owner && setChoice('simpleHome', owner, false)}
        />
      )}
      {view === 'home' && !isSimple && (
        <Home
          email={known ? person.email : null}
          today={figures && figures.total.total_flips > 0 ? figures.today : null}
          lead={lead}
          notes={homeNotes}
          options={
            <Options
              guidance={preferences}
              canVibrate={canVibrate()}
              onChange={setPreferences}
              onPreview={previewSound}
            />
          }
          onStart={start}
          onSearch={() => openView('delay')}
          onEvidence={() => openView('evidence')}
          onProgress={() => openView('progress')}
        />
      )}
    </QuietView>
  );
}
