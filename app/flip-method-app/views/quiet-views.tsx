import { Evidence } from '@/components/flip/evidence';
import { Home } from '@/components/flip/home';
import { Options } from '@/components/flip/options';
import { OveruseNote } from '@/components/flip/overuse-note';
import { ProgressView } from '@/components/flip/progress-view';
import { WaitingNote } from '@/components/flip/waiting-note';
import { dayOf, lastSevenDays } from '@/lib/domain/stats/aggregate';
import { localDateOf } from '@/lib/domain/stats/local-date';
import { type Preferences, setPreferences } from '../cues/preferences';
import { canVibrate } from '../cues/use-cues';
import { sendWaiting, type Waiting } from '../outbox/outbox';
import { forgetPerson, type Person } from '../outbox/person';
import { useStats } from './stats';
import { goBack, openView, type View } from './views';

interface QuietViewsProps {
  view: Exclude<View, 'flip'>;
  person: Person;
  waiting: Waiting;
  preferences: Preferences;
  start: (emergency: boolean) => void;
  /** Closes the note about flipping too often; null when there is none. */
  onCloseOveruse: (() => void) | null;
}

/** The views in which nothing runs. */
export function QuietViews({ view, person, waiting, preferences, start, onCloseOveruse }: QuietViewsProps) {
  const stats = useStats();
  const signedIn = person.status === 'signed-in';
  const known = signedIn || person.status === 'expired';
  const figures = signedIn && stats.status === 'loaded' && stats.userId === person.id ? stats : null;
  const today = localDateOf(Date.now());

  return (
    <>
      {view === 'evidence' && <Evidence total={figures?.total ?? null} onBack={goBack} />}
      {view === 'progress' && (
        <ProgressView
          figures={
            figures
              ? { days: lastSevenDays(figures.days, today), total: figures.total }
              : stats.status === 'unavailable' || person.status === 'expired'
                ? 'unavailable'
                : 'loading'
          }
          onBack={goBack}
        />
      )}
      {view === 'home' && (
        <Home
          email={known ? person.email : null}
          today={figures && figures.total.total_flips > 0 ? dayOf(figures.days, today) : null}
          notes={
            <>
              {onCloseOveruse && <OveruseNote onClose={onCloseOveruse} />}
              <WaitingNote
                count={waiting.ids.length}
                held={waiting.held}
                expired={person.status === 'expired' ? person.email : null}
                onSend={() => void sendWaiting()}
                onForget={forgetPerson}
              />
            </>
          }
          options={<Options guidance={preferences} canVibrate={canVibrate()} onChange={setPreferences} />}
          onStart={start}
          onEvidence={() => openView('evidence')}
          onProgress={() => openView('progress')}
        />
      )}
    </>
  );
}
