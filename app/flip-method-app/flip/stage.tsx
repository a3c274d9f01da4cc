'use client';

import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { Activity, useDeferredValue, useEffect, useRef, useState } from 'react';
import { InlineNumbers } from '@/components/site/numbers';
import { SafetyShort } from '@/components/site/safety';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { flipWords } from '@/content/flip/flip';
import { emergency } from '@/content/safety';
import type { FlipStep, StageView, TechniqueId } from '@/lib/domain/flip';
import { deviceArea, Toasts } from '../shell/parts';
import { ActFirst } from './act-first';
import type { DrawFrames } from './clock';
import { turn, turned } from './finish';
import { Performing, Techniques } from './techniques';

const { question, yes, no } = flipWords.flip;

/** The exercise's one question: two large answers, styled alike, side by side within reach of the thumbs. */
function Question({ onAnswer }: { onAnswer: (actionNeeded: boolean) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would be announced instead of the question's heading.
    <div
      role="group"
      aria-labelledby="flip-question"
      aria-describedby="red-flags"
      tabIndex={-1}
      data-focus="question"
      className="flip-question grid gap-4"
    >
      <h2 id="flip-question" className="flip-question-text">
        {question}
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        {[true, false].map((answer) => (
          <Button
            key={String(answer)}
            variant="secondary"
            className="flip-answer"
            onClick={() => onAnswer(answer)}
          >
            {answer ? yes : no}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface FlipActionProps extends StageView {
  onAnswer: (actionNeeded: boolean) => void;
  onChoose: (technique: TechniqueId) => void;
  onNext: () => void;
  /** Leaves the panel of a YES for the techniques. */
  onGoOn: () => void;
}

/**
 * The controls of the current step, if there are any. The question and the techniques are pre-rendered in a
 * hidden `Activity`, so that they appear without delay.
 */
function FlipAction(props: FlipActionProps) {
  const { step, seconds, count, actionNeeded, asking, technique, settled, ready } = props;
  const isChoosing = step === 'flip' && technique === null;
  // One frame after the text, to keep that frame short; taps are not accepted yet anyway.
  const wasChoosing = useDeferredValue(isChoosing);
  return (
    <div className="flip-action flex w-full max-w-lead flex-col justify-end gap-4">
      {/* Directly below the sheet. The last step has the place of no earlier message. */}
      <div className="flip-messages">
        <Toasts key={String(step === 'thank')} />
      </div>
      <Activity mode={asking ? 'visible' : 'hidden'}>
        <Question onAnswer={props.onAnswer} />
      </Activity>
      {isChoosing && actionNeeded && (
        <ActFirst emergency={props.emergency} {...{ settled }} onGoOn={props.onGoOn} />
      )}
      <Activity mode={isChoosing && wasChoosing ? 'visible' : 'hidden'}>
        <Techniques settled={settled} onChoose={props.onChoose} />
      </Activity>
      {technique !== null && actionNeeded && (
        <p data-safety="" className="flip-act-first">
          {flipWords.flip.actFirst}
          {!props.emergency && <InlineNumbers numbers={emergency.numbers} area={deviceArea()} />}
        </p>
      )}
      {technique !== null && <Performing technique={technique} count={count} seconds={seconds} />}
      {/* After YES the nearest number stays until the end; emergency mode has it below. */}
      {(step === 'assess' || (step === 'thank' && actionNeeded && !props.emergency)) && (
        <SafetyShort
          id="red-flags"
          area={deviceArea()}
          className={cn(
            'flip-urgent leading-[1.4]',
            step === 'assess'
              ? 'text-base @max-[9.5rem]/flip:order-first @max-[14rem]/flip:text-sm @max-[14rem]/flip:leading-[1.3]'
              : 'text-sm',
          )}
        />
      )}
      {ready && (
        <Button size="lg" data-focus="next" className="flip-wide" onClick={props.onNext}>
          {flipWords.flip.next}
        </Button>
      )}
    </div>
  );
}

const settle = { duration: 0.6, ease: 'easeOut' } as const;

interface RingProps {
  count: number;
  seconds: number;
  drawFrames: DrawFrames;
}

/**
 * The ring that fills during a step, with the count inside. It scales up slightly when it appears. The arc is set in each
 * animation frame, outside React, to keep the motion smooth.
 */
function Ring({ count, seconds, drawFrames }: RingProps) {
  const arc = useRef<SVGCircleElement>(null);
  const isStill = useReducedMotion() ?? false;
  useEffect(
    () =>
      drawFrames((fraction) => {
        if (arc.current) arc.current.style.strokeDashoffset = String(1 - fraction);
      }),
    [drawFrames],
  );
  return (
    <div className="flip-ring @container relative aspect-square w-(--ring)">
      <m.div
        initial={!isStill && { transform: 'scale(0.95)' }}
        animate={{ transform: 'scale(1)' }}
        transition={settle}
      >
        <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full overflow-visible">
          <circle cx="60" cy="60" r="54" className="flip-ring-track" />
          <circle ref={arc} cx="60" cy="60" r="54" pathLength="1" className="flip-ring-arc" />
        </svg>
      </m.div>
      <div className="absolute inset-0 grid place-items-center">
        {/* Not a live region: the count is announced on request. */}
        {/* Not translated: the browser would replace the text node that React changes, and the count would stop. */}
        <p
          translate="no"
          role="timer"
          aria-live="off"
          className="figures grid justify-items-center leading-none"
        >
          <span className="font-serif text-[calc(var(--ring)*0.3)] leading-[0.95]">{count}</span>
          <span className="flip-count-all">
            /{seconds}
            <span className="@max-[6.5rem]:sr-only"> {flipWords.flip.seconds}</span>
          </span>
        </p>
      </div>
    </div>
  );
}

const { steps, picked, act } = flipWords.flip;

interface StepWordsProps {
  step: FlipStep;
  /** Whether a technique has been chosen. */
  isPicked: boolean;
  /** Whether there is something to do before the flip goes on. */
  isActing: boolean;
}

/** The step's instruction and the line to say. The sheet behind turns; the text does not move. */
function StepWords({ step, isPicked, isActing }: StepWordsProps) {
  const isStill = useReducedMotion() ?? false;
  const { title, prompt, say } = isActing ? { ...act, say: null } : steps[step];
  const turns = !isStill && step !== 'notice';
  return (
    <div className="flip-words">
      <m.div
        key={step}
        aria-hidden="true"
        className="flip-sheet"
        initial={turns && turned(1400, -78)}
        animate={turned(1400, 0)}
        transition={turn}
      />
      <h1 className="flip-title">{title}</h1>
      <p className={cn('flip-prompt', step === 'assess' && '@max-[9.5rem]/flip:sr-only')}>
        {isPicked ? picked : prompt}
      </p>
      {say && <p className="flip-say">{say}</p>}
    </div>
  );
}

interface StageProps extends FlipActionProps {
  drawFrames: DrawFrames;
}

/** A timed step: the ring, the text and the controls. */
export function Stage({ drawFrames, ...action }: StageProps) {
  const { step, count, seconds, technique, actionNeeded } = action;
  const [wentOn, setWentOn] = useState(false);
  const isPicked = technique !== null;
  const onGoOn = () => {
    setWentOn(true);
    action.onGoOn();
  };
  return (
    <div className="flip-stage">
      <Ring {...{ count, seconds, drawFrames }} />
      <StepWords {...{ step, isPicked }} isActing={step === 'flip' && actionNeeded && !isPicked && !wentOn} />
      <FlipAction {...action} onGoOn={onGoOn} />
    </div>
  );
}
