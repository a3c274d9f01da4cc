import { OfferNote } from '@/components/flip/offer-note';
import { WaitNote } from '@/components/flip/wait-note';
import { WaitingNote } from '@/components/flip/waiting-note';
import { flipWords } from '@/content/flip';
import { daysOfUse, hasEased } from '@/lib/domain/graduation/ease';
import type { DayStats } from '@/lib/domain/stats/aggregate';
import { localDateOf } from '@/lib/domain/stats/local-date';
import { answerOffer, usePreferences } from '../cues/preferences';
import type { Wait } from '../notebook/wait';
import { useInstall } from '../offline/use-install';
import { sendWaiting, type Waiting } from '../outbox/outbox';
import { forgetPerson, type Person } from '../outbox/person';
import { LazyEaseOffer } from './lazy-notebook';
import { openView } from './views';

/** After this many flips, installing the app is offered. */
const FLIPS_BEFORE_INSTALL = 3;
const { slower, install: installing } = flipWords;

export interface HomeNotesProps {
  person: Person;
  waiting: Waiting;
  /** The running or due wait. */
  wait: Wait;
  /** Whether the last flip was left before its end. */
  leftEarly: boolean;
  /** Completed flips of the current person, as far as this device knows. */
  completed: number;
  /** The latest days with flips; null for a guest, and until loaded. */
  days: readonly DayStats[] | null;
  owner: string | null;
  /** Whether the person chose to see fewer screens. */
  isBack: boolean;
}

/** The notes on the home view: wait, outbox and offers. */
export function HomeNotes(props: HomeNotesProps) {
  const { person, waiting, wait, leftEarly, completed, days, owner, isBack } = props;
  const { pace, answered, keeps } = usePreferences();
  const install = useInstall();
  const offersPace = leftEarly && pace === 'four' && !answered.includes('slower');
  const offersInstall = install && completed >= FLIPS_BEFORE_INSTALL && !answered.includes('install');
  // Without flips on the server, stored waits decide. Loads the notebook's code only when needed.
  const mayHaveEased = days
    ? hasEased(daysOfUse(days, []), localDateOf(Date.now()))
    : owner !== null && keeps.includes(owner);
  const offersPlan = mayHaveEased && !isBack && !answered.includes('ease');
  return (
    <>
      {wait && <WaitNote {...wait} onAnswer={() => openView('delay')} />}
      <WaitingNote
        count={waiting.ids.length}
        held={waiting.held}
        expired={person.status === 'expired' ? person.email : null}
        onSend={() => void sendWaiting()}
        onForget={forgetPerson}
      />
      {offersPace && (
        <OfferNote
          id="slower"
          title={slower.title}
          text={slower.text}
          yes={{ label: slower.yes, onPress: () => answerOffer('slower', { pace: 'eight' }) }}
          no={{ label: slower.no, onPress: () => answerOffer('slower') }}
        />
      )}
      {offersPlan && <LazyEaseOffer days={days ?? []} />}
      {offersInstall && (
        <OfferNote
          id="install"
          title={installing.title}
          text={install.kind === 'prompt' ? installing.text : installing.iphone}
          yes={
            install.kind === 'prompt'
              ? {
                  label: installing.yes,
                  onPress: () => {
                    install.ask();
                    answerOffer('install');
                  },
                }
              : null
          }
          no={{ label: installing.no, onPress: () => answerOffer('install') }}
        />
      )}
    </>
  );
}
