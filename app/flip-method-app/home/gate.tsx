import type { ReactNode } from 'react';
import { SpiralToLine } from '@/components/illustrations/drawings';
import { Button, ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { flipWords } from '@/content/flip/flip';
import { GUEST } from '@/lib/device/device';
import { paths } from '@/lib/paths';
import { crisisNumbers, firstNumbers, IdleView, NumberBar, Toasts, ViewButton } from '../shell/parts';
import { usePreferences } from '../shell/preferences';
import { SlipNote } from '../shell/slip';
import { WrittenExercise } from './error-boundary';

const { title, gate } = flipWords;

interface GateProps {
  /** Like the next, missing until the app has loaded: a link starts an emergency, and what follows has its place. */
  onGuest?: () => void;
  onEmergency?: () => void;
  /** Below the page. */
  after?: ReactNode;
}

/** The first screen without a sign-in. An emergency flip comes first, then a guest's plan; an account is optional. */
export function Gate({ onGuest, onEmergency, after }: GateProps) {
  const hasPlan = usePreferences().plans.includes(GUEST);
  const start = {
    className: 'flip-start @max-[14rem]/view:py-1',
    'aria-describedby': 'emergency-text',
    children: gate.emergency,
  };
  return (
    <IdleView>
      <div className="flip-page flip-gate">
        <SpiralToLine className="flip-gate-line max-lg:hidden" />
        <h1 className="text-display">{title}</h1>
        <p className="max-w-prose text-lg">{gate.tagline}</p>
        <SlipNote />
        <Toasts />
        <div className="grid max-w-[28rem] grid-cols-1 content-start gap-3">
          {onEmergency ? (
            <Button {...start} onClick={onEmergency} />
          ) : (
            <ButtonLink {...start} href={`${paths.flipApp}?mode=emergency`} />
          )}
          <p id="emergency-text" className="text-sm text-muted">
            {flipWords.home.emergencyText}
          </p>
          {onEmergency && hasPlan && (
            <ViewButton view="plan" variant="secondary">
              {flipWords.home.plan}
            </ViewButton>
          )}
          <div className={cn('grid content-start gap-3', !onEmergency && 'flip-place')}>
            <div className="grid gap-3 sm:grid-cols-2">
              <ButtonLink variant="secondary" href={paths.flipAuth}>
                {gate.signIn}
              </ButtonLink>
              <Button variant="secondary" onClick={onGuest}>
                {gate.guest}
              </Button>
            </div>
            <p className="text-sm text-muted">{gate.guestNote}</p>
          </div>
        </div>
      </div>
      {after}
    </IdleView>
  );
}

const { title: firstStep, prompt, say } = flipWords.flip.steps.notice;
const { more } = flipWords.crisis;

/**
 * The first step of an emergency, as its flip draws it: nothing moves when the flip begins. After four seconds the written
 * exercise is below its line, and the numbers stay where they are.
 */
function FirstStep() {
  return (
    <div className="flip-screen" data-loading="" data-emergency="" data-step="notice">
      <div className="flip-bar min-h-12" />
      <div className="flip-stage">
        <div className="flip-ring" />
        <div className="flip-words">
          <div className="flip-sheet" />
          <h1 className="flip-title">{firstStep}</h1>
          <p className="flip-prompt">{prompt}</p>
          <p className="flip-say">{say}</p>
        </div>
        <div className="flip-action invisible w-full max-w-lead">
          <p className="flip-late text-center text-sm text-muted">{flipWords.late}</p>
          <div className="flip-written">
            <div className="py-6">
              <WrittenExercise />
            </div>
          </div>
        </div>
      </div>
      <NumberBar numbers={crisisNumbers} shown={firstNumbers()}>
        <li>
          <a href={more.href} className="crisis-number" data-more="">
            {more.label}
          </a>
        </li>
      </NumberBar>
    </div>
  );
}

/**
 * Shown until the app has loaded, and knows who is here: an emergency flip, which a link starts without any script, with the
 * place of what follows; after four seconds the written exercise.
 * @param isEmergency whether the flip itself follows: its first step is shown at once
 */
export function LoadingScreen({ isEmergency }: { isEmergency: boolean }) {
  if (isEmergency) return <FirstStep />;
  return (
    <Gate
      after={
        <div className="flip-written">
          <div className="flip-page grid content-start gap-8">
            <p>
              <ButtonLink variant="secondary" href={paths.flipAuth}>
                {gate.signIn}
              </ButtonLink>
            </p>
            <WrittenExercise />
          </div>
        </div>
      }
    />
  );
}
