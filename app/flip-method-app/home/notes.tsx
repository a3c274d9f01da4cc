import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { flipWords } from '@/content/flip';
import { localDateOf } from '@/lib/domain/local-date';
import { daysOfUse, hasEased } from '@/lib/domain/simple-home';
import type { DayStats } from '@/lib/domain/statistics';
import { paths } from '@/lib/paths';
import { momentText, type Wait } from '../notebook/postponement';
import type { NotebookViewProps } from '../notebook/view';
import { useInstall } from '../offline/install';
import { sendWaiting, type Waiting } from '../saving/outbox';
import { forgetPerson, type Person } from '../saving/person';
import { goBack, openView } from '../views';
import { OfferNote, ViewHead } from './parts';
import { answerOffer, usePreferences } from './preferences';

const postponementNote = flipWords.wait;

interface WaitNoteProps {
  phase: 'running' | 'due';
  endsAt: number;
  onAnswer: () => void;
}

/** The running or due wait on the home view. */
function WaitNote({ phase, endsAt, onAnswer }: WaitNoteProps) {
  return (
    <div role="status" className="flip-note">
      <p>
        {phase === 'due'
          ? postponementNote.due
          : `${postponementNote.running}${momentText(endsAt, Date.now())}`}
      </p>
      {phase === 'due' && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onAnswer}>
          {postponementNote.answer}
        </Button>
      )}
    </div>
  );
}

const unsentNote = flipWords.waiting;
const accountAndBack = `${paths.account}?next=${encodeURIComponent(paths.flipApp)}`;

interface WaitingNoteProps {
  /** Number of this person's flips in the outbox. */
  count: number;
  /** Why the account accepts none of them at present. */
  held: Waiting['held'];
  /** Email of a person whose session has expired. */
  expired: string | null;
  onSend: () => void;
  onForget: () => void;
}

/** Flips that are not saved to the account yet, and what to do about them. */
function WaitingNote({ count, held, expired, onSend, onForget }: WaitingNoteProps) {
  if (count === 0 && expired === null) return null;
  return (
    <div role="status" className="flip-note">
      {count > 0 && <p>{count === 1 ? unsentNote.one : `${count}${unsentNote.many}`}</p>}
      {expired === null ? (
        <WhatNext held={held} onSend={onSend} />
      ) : (
        <>
          <p>
            <strong>{expired}</strong> {unsentNote.expired} {count > 0 && unsentNote.expiredKept}
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

function WhatNext({ held, onSend }: Pick<WaitingNoteProps, 'held' | 'onSend'>) {
  if (held === 'full') return <p>{unsentNote.full}</p>;
  if (held === 'no-consent' || held === 'withdrawn')
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

type Code = typeof import('../notebook/view');

const { titles, loading } = flipWords.notebook;

const NotLoaded = () => <Notice message={flipWords.messages.notLoaded} />;
const Nothing = () => null;

/** All parts are in one chunk, which the device caches on the first visit. */
function part<Props>(pick: (code: Code) => ComponentType<Props>, instead: ComponentType<Props>) {
  return lazy<ComponentType<Props>>(() =>
    import('../notebook/view').then((code) => ({ default: pick(code) })).catch(() => ({ default: instead })),
  );
}

const NotebookView = part<NotebookViewProps>((code) => code.NotebookView, NotLoaded);
const OwnEvidencePart = part((code) => code.OwnEvidence, Nothing);
const EaseOfferPart = part<ComponentProps<Code['EaseOffer']>>((code) => code.EaseOffer, Nothing);

/** The title renders at once and takes focus; the view follows when its code has loaded. */
export function LazyNotebook(props: NotebookViewProps) {
  return (
    <div className="flip-page flip-notebook">
      <ViewHead title={titles[props.view]} onBack={goBack} />
      <Suspense fallback={<Spinner label={loading} />}>
        <NotebookView {...props} />
      </Suspense>
    </div>
  );
}

export function LazyOwnEvidence() {
  return (
    <Suspense>
      <OwnEvidencePart />
    </Suspense>
  );
}

function LazyEaseOffer(props: ComponentProps<Code['EaseOffer']>) {
  return (
    <Suspense>
      <EaseOfferPart {...props} />
    </Suspense>
  );
}

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
