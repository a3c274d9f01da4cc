import { Evidence } from '@/components/flip/evidence';
import { Home } from '@/components/flip/home';
import { Options } from '@/components/flip/options';
import { ProgressView } from '@/components/flip/progress-view';
import { type Preferences, setPreferences } from '../cues/preferences';
import { previewSound } from '../cues/sound';
import { canVibrate } from '../cues/use-cues';
import { HomeNotes, type HomeNotesProps } from './home-notes';
import type { PersonFigures } from './use-figures';
import { goBack, openView, type View } from './views';

interface QuietViewsProps extends Omit<HomeNotesProps, 'completed'> {
  view: Exclude<View, 'flip'>;
  preferences: Preferences;
  figures: PersonFigures | null;
  /** The figures cannot be had at the moment. */
  isAway: boolean;
  /** Flips since the page was opened. */
  flipped: number;
  start: (emergency: boolean) => void;
}

/** The views in which nothing runs. */
export function QuietViews(props: QuietViewsProps) {
  const { view, preferences, figures, isAway, flipped, start, ...notes } = props;
  const { person } = notes;
  const known = person.status === 'signed-in' || person.status === 'expired';
  return (
    <>
      {view === 'evidence' && <Evidence total={figures?.total ?? null} onBack={goBack} />}
      {view === 'progress' && (
        <ProgressView
          figures={
            figures ? { days: figures.week, total: figures.total } : isAway ? 'unavailable' : 'loading'
          }
          onBack={goBack}
        />
      )}
      {view === 'home' && (
        <Home
          email={known ? person.email : null}
          today={figures && figures.total.total_flips > 0 ? figures.today : null}
          notes={<HomeNotes {...notes} completed={Math.max(flipped, figures?.total.completed_flips ?? 0)} />}
          options={
            <Options
              guidance={preferences}
              canVibrate={canVibrate()}
              onChange={setPreferences}
              onPreview={previewSound}
            />
          }
          onStart={start}
          onEvidence={() => openView('evidence')}
          onProgress={() => openView('progress')}
        />
      )}
    </>
  );
}
