import type { ReactNode } from 'react';
import { SignOutForm } from '@/components/forms/sign-out-form';
import { Slug } from '@/components/illustrations/drawings';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible';
import { flipWords } from '@/content/flip';
import { slugStory } from '@/content/slug-story';
import type { FlipCounts } from '@/lib/domain/statistics';
import { paths } from '@/lib/paths';
import { StatList, Toasts } from './parts';

const words = flipWords.home;

/** The signed-in person, by the local part of their email address, or a guest. */
function Greeting({ email }: { email: string | null }) {
  return (
    <div className="flip-greeting">
      {email === null ? (
        <>
          <p>{words.guestNote}</p>
          <ButtonLink variant="quiet" size="sm" className="-mx-2" href={paths.flipAuth}>
            {words.signIn}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="min-w-0 truncate">
            {words.greeting}
            <strong>{email.split('@')[0]}</strong>
          </p>
          <SignOutForm from="app">{words.signOut}</SignOutForm>
        </>
      )}
    </div>
  );
}

const { start, emergency } = flipWords.home;

interface HomeFrameProps {
  /** Null for a guest. */
  email: string | null;
  onStart: (emergency: boolean) => void;
  /** Below the title. */
  lead?: ReactNode;
  /** Before the buttons. */
  today?: ReactNode;
  /** Below the two start buttons. */
  actions?: ReactNode;
  /** Beside the rest; on a phone below it. */
  children: ReactNode;
}

/** What both home views share: the greeting and the two start buttons. */
function HomeFrame({ email, onStart, lead, today, actions, children }: HomeFrameProps) {
  return (
    <div className="flip-page flip-home">
      <Greeting email={email} />
      <div className="flip-home-head grid gap-3">
        <h1 className="text-display">{flipWords.title}</h1>
        <p className="text-lg">{flipWords.tagline}</p>
        {lead}
        <Toasts />
      </div>
      {today}
      <div className="grid max-w-[28rem] grid-cols-1 content-start gap-3">
        <Button className="flip-start @max-[14rem]/view:py-1" onClick={() => onStart(false)}>
          {start}
        </Button>
        <Button variant="danger" size="lg" onClick={() => onStart(true)}>
          {emergency}
        </Button>
        {actions}
      </div>
      <div className="flip-home-side grid content-start gap-6 md:pt-3">{children}</div>
    </div>
  );
}

/** A collapsible quotation from the author. */
function SlugStory() {
  return (
    <Collapsible>
      <CollapsibleTrigger>{slugStory.title}</CollapsibleTrigger>
      <CollapsibleContent>
        <blockquote className="grid gap-4">
          <p className="max-w-prose font-serif text-lg">{slugStory.quote}</p>
          <Slug className="h-20" />
        </blockquote>
      </CollapsibleContent>
    </Collapsible>
  );
}

/** An upper limit: more marks would look like a score to beat. */
const MAX_MARKS = 12;

/** A turned page for each of today's flips, ticked where the answer was YES. */
function TodayMarks({ today }: { today: FlipCounts }) {
  const marks = Math.min(today.completed_flips, MAX_MARKS);
  if (marks === 0) return null;
  const actions = Math.min(today.action_needed_flips, marks);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${marks * 30 + 8} 44`}
      preserveAspectRatio="xMaxYMid meet"
      className="drawing h-8 w-full [stroke-width:2]"
    >
      {Array.from({ length: marks }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks are all alike.
        <g key={index} transform={`translate(${index * 30} 0)`}>
          <path className="sage" d="M9 8h16v22l-6 8H9Z" />
          <path d="M5 5h17v22l-7 9H5ZM22 27l-7 1v8" />
          {index < actions && <path d="m9 15 4 4 6-8" />}
        </g>
      ))}
    </svg>
  );
}

const { home, counts } = flipWords;

function TodayCard({ today }: { today: FlipCounts }) {
  return (
    <Card
      look="sheet"
      className="flip-today grid grid-cols-[auto_minmax(0,1fr)] items-center md:self-center md:[grid-area:today] gap-x-4 gap-y-2 p-4 sm:p-5"
    >
      <h2 className="text-lg">{home.today}</h2>
      <TodayMarks today={today} />
      <StatList
        className="col-span-full grid-cols-[repeat(3,auto)]"
        stats={[
          [counts.completed, today.completed_flips],
          [counts.action, today.action_needed_flips],
          [counts.flipped, today.no_action_flips],
        ]}
      />
    </Card>
  );
}

interface HomeProps {
  /** Null for a guest. */
  email: string | null;
  /** Null while there is nothing to show. */
  today: FlipCounts | null;
  /** Shown in place of the sentence below the title, where it is seen without scrolling. */
  lead: ReactNode;
  notes: ReactNode;
  options: ReactNode;
  onStart: (emergency: boolean) => void;
  onSearch: () => void;
  onEvidence: () => void;
  onProgress: () => void;
}

/** The home view: one primary action and a few secondary ones. */
export function Home(props: HomeProps) {
  const { email, today, lead, notes, options, onStart, onSearch, onEvidence, onProgress } = props;
  const isGuest = email === null;
  return (
    <HomeFrame
      {...{ email, onStart }}
      lead={lead || <p className="flip-companion text-muted">{flipWords.companion}</p>}
      today={today && <TodayCard today={today} />}
      actions={
        <>
          <Button variant="secondary" onClick={onSearch}>
            {words.search}
          </Button>
          <div className="flip-pair">
            <Button variant="secondary" onClick={onEvidence}>
              {words.evidence}
            </Button>
            <Button
              variant="secondary"
              disabled={isGuest}
              aria-describedby={isGuest ? 'progress-note' : undefined}
              onClick={onProgress}
            >
              {words.progress}
            </Button>
          </div>
          {isGuest && (
            <p id="progress-note" className="text-sm text-muted">
              {words.progressForSignedIn}
            </p>
          )}
        </>
      }
    >
      {notes}
      <div>
        <SlugStory />
        {options}
      </div>
    </HomeFrame>
  );
}

const { simpleHome } = flipWords;

interface SimpleHomeProps {
  /** Null for a guest. */
  email: string | null;
  /** Below the title, where it is seen without scrolling. */
  lead: ReactNode;
  notes: ReactNode;
  onStart: (emergency: boolean) => void;
  onPlan: () => void;
  onRestore: () => void;
}

/** Home for a person who chose to see fewer screens: the flip, and a button to undo that choice. */
export function SimpleHome({ email, lead, notes, onStart, onPlan, onRestore }: SimpleHomeProps) {
  return (
    <HomeFrame {...{ email, onStart, lead }}>
      {notes}
      <div className="grid justify-items-start gap-1">
        <p>{simpleHome.text}</p>
        <Button variant="quiet" size="sm" className="-ml-2" onClick={onRestore}>
          {simpleHome.turnOff}
        </Button>
        <Button variant="quiet" size="sm" className="-ml-2" onClick={onPlan}>
          {simpleHome.plan}
        </Button>
      </div>
    </HomeFrame>
  );
}
