// It moves the focus to where the action is and hears the keys of the exercise.
'use client';

import { domMin, LazyMotion } from 'framer-motion';
import { Activity, type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { flipWords } from '@/content/flip';
import type { RunningFlip } from '@/lib/domain/flip/state';
import { techniqueIds } from '@/lib/domain/flip/techniques';
import { progressOf } from '@/lib/domain/flip/time';
import { Announcer } from './announcer';
import { BackButton } from './back-button';
import { CrisisBar } from './crisis-bar';
import type { FlipActionProps } from './flip-action';
import { Stage } from './stage';
import { type StageView, stageOf } from './stage-view';
import type { DrawFrames } from './types';
import { useFlipKeys } from './use-flip-keys';

const words = flipWords.flip;

interface FlipScreenProps extends Pick<FlipActionProps, 'onAnswer' | 'onChoose' | 'onNext'> {
  flip: RunningFlip;
  now: number;
  drawFrames: DrawFrames;
  onLeave: () => void;
  /** What stands there when the flip is complete. */
  complete: ReactNode;
}

/** The running flip: one instruction, one ring, one or two large buttons. */
export function FlipScreen(props: FlipScreenProps) {
  const { flip, now, drawFrames, onAnswer, onChoose, onNext, onLeave, complete } = props;
  const screen = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const { step, emergency } = flip;
  const stage = stageOf(flip, now);
  const isComplete = step === 'complete';
  // A frame later: to focus an element or to scroll, the browser has to lay out the page at once.
  const focus = useDeferredValue(focusOf(stage));
  const drawnStep = useDeferredValue(step);

  useLayoutEffect(() => {
    const target = focus && screen.current?.querySelector<HTMLElement>(`[data-focus="${focus}"]`);
    (target || screen.current)?.focus({ preventScroll: true });
  }, [focus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where letters are large, each step begins at its top.
  useLayoutEffect(() => void scrollTo(0, 0), [drawnStep]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to what was there.
  useLayoutEffect(() => setSaid(''), [step, focus]);

  const sayCount = () =>
    setSaid(`${stage.count} ${words.counted.of} ${stage.seconds} ${words.counted.seconds}`);
  useFlipKeys(screen, (key) => {
    const technique = techniqueIds[Number(key) - 1];
    if (key === 'escape') onLeave();
    else if (stage.asking && (key === 'y' || key === 'n')) onAnswer(key === 'y');
    else if (step === 'flip' && technique) onChoose(technique);
    else if (key === 't') sayCount();
    else return false;
    return true;
  });

  return (
    <LazyMotion features={domMin} strict>
      <section
        ref={screen}
        tabIndex={-1}
        aria-label={emergency ? words.regionEmergency : words.region}
        data-room={emergency ? 'night' : undefined}
        data-emergency={emergency || undefined}
        data-step={step}
        className="flip-screen"
      >
        <div className="flip-bar">
          <BackButton onClick={onLeave} />
          {!isComplete && <Progress aria-label={words.progress} value={progressOf(flip, now)} />}
        </div>
        {!isComplete && <Stage {...stage} {...{ drawFrames, onAnswer, onChoose, onNext }} />}
        {/* Drawn ahead, unseen, so that it is there at its moment. */}
        <Activity mode={isComplete ? 'visible' : 'hidden'}>{complete}</Activity>
        {emergency && <CrisisBar />}
        <Button variant="quiet" className="sr-only focus:not-sr-only" onClick={sayCount}>
          {words.sayCount}
        </Button>
        <p className="sr-only">{words.keys}</p>
        <Announcer text={said} />
      </section>
    </LazyMotion>
  );
}

/** What of a step takes the focus, by its `data-focus`; null: the screen itself. */
function focusOf({ step, asking, technique, ready }: StageView) {
  if (ready) return 'next';
  if (step === 'complete') return 'home';
  if (step === 'flip') return technique === null ? 'techniques' : 'performing';
  return asking ? 'question' : null;
}
