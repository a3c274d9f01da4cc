import { OfferNote } from '@/components/flip/offer-note';
import { OveruseNote } from '@/components/flip/overuse-note';
import { WaitingNote } from '@/components/flip/waiting-note';
import { flipWords } from '@/content/flip';
import { answerOffer, usePreferences } from '../cues/preferences';
import { useInstall } from '../offline/use-install';
import { sendWaiting, type Waiting } from '../outbox/outbox';
import { forgetPerson, type Person } from '../outbox/person';

/** After so many flips it is worth its place on the phone. */
const FLIPS_BEFORE_INSTALL = 3;
const { slower, install: installing } = flipWords;

export interface HomeNotesProps {
  person: Person;
  waiting: Waiting;
  /** A flip has been left before its end. */
  leftEarly: boolean;
  overused: boolean;
  onCloseOveruse: () => void;
  /** How many flips whoever is here has completed, as far as this device knows. */
  completed: number;
}

/** What home has to say, beside what there is to press. */
export function HomeNotes(props: HomeNotesProps) {
  const { person, waiting, leftEarly, overused, onCloseOveruse, completed } = props;
  const { pace, answered } = usePreferences();
  const install = useInstall();
  const offersPace = leftEarly && pace === 'four' && !answered.includes('slower');
  const offersInstall = install && completed >= FLIPS_BEFORE_INSTALL && !answered.includes('install');
  return (
    <>
      {overused && <OveruseNote onClose={onCloseOveruse} />}
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
