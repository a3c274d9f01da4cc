'use client';

import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useRef, useState } from 'react';
import { SpiralToLine, TurnedCorner } from '@/components/illustrations/drawings';
import { SafetyShort } from '@/components/site/safety';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { accountConsent } from '@/content/auth/consent';
import { flipWords } from '@/content/flip/flip';
import { night } from '@/content/night';
import type { Saving } from '@/lib/domain/outbox';
import { paths } from '@/lib/paths';
import { deviceArea, Toasts } from '../shell/parts';
import { useSlip } from '../shell/slip';
import { ActNumbers } from './act-first';
import { CalmSentence } from './plan-to-read';

/** The page turn: fast at first, slow at the end. */
export const turn = { duration: 0.42, ease: [0.22, 0.8, 0.24, 1] } as const;

/** A page turned by an angle. A single `transform` value, so that the animation runs on the compositor. */
export const turned = (distance: number, degrees: number) => ({
  transform: `perspective(${distance}px) rotateY(${degrees}deg)`,
});

const words = flipWords.flip;
const savingTexts = {
  none: null,
  pending: null,
  undecided: accountConsent.text,
  device: words.waiting,
  memory: words.notStored,
  account: words.saved,
} as const satisfies Record<Saving, string | null>;

export interface CompleteProps {
  saving: Saving;
  /** Whether the answer was YES. */
  actionNeeded: boolean;
  isGuest: boolean;
  /** Records the consent to keep their flips. @returns whether it is recorded */
  onKeep: () => Promise<boolean>;
  onNotNow: () => void;
  onHome: () => void;
}

/** The end of a flip: nothing is left to do. */
export function Complete({ saving, actionNeeded, isGuest, onKeep, onNotNow, onHome }: CompleteProps) {
  const asking = saving === 'undecided';
  const isStill = useReducedMotion() ?? false;
  const home = useRef<HTMLButtonElement>(null);
  const isForTomorrow = useSlip()?.state === 'waiting';
  const { title, prompt } = words.steps.complete;
  return (
    // The focus is on the group, so that title and line are said in one go, before any button.
    // biome-ignore lint/a11y/useSemanticElements: the group itself receives focus, which a fieldset does not.
    <div
      role="group"
      aria-labelledby={cn(actionNeeded && 'flip-act', 'flip-end flip-end-line')}
      tabIndex={-1}
      data-focus="end"
      className="flip-complete"
    >
      <m.div
        aria-hidden="true"
        className="flip-turned"
        initial={!isStill && turned(1800, -72)}
        animate={turned(1800, 0)}
        transition={turn}
      >
        <TurnedCorner />
      </m.div>
      {/* The line reaches the edge of the page. */}
      <div className="w-[calc(100%+50vw)]">
        <SpiralToLine className="flip-line unwinds" />
      </div>
      {actionNeeded && (
        <>
          <p id="flip-act" data-safety="" className="flip-act-first">
            {isForTomorrow ? night.wait.kept : words.actFirst}
          </p>
          {/* Also shown in emergency mode, whose bar may be below the first screen. */}
          {isForTomorrow ? <SafetyShort area={deviceArea()} className="text-sm" /> : <ActNumbers />}
        </>
      )}
      <h1 id="flip-end" className="flip-title">
        {title}
      </h1>
      <div className="grid gap-1">
        <p id="flip-end-line" className="flip-prompt">
          {prompt}
        </p>
        <p className="text-base text-muted">{words.body}</p>
      </div>
      <div className="grid gap-1 text-sm">
        <div className={cn('flip-messages', saving !== 'none' && 'min-h-13')}>
          <p role="status" className={asking ? 'pb-2 text-base' : 'flip-saving empty:absolute'}>
            {savingTexts[saving]}
          </p>
          <Toasts />
        </div>
        {asking && <KeepFlips {...{ onKeep, onNotNow }} onAnswer={() => home.current?.focus()} />}
      </div>
      {!asking && <CalmSentence />}
      {!asking && <p className="text-lg">{words.rest}</p>}
      {/* While there is a question, its two answers come first. */}
      <Button
        ref={home}
        size="lg"
        variant={asking ? 'quiet' : 'primary'}
        className="flip-wide"
        onClick={onHome}
      >
        {words.home}
      </Button>
      {isGuest && (
        <a href={paths.flipAuth} className="link inline-flex min-h-11 w-fit items-center text-sm">
          {words.keepCount}
        </a>
      )}
    </div>
  );
}

interface KeepFlipsProps extends Pick<CompleteProps, 'onKeep' | 'onNotNow'> {
  onAnswer: () => void;
}

/** Asks for the consent in the sentence above it. A failure keeps the question. */
function KeepFlips({ onKeep, onNotNow, onAnswer }: KeepFlipsProps) {
  const [attempt, setAttempt] = useState<'busy' | 'failed' | null>(null);
  const isBusy = attempt === 'busy';
  const keep = async () => {
    if (isBusy) return;
    setAttempt('busy');
    const isSaved = await onKeep();
    setAttempt(isSaved ? null : 'failed');
    if (isSaved) onAnswer();
  };
  const refuse = () => {
    if (isBusy) return;
    onNotNow();
    onAnswer();
  };
  return (
    <div className="grid w-full grid-cols-2 gap-3">
      <Button variant="secondary" aria-disabled={isBusy} onClick={keep}>
        {words.consent.keep}
      </Button>
      <Button variant="secondary" aria-disabled={isBusy} onClick={refuse}>
        {words.consent.notNow}
      </Button>
      <p role="alert" className="col-span-2 text-danger empty:hidden">
        {attempt === 'failed' && words.consent.failed}
      </p>
    </div>
  );
}
