'use client';

import { domMin, LazyMotion } from 'framer-motion';
import { Activity, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CrisisLink } from '@/components/site/navigation';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { notify } from '@/components/ui/notify';
import { Progress } from '@/components/ui/progress';
import { flipWords } from '@/content/flip/flip';
import { emergency as emergencyWords } from '@/content/safety';
import {
  type FlipStep,
  flipSteps,
  progressOf,
  type RunningFlip,
  type StageView,
  stageOf,
  type TechniqueId,
} from '@/lib/domain/flip';
import { Announcer, BackButton } from '../shell/parts';
import { useSlip } from '../shell/slip';
import { goBack, leaveForHome } from '../shell/views';
import { actNumbers, CrisisBar } from './act-first';
import type { FlipClock } from './clock';
import { Complete, type CompleteProps } from './finish';
import { PlanDialog, useHasPlan } from './plan-to-read';
import { Stage } from './stage';
import { useVoice } from './voice';

/** Dims the screen some seconds after the end. Any touch, key or pointer movement restarts the delay. */
function Dim() {
  const [touches, setTouches] = useState(0);
  useEffect(() => {
    const brighten = () => setTouches((count) => count + 1);
    const events = ['pointerdown', 'pointermove', 'keydown'] as const;
    for (const event of events) addEventListener(event, brighten);
    return () => {
      for (const event of events) removeEventListener(event, brighten);
    };
  }, []);
  // A new key restarts the CSS animation.
  return <div key={touches} aria-hidden="true" className="flip-dim" />;
}

const words = flipWords.flip;
const timedSteps: readonly FlipStep[] = flipSteps.filter((each) => each !== 'complete');

/** Four marks, one a step: those behind are full, and the present one fills. */
function Marks({ step, value }: { step: FlipStep; value: number }) {
  const present = timedSteps.indexOf(step);
  return (
    // Hidden from screen readers, which would read out every change; they announce the steps and the count.
    <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
      {timedSteps.map((each, index) =>
        index === present ? (
          <Progress
            key={each}
            aria-label={words.progress}
            value={value}
            className="h-1.5! border-0! bg-edge! forced-colors:border!"
          />
        ) : (
          <span
            key={each}
            data-slot="mark"
            data-state={index < present ? 'complete' : undefined}
            className={cn('h-1.5 rounded-full forced-colors:border', index < present ? 'bg-sage' : 'bg-line')}
          />
        ),
      )}
    </div>
  );
}

export interface RunningViewProps extends Omit<CompleteProps, 'actionNeeded' | 'onHome'> {
  flip: RunningFlip;
  now: number;
  clock: FlipClock;
}

/** A message leaves its place empty, so that no number moves up under a thumb. */
function keepPlace({ parentElement: list }: HTMLElement) {
  requestAnimationFrame(() => {
    if (list) list.style.minHeight = `${list.offsetHeight}px`;
  });
}

/** The running flip: one instruction, one ring, one or two large buttons. */
export function RunningView({ flip, now, clock, ...ending }: RunningViewProps) {
  const screen = useRef<HTMLElement>(null);
  const [announced, setAnnounced] = useState('');
  const { step, emergency } = flip;
  const actionNeeded = 'actionNeeded' in flip && flip.actionNeeded;
  const isAnsweredNo = 'actionNeeded' in flip && !actionNeeded;
  const stage = stageOf(flip, now);
  const isComplete = step === 'complete';
  const onAnswer = (isYes: boolean) => {
    clock.send({ kind: 'answer', actionNeeded: isYes });
    if (isYes) keepPlace(notify(flipWords.messages.action, { duration: 5000 }));
  };
  const onChoose = (technique: TechniqueId) => clock.send({ kind: 'choose', technique });
  const onGoOn = () => {
    const techniques = screen.current?.querySelector<HTMLElement>('[data-focus="techniques"]');
    techniques?.focus({ preventScroll: true });
    // The caution is at the top of the techniques.
    techniques?.scrollIntoView({ block: 'start' });
  };
  const onNext = () => clock.send({ kind: 'next' });
  const hasPlan = useHasPlan();
  const isForTomorrow = useSlip()?.state === 'waiting';
  const atEnd = isForTomorrow ? emergencyWords.numbers : actNumbers();
  const [showsPlan, setShowsPlan] = useState(false);
  const openPlan = () => {
    setShowsPlan(true);
    clock.send({ kind: 'pause' });
  };
  const onLeave = isComplete ? goBack : () => clock.send({ kind: 'pause' });
  useVoice(stage, flip.pausedAt !== null);
  // Deferred by a frame: focusing and scrolling force a synchronous layout.
  const focus = useDeferredValue(focusOf(stage));
  const drawnStep = useDeferredValue(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts at its top.
  useLayoutEffect(() => void scrollTo(0, 0), [drawnStep]);
  useLayoutEffect(() => {
    const target = focus && screen.current?.querySelector<HTMLElement>(`[data-focus="${focus}"]`);
    // The techniques are further down.
    if (focus === 'performing')
      screen.current?.querySelector('[role=timer]')?.scrollIntoView({ block: 'end' });
    (target || screen.current)?.focus({ preventScroll: true });
    // In a low window, or with large text, the first answer may be further down. The end is read from its top.
    if (!target || focus === 'end') return;
    (target.querySelector('[data-first-choice], button') ?? target).scrollIntoView({ block: 'nearest' });
    // The caution above the techniques is not scrolled past.
    target.querySelector('[data-safety]')?.scrollIntoView({ block: 'nearest' });
  }, [focus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announcements do not outlive their step.
  useLayoutEffect(() => setAnnounced(''), [step, focus]);

  const announceCount = () =>
    setAnnounced(`${stage.count} ${words.counted.of} ${stage.seconds} ${words.counted.seconds}`);

  return (
    <LazyMotion features={domMin} strict>
      <section
        ref={screen}
        tabIndex={-1}
        aria-label={emergency ? words.regionEmergency : words.region}
        aria-describedby={step === 'notice' ? 'flip-escape' : undefined}
        data-theme={emergency ? 'night' : undefined}
        data-emergency={emergency || undefined}
        data-step={step}
        className="flip-screen"
        onKeyDown={(event) => event.key === 'Escape' && onLeave()}
      >
        <div className="flip-bar mx-auto grid w-full max-w-280 grid-cols-[auto_1fr] items-center gap-4">
          <BackButton onClick={onLeave} />
          {!isComplete && <Marks step={step} value={progressOf(flip, now)} />}
        </div>
        {!isComplete && (
          <Stage {...stage} {...{ onAnswer, onChoose, onNext, onGoOn }} drawFrames={clock.drawFrames} />
        )}
        {/* Pre-rendered in a hidden Activity, so that it appears without delay. */}
        <Activity mode={isComplete ? 'visible' : 'hidden'}>
          <Complete {...ending} actionNeeded={actionNeeded} onHome={leaveForHome} />
        </Activity>
        {emergency && (
          <CrisisBar
            step={step}
            withAdvice={actionNeeded}
            above={isComplete && actionNeeded ? atEnd : []}
            onPlan={hasPlan ? openPlan : undefined}
          />
        )}
        {isAnsweredNo && !emergency && (
          <CrisisLink className="z-1 mt-2 min-h-11 items-center justify-self-center text-sm" />
        )}
        {!isComplete && (
          <Button variant="quiet" className="sr-only focus:not-sr-only" onClick={announceCount}>
            {words.sayCount}
          </Button>
        )}
        {/* Said once, with the region's name, when the flip begins. */}
        <p id="flip-escape" hidden>
          {words.escape}
        </p>
        <Announcer text={announced} />
      </section>
      {isComplete && <Dim />}
      <PlanDialog
        open={showsPlan}
        onClose={() => {
          setShowsPlan(false);
          clock.send({ kind: 'resume' });
        }}
      />
      <LeaveDialog
        open={flip.pausedAt !== null && !showsPlan}
        withNumbers={emergency || actionNeeded}
        withAdvice={actionNeeded}
        onStay={() => clock.send({ kind: 'resume' })}
        onLeave={goBack}
      />
    </LazyMotion>
  );
}

/** The `data-focus` of the element to focus; null for the section itself. */
function focusOf({ step, asking, technique, ready, actionNeeded }: StageView) {
  if (ready) return 'next';
  if (step === 'complete') return 'end';
  if (step === 'flip' && technique !== null) return 'performing';
  if (step === 'flip') return actionNeeded ? 'act' : 'techniques';
  return asking ? 'question' : null;
}

const { title, text, stay, leave } = flipWords.leave;

interface LeaveDialogProps {
  open: boolean;
  /** Emergency mode and YES keep the numbers one tap away here, too. */
  withNumbers: boolean;
  withAdvice: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before a running flip is left. */
function LeaveDialog({ open, withNumbers, withAdvice, onStay, onLeave }: LeaveDialogProps) {
  return (
    <AlertDialog open={open}>
      {/* Its text is as large as on other pages, so that at 200 % two numbers do not fit side by side. */}
      <AlertDialogContent className="[--column:8.5rem] [--fewest:4.75rem]" onEscapeKeyDown={onStay}>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <div className="grid gap-3 pt-2 sm:grid-cols-2">
          <AlertDialogCancel asChild onClick={onStay}>
            <Button>{stay}</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild onClick={onLeave}>
            <Button variant="secondary">{leave}</Button>
          </AlertDialogAction>
        </div>
        {withNumbers && <CrisisBar withAdvice={withAdvice} />}
      </AlertDialogContent>
    </AlertDialog>
  );
}
