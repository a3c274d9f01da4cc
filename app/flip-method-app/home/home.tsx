'use client';

import { type ReactNode, Suspense } from 'react';
import { SignOutForm } from '@/components/forms/sign-out-form';
import { Slug } from '@/components/illustrations/drawings';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible';
import { flipWords } from '@/content/flip/flip';
import { accountLink } from '@/content/navigation';
import { slugStory } from '@/content/slug-story';
import type { Person } from '@/lib/device/person';
import type { LocalDate } from '@/lib/domain/local-date';
import type { FlipCounts } from '@/lib/domain/statistics';
import { paths } from '@/lib/paths';
import type { OpenPostponement } from '../notebook/postponement';
import { IdleView, OveruseNote, StatList, Toasts, ViewButton } from '../shell/parts';
import {
  setChoice,
  useIsSimple,
  useNotebookSummary,
  usePerson,
  usePreferences,
  useRecordOwner,
} from '../shell/preferences';
import { SlipNote } from '../shell/slip';
import { type FlipStart, notebookViews, useToday, type View } from '../shell/views';
import { LoadError, lazyWithFallback } from './error-boundary';
import {
  AllScreens,
  Due,
  GuestNote,
  HomeNotes,
  type HomeNotesProps,
  LazyNotebook,
  LazyOwnEvidence,
  PostponementNote,
} from './notes';
import { Evidence, ProgressView, useFigures } from './progress';

const { home: words, counts, simpleHome } = flipWords;
const { titles } = flipWords.notebook;

interface IdleViewsProps
  extends Pick<HomeProps, 'unsent' | 'interruptedBy' | 'hasSavedData' | 'hasWorkbook' | 'start'> {
  view: Exclude<View, 'flip'>;
  /** The running or due postponement. */
  postponement: OpenPostponement;
  /** Whether flipping may have become checking. */
  overused: boolean;
  onCloseOveruse: () => void;
  /** Flips completed since the page was opened. */
  flipped: number;
}

/** All views except the running flip. */
export function IdleViews(props: IdleViewsProps) {
  const { view, flipped, start, overused, onCloseOveruse, postponement, ...notes } = props;
  const { figures, isAway } = useFigures();
  const notebookView = notebookViews.find((each) => each === view);
  return (
    <IdleView>
      {view === 'evidence' && <Evidence total={figures?.total ?? null} own={<LazyOwnEvidence />} />}
      {view === 'progress' && <ProgressView {...{ figures, isAway }} />}
      {notebookView && <LazyNotebook view={notebookView} start={start} />}
      {view === 'home' && (
        <Home
          {...notes}
          completed={Math.max(flipped, figures?.total.completed_flips ?? 0)}
          days={figures?.days ?? null}
          today={figures && figures.total.total_flips > 0 ? figures.today : null}
          lead={
            (overused || postponement || notes.interruptedBy === 'reload') && (
              <>
                {notes.interruptedBy === 'reload' && <p role="status">{words.notFinished}</p>}
                {overused && <OveruseNote onClose={onCloseOveruse} />}
                {postponement && <PostponementNote {...postponement} />}
              </>
            )
          }
          start={start}
        />
      )}
    </IdleView>
  );
}

/** The look of the links below everything else. */
const quiet = { variant: 'quiet', size: 'sm', className: '-ml-2' } as const;

/** From ten at night to six in the morning. */
const isNight = (hour: number) => hour >= 22 || hour < 6;

interface HomeProps extends HomeNotesProps {
  /** Whether this device keeps anything that was written. */
  hasSavedData: boolean;
  /** Whether this device keeps a workbook. */
  hasWorkbook: boolean;
  /** Null while there is nothing to show. */
  today: FlipCounts | null;
  /** Shown in place of the sentence below the title, where it is seen without scrolling. */
  lead: ReactNode;
  start: (flip: FlipStart) => void;
}

/** The home view: one primary action and a few secondary ones, or only the flip for a person who chose fewer screens. */
function Home({ today, lead, start, hasSavedData, hasWorkbook, ...notes }: HomeProps) {
  const person = usePerson();
  const isSimple = useIsSimple();
  const owner = useRecordOwner();
  const hasPlan = usePreferences().plans.includes(owner ?? '');
  const { weekDueOn, experimentDueOn } = useNotebookSummary();
  const date = useToday();
  const night = isNight(new Date().getHours());
  const isDue = (day: LocalDate | null) => !isSimple && !night && day !== null && day <= date;
  const due = isDue(experimentDueOn) ? 'experiments' : isDue(weekDueOn) ? 'weeks' : null;
  return (
    <div className="flip-page flip-home">
      <Greeting person={person} />
      <div className="flip-home-head grid gap-3">
        <h1 className="text-display">{flipWords.title}</h1>
        <p className="text-lg">{flipWords.tagline}</p>
        <SlipNote />
        <GuestNote hasSavedData={hasSavedData} />
        {due && <Due view={due} />}
        {lead || (!isSimple && !due && <p className="flip-companion text-muted">{flipWords.companion}</p>)}
        <Toasts />
      </div>
      <div className="flip-home-actions grid max-w-[28rem] grid-cols-1 content-start gap-3">
        <Button className="flip-start @max-[14rem]/view:py-1" onClick={() => start({ emergency: false })}>
          {words.start}
        </Button>
        <Button
          variant="danger"
          size="lg"
          aria-describedby="emergency-text"
          onClick={() => start({ emergency: true })}
        >
          {words.emergency}
        </Button>
        <p id="emergency-text" className="text-sm text-muted">
          {words.emergencyText}
        </p>
        {hasPlan && (
          <ViewButton view="plan" variant="secondary">
            {words.plan}
          </ViewButton>
        )}
        {night && (
          <p>
            <a href={words.night.href} className="link inline-flex min-h-11 items-center">
              {words.night.label}
            </a>
          </p>
        )}
        {!isSimple && <OtherViews isGuest={person.status === 'guest'} />}
      </div>
      {!isSimple && today && <TodayCard today={today} />}
      {/* Beside the rest; on a phone below it. */}
      <div className="flip-home-side grid content-start gap-6 md:pt-3 md:[grid-area:side]">
        <HomeNotes {...notes} />
        {'email' in person && (
          <a
            className="link inline-flex min-h-11 items-center justify-self-start sm:hidden"
            href={paths.account}
          >
            {accountLink.label}
          </a>
        )}
        {isSimple ? (
          <AllScreens onRestore={() => owner && setChoice('simpleHome', owner, false)} />
        ) : (
          <div>
            {/* A quotation from the author. */}
            <HomeDisclosure title={slugStory.title}>
              <blockquote className="grid gap-4">
                <p className="max-w-prose font-serif text-lg">{slugStory.quote}</p>
                <Slug className="h-20" />
              </blockquote>
            </HomeDisclosure>
            <HomeDisclosure title={words.options}>
              <Suspense>
                <OptionsPanel />
              </Suspense>
            </HomeDisclosure>
          </div>
        )}
        <div className="grid justify-items-start gap-1 empty:hidden">
          {!isSimple && due !== 'weeks' && (
            <ViewButton view="weeks" {...quiet}>
              {titles.weeks}
            </ViewButton>
          )}
          {!hasPlan && (
            <ViewButton view="plan" {...quiet}>
              {isSimple ? simpleHome.plan : words.firstPlan}
            </ViewButton>
          )}
          {!isSimple && hasSavedData && (
            <ViewButton view="doctor" {...quiet}>
              {titles.doctor}
            </ViewButton>
          )}
          {hasWorkbook && (
            <ButtonLink {...quiet} href={paths.workbookFill}>
              {words.workbook}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** The signed-in person, by the local part of their email address, or a guest; empty until it is known who is here. */
function Greeting({ person }: { person: Person }) {
  return (
    <div className="flip-greeting box-content flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-2 text-sm md:[grid-area:greeting]">
      {person.status === 'guest' && (
        <>
          <p className="flex-[1_1_9rem]">{words.guestNote}</p>
          <ButtonLink variant="quiet" size="sm" className="-mx-2" href={paths.flipAuth}>
            {words.signIn}
          </ButtonLink>
        </>
      )}
      {'email' in person && (
        <>
          <p className="min-w-0 flex-[1_1_9rem] truncate">
            {words.greeting}
            <strong>{person.email.split('@')[0]}</strong>
          </p>
          {/* On a phone this moves below, so that Start is on the first screen. */}
          <ButtonLink variant="quiet" size="sm" className="max-sm:hidden" href={paths.account}>
            {accountLink.label}
          </ButtonLink>
          <SignOutForm from="app">{words.signOut}</SignOutForm>
        </>
      )}
    </div>
  );
}

/** The buttons below the two that start a flip. */
function OtherViews({ isGuest }: { isGuest: boolean }) {
  return (
    <>
      <ViewButton view="delay" variant="secondary">
        {words.search}
      </ViewButton>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 *:px-2">
        <ViewButton view="evidence" variant="secondary">
          {words.evidence}
        </ViewButton>
        <ViewButton
          view="progress"
          variant="secondary"
          disabled={isGuest}
          aria-describedby={isGuest ? 'progress-note' : undefined}
        >
          {words.progress}
        </ViewButton>
      </div>
      {isGuest && (
        <p id="progress-note" className="text-sm text-muted">
          {words.progressForSignedIn}
        </p>
      )}
    </>
  );
}

const OptionsPanel = lazyWithFallback(async () => (await import('./options-panel')).OptionsPanel, LoadError);

const HomeDisclosure = ({ title, children }: { title: string; children: ReactNode }) => (
  <Collapsible>
    <CollapsibleTrigger>{title}</CollapsibleTrigger>
    <CollapsibleContent>{children}</CollapsibleContent>
  </Collapsible>
);

function TodayCard({ today }: { today: FlipCounts }) {
  return (
    <Card look="sheet" className="flip-today grid gap-2 p-4 sm:p-5 md:self-center md:[grid-area:today]">
      <h2 className="text-lg">{words.today}</h2>
      <StatList
        className="grid-cols-[repeat(3,auto)]"
        stats={[
          [counts.completed, today.completed_flips],
          [counts.action, today.action_needed_flips],
          [counts.flipped, today.no_action_flips],
        ]}
      />
    </Card>
  );
}
