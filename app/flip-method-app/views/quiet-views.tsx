import { Evidence } from '@/components/flip/evidence';
import { Home } from '@/components/flip/home';
import { Options } from '@/components/flip/options';
import { OveruseNote } from '@/components/flip/overuse-note';
import { ProgressView } from '@/components/flip/progress-view';
import { QuietHome } from '@/components/flip/quiet-home';
import { type Preferences, setChoice, setPreferences } from '../cues/preferences';
import { previewSound } from '../cues/sound';
import { canVibrate } from '../cues/use-cues';
import { notebookOwner } from '../notebook/owner';
import type { PersonFigures } from './figures';
import { HomeNotes, type HomeNotesProps } from './home-notes';
import { LazyNotebook, LazyOwnEvidence } from './lazy-notebook';
import { goBack, notebookViews, openView, type View } from './views';

interface QuietViewsProps extends Omit<HomeNotesProps, 'completed' | 'days' | 'owner' | 'isBack'> {
  view: Exclude<View, 'flip'>;
  preferences: Preferences;
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
export function QuietViews(props: QuietViewsProps) {
  const { view, preferences, figures, isAway, flipped, start, overused, onCloseOveruse, ...notes } = props;
  const { person } = notes;
  const notebookView = notebookViews.find((each) => each === view);
  const known = person.status === 'signed-in' || person.status === 'expired';
  const owner = notebookOwner(person);
  const isBack = owner !== null && preferences.steppedBack.includes(owner);
  const homeNotes = (
    <HomeNotes
      {...notes}
      {...{ owner, isBack }}
      completed={Math.max(flipped, figures?.total.completed_flips ?? 0)}
      days={figures?.days ?? null}
    />
  );
  const overuse = overused && <OveruseNote onClose={onCloseOveruse} />;
  return (
    <>
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
      {notebookView && <LazyNotebook view={notebookView} wait={notes.wait} start={start} />}
      {view === 'home' && isBack && (
        <QuietHome
          email={known ? person.email : null}
          overuse={overuse}
          notes={homeNotes}
          onStart={start}
          onPlan={() => openView('plan')}
          onComeBack={() => owner && setChoice('steppedBack', owner, false)}
        />
      )}
      {view === 'home' && !isBack && (
        <Home
          email={known ? person.email : null}
          today={figures && figures.total.total_flips > 0 ? figures.today : null}
          overuse={overuse}
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
    </>
  );
}
