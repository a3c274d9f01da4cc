'use client';

import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { Activity, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { InlineText } from '@/components/site/rich-text';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip/flip';
import { ask, emergency, others, type SafetyNumber, talk, talkShortly } from '@/content/safety';
import type { FlipStep, StageView, TechniqueId } from '@/lib/domain/flip';
import { Toasts } from '../shell/parts';
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

interface NumbersProps {
  numbers: readonly SafetyNumber[];
  children?: ReactNode;
}

/** Numbers that continue a line of text. */
function Numbers({ numbers, children }: NumbersProps) {
  return (
    <>
      {' '}
      <span className="inline-flex flex-wrap justify-center min-[60rem]:-ml-1.5 min-[60rem]:justify-start">
        {numbers.map(({ label, who, href }) => (
          <a
            key={href}
            href={href}
            className="figures inline-flex min-h-8 items-center gap-[0.3em] px-1.5 font-[650] text-danger"
          >
            {label} <span className="font-normal">{who}</span>
          </a>
        ))}
        {children}
      </span>
    </>
  );
}

/**
 * Says beside the question what comes first: an emergency, and a life in danger. Asking a professional counts as an
 * action.
 * @param numbers whether to show the numbers; false where the crisis bar already does
 */
function UrgentFirst({ numbers }: { numbers: boolean }) {
  return (
    <div className="flip-urgent grid gap-1.5 text-center text-sm leading-[1.4]">
      <p>
        {emergency.shortly}? {numbers ? emergency.callFirst : emergency.callBelow}
        {numbers && <Numbers numbers={emergency.numbers} />}
      </p>
      <p>{emergency.plan}</p>
      <p>
        {talkShortly}
        {numbers && (
          <Numbers numbers={talk.numbers}>
            <a href={talk.elsewhere.href} className="inline-flex min-h-8 items-center px-1.5">
              {talk.elsewhere.label}
            </a>
          </Numbers>
        )}
      </p>
      <p>
        <InlineText text={`${ask.when}: ${ask.shortly}. ${ask.unsure} ${others.link}`} />
      </p>
    </div>
  );
}

export interface FlipActionProps extends StageView {
  onAnswer: (actionNeeded: boolean) => void;
  onChoose: (technique: TechniqueId) => void;
  onNext: () => void;
}

/**
 * The controls of the current step, if there are any. The question and the techniques are pre-rendered in a
 * hidden `Activity`, so that they appear without delay.
 */
function FlipAction(props: FlipActionProps) {
  const { step, emergency, seconds, count, actionNeeded, asking, technique, settled, ready } = props;
  const isChoosing = step === 'flip' && technique === null;
  // One frame after the text, to keep that frame short; taps are not accepted yet anyway.
  const wasChoosing = useDeferredValue(isChoosing);
  return (
    <div className="flip-action flex w-full max-w-lead flex-col justify-end gap-4">
      {/* Directly below the sheet; a toast takes the place of the reminder, which says the same. */}
      <div className="flip-messages">
        {step === 'flip' && actionNeeded && <p className="flip-act-first">{flipWords.flip.actFirst}</p>}
        <Toasts />
      </div>
      <Activity mode={asking ? 'visible' : 'hidden'}>
        <Question onAnswer={props.onAnswer} />
      </Activity>
      {step === 'assess' && <UrgentFirst numbers={!emergency} />}
      <Activity mode={isChoosing && wasChoosing ? 'visible' : 'hidden'}>
        <Techniques settled={settled} onChoose={props.onChoose} />
      </Activity>
      {technique !== null && <Performing technique={technique} count={count} seconds={seconds} />}
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
        {/* A translated count would stand still: the browser replaces the text that React changes. */}
        <p
          translate="no"
          role="timer"
          aria-live="off"
          className="figures grid justify-items-center leading-none"
        >
          <span className="font-serif text-[calc(var(--ring)*0.36)] leading-[0.95]">{count}</span>
          <span className="flip-count-all">
            /{seconds}
            <span className="@max-[6.5rem]:sr-only"> {flipWords.flip.seconds}</span>
          </span>
        </p>
      </div>
    </div>
  );
}

const { steps, picked } = flipWords.flip;

interface StepWordsProps {
  step: FlipStep;
  /** Whether a technique has been chosen. */
  isPicked: boolean;
}

/** The step's instruction and the line to say. The sheet behind turns; the text does not move. */
function StepWords({ step, isPicked }: StepWordsProps) {
  const isStill = useReducedMotion() ?? false;
  const { title, prompt, say } = steps[step];
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
      <p className="flip-prompt">{isPicked ? picked : prompt}</p>
      {say && <p className="flip-say">{say}</p>}
    </div>
  );
}

interface StageProps extends FlipActionProps {
  drawFrames: DrawFrames;
}

/** A timed step: the ring, the text and the controls. */
export function Stage({ drawFrames, ...action }: StageProps) {
  const { step, count, seconds, technique } = action;
  return (
    <div className="flip-stage">
      <Ring {...{ count, seconds, drawFrames }} />
      <StepWords step={step} isPicked={technique !== null} />
      <FlipAction {...action} />
    </div>
  );
}
