import { OfferNote } from '@/components/flip/offer-note';
import { OveruseNote } from '@/components/flip/overuse-note';
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

/** After so many flips it is worth its place on the phone. */
const FLIPS_BEFORE_INSTALL = 3;
const { slower, install: installing } = flipWords;

export interface HomeNotesProps {
  person: Person;
  waiting: Waiting;
  /** The urge that is put off. */
  wait: Wait;
  /** A flip has been left before its end. */
  leftEarly: boolean;
  overused: boolean;
  onCloseOveruse: () => void;
  /** Completed flips of the current person, as far as this device knows. */
  completed: number;
  /** The latest days with flips; null for a guest, and while they are not there. */
  days: readonly DayStats[] | null;
  owner: string | null;
  /** The exercise has stepped back. */
  isBack: boolean;
}

/** What home has to say, beside what there is to press. */
export function HomeNotes(props: HomeNotesProps) {
  const { person, waiting, wait, leftEarly, overused, onCloseOveruse, completed, days, owner, isBack } =
    props;
  const { pace, answered, keeps } = usePreferences();
  const install = useInstall();
  const offersPace = leftEarly && pace === 'four' && !answered.includes('slower');
  const offersInstall = install && completed >= FLIPS_BEFORE_INSTALL && !answered.includes('install');
  // Without flips on the server only kept waits can tell, and without a sign of less nothing has to be fetched.
  const mayHaveEased = days
    ? hasEased(daysOfUse(days, []), localDateOf(Date.now()))
    : owner !== null && keeps.includes(owner);
  const offersPlan = mayHaveEased && !isBack && !answered.includes('ease');
  return (
    <>
      {overused && <OveruseNote onClose={onCloseOveruse} />}
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
