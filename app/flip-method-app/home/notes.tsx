import { Suspense } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { flipWords } from '@/content/flip/flip';
import { forgetPerson } from '@/lib/device/person';
import { daysOfUse, usesLess } from '@/lib/domain/insights';
import { localDateOf } from '@/lib/domain/local-date';
import type { DayStats } from '@/lib/domain/statistics';
import { paths } from '@/lib/paths';
import type { NotebookViewProps } from '../notebook/notebook-view';
import { momentText, type OpenPostponement } from '../notebook/postponement';
import { hasDeclined, sendUnsentFlips, type UnsentFlips } from '../saving/outbox';
import { useInstall } from '../shell/install';
import { OfferNote, ViewButton, ViewHead } from '../shell/parts';
import { answerOffer, useIsSimple, usePerson, usePreferences, useRecordOwner } from '../shell/preferences';
import { LoadError, lazyWithFallback } from './error-boundary';

const postponementNote = flipWords.postponement;

/** The running or due postponement on the home view. */
export function PostponementNote({ phase, endsAt }: NonNullable<OpenPostponement>) {
  return (
    <div role="status" className="flip-note">
      <p>
        {phase === 'due'
          ? postponementNote.due
          : `${postponementNote.running}${momentText(endsAt, Date.now())}`}
      </p>
      {phase === 'due' && (
        <ViewButton view="delay" variant="secondary" size="sm" className="justify-self-start">
          {postponementNote.answer}
        </ViewButton>
      )}
    </div>
  );
}

/** Once a week has gone by since the last look back, or the day of an experiment has come. */
export function Due({ view }: { view: 'weeks' | 'experiments' }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {flipWords.home.due[view]}
      <ViewButton view={view} variant="quiet" size="sm" className="-ml-2">
        {titles[view]}
      </ViewButton>
    </p>
  );
}

const unsentNote = flipWords.unsent;
const accountAndBack = `${paths.account}?next=${encodeURIComponent(paths.flipApp)}`;

interface UnsentNoteProps {
  /** Number of this person's flips in the outbox. */
  count: number;
  /** Whether the device did not take one of them. */
  isLost: boolean;
  /** Why the account accepts none of them at present. */
  refusal: UnsentFlips['refusal'];
  /** Email of a person whose session has expired. */
  expired: string | null;
  onSend: () => void;
  onForget: () => void;
}

/** Flips that are not saved to the account yet, and what to do about them. */
function UnsentNote({ count, isLost, refusal, expired, onSend, onForget }: UnsentNoteProps) {
  if (count === 0 && expired === null) return null;
  // Without consent nothing is waiting to be sent.
  const isWaiting = count > 0 && refusal !== 'no-consent' && refusal !== 'withdrawn';
  return (
    <div role="status" className="flip-note">
      {isWaiting && (
        <p>
          {isLost ? flipWords.flip.notStored : count === 1 ? unsentNote.one : `${count}${unsentNote.many}`}
        </p>
      )}
      {expired === null ? (
        <WhatNext refusal={refusal} onSend={onSend} />
      ) : (
        <>
          <p>
            <strong>{expired}</strong> {unsentNote.expired} {count > 0 && !isLost && unsentNote.expiredKept}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="secondary" size="sm" href={paths.flipAuth}>
              {unsentNote.signIn}
            </ButtonLink>
            <Button variant="quiet" size="sm" onClick={onForget}>
              {unsentNote.notMe}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function WhatNext({ refusal, onSend }: Pick<UnsentNoteProps, 'refusal' | 'onSend'>) {
  if (refusal === 'full') return <p>{unsentNote.full}</p>;
  if (refusal === 'no-consent' || refusal === 'withdrawn')
    return (
      <>
        <p>{unsentNote.noConsent}</p>
        <ButtonLink variant="secondary" size="sm" className="justify-self-start" href={accountAndBack}>
          {unsentNote.agree}
        </ButtonLink>
      </>
    );
  return (
    <Button variant="quiet" size="sm" className="-ml-2 justify-self-start" onClick={onSend}>
      {unsentNote.now}
    </Button>
  );
}

const { titles, loading } = flipWords.notebook;

const Nothing = () => null;

/** These are in one chunk, which the device caches on the first visit. */
const notebook = () => import('../notebook/notebook-view');
const NotebookView = lazyWithFallback(async () => (await notebook()).NotebookView, LoadError);
/** The person's own results, for the Evidence Bank. */
export const LazyOwnEvidence = lazyWithFallback(async () => (await notebook()).OwnEvidence, Nothing);
const SimpleHomeOffer = lazyWithFallback(async () => (await notebook()).SimpleHomeOffer, Nothing);

/** In a chunk of its own: most devices never need it. */
const GuestDataOffer = lazyWithFallback(
  async () => (await import('../notebook/guest-data')).GuestDataOffer,
  Nothing,
);

/** The title renders at once and takes focus; the view follows when its code has loaded. */
export function LazyNotebook(props: NotebookViewProps) {
  return (
    <div className="flip-page flip-notebook grid grid-cols-1 content-start gap-8 print:p-0!">
      <ViewHead title={titles[props.view]} />
      <Suspense fallback={<Spinner label={loading} />}>
        <NotebookView {...props} />
      </Suspense>
    </div>
  );
}

/** After this many flips, installing the app is offered. */
const FLIPS_BEFORE_INSTALL = 3;
const { slower, install: installing, simpleHome } = flipWords;

export interface HomeNotesProps {
  unsent: UnsentFlips;
  /** What ended the last flip before its end. */
  interruptedBy: 'leaving' | 'reload' | null;
  /** Completed flips of the current person, as far as this device knows. */
  completed: number;
  /** The latest days with flips; null for a guest, and until loaded. */
  days: readonly DayStats[] | null;
}

/** After a sign-in: asks whether what a guest wrote on this device belongs to the account. */
export function GuestNote({ hasSavedData }: { hasSavedData: boolean }) {
  const person = usePerson();
  const { leftGuest } = usePreferences();
  if (!hasSavedData || person.status !== 'signed-in' || leftGuest.includes(person.id)) return null;
  return (
    <Suspense>
      <GuestDataOffer key={person.id} owner={person.id} />
    </Suspense>
  );
}

/** The notes on the home view: outbox and offers. */
export function HomeNotes({ unsent, interruptedBy, completed, days }: HomeNotesProps) {
  const person = usePerson();
  const owner = useRecordOwner();
  const isSimple = useIsSimple();
  const { pace, answered, keeps, notNow } = usePreferences();
  const install = useInstall();
  const offersPace = interruptedBy === 'leaving' && pace === 'four' && !answered.includes('slower');
  const offersInstall = install && completed >= FLIPS_BEFORE_INSTALL && !answered.includes('install');
  // Without flips on the server, stored postponements decide. Loads the notebook's code only when needed.
  const mayUseLess = days
    ? usesLess(daysOfUse(days, []), localDateOf(Date.now()))
    : owner !== null && keeps.includes(owner);
  const offersPlan = mayUseLess && !isSimple && !answered.includes('simple-home');
  return (
    <>
      <UnsentNote
        count={hasDeclined(unsent, owner, notNow) ? 0 : unsent.ids.length}
        isLost={unsent.inMemory.length > 0}
        refusal={unsent.refusal}
        expired={person.status === 'expired' ? person.email : null}
        onSend={() => void sendUnsentFlips()}
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
      <Suspense>{offersPlan && <SimpleHomeOffer days={days ?? []} />}</Suspense>
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

/** For a person who chose fewer screens: how to undo that. */
export function AllScreens({ onRestore }: { onRestore: () => void }) {
  return (
    <div className="grid justify-items-start gap-1">
      <p>{simpleHome.text}</p>
      <Button variant="quiet" size="sm" className="-ml-2" onClick={onRestore}>
        {simpleHome.turnOff}
      </Button>
    </div>
  );
}
