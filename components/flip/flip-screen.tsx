// A client component: manages focus and handles keyboard shortcuts.
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
  /** Shown when the flip is complete. */
  complete: ReactNode;
}

/** The running flip: one instruction, one ring, one or two large buttons. */
export function FlipScreen(props: FlipScreenProps) {
  const { flip, now, drawFrames, onAnswer, onChoose, onNext, onLeave, complete } = props;
  const screen = useRef<HTMLElement>(null);
  const [announced, setAnnounced] = useState('');
  const { step, emergency } = flip;
  const stage = stageOf(flip, now);
  const isComplete = step === 'complete';
  // Deferred by a frame: focusing and scrolling force a synchronous layout.
  const focus = useDeferredValue(focusOf(stage));
  const drawnStep = useDeferredValue(step);

  useLayoutEffect(() => {
    const target = focus && screen.current?.querySelector<HTMLElement>(`[data-focus="${focus}"]`);
    (target || screen.current)?.focus({ preventScroll: true });
  }, [focus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts at its top, as large text may need scrolling.
  useLayoutEffect(() => void scrollTo(0, 0), [drawnStep]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announcements do not outlive their step.
  useLayoutEffect(() => setAnnounced(''), [step, focus]);

  const announceCount = () =>
    setAnnounced(`${stage.count} ${words.counted.of} ${stage.seconds} ${words.counted.seconds}`);
  useFlipKeys(screen, (key) => {
    const technique = techniqueIds[Number(key) - 1];
    if (key === 'escape') onLeave();
    else if (stage.asking && (key === 'y' || key === 'n')) onAnswer(key === 'y');
    else if (step === 'flip' && technique) onChoose(technique);
    else if (key === 't') announceCount();
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
        {/* Pre-rendered in a hidden Activity, so that it appears without delay. */}
        <Activity mode={isComplete ? 'visible' : 'hidden'}>{complete}</Activity>
        {emergency && <CrisisBar />}
        <Button variant="quiet" className="sr-only focus:not-sr-only" onClick={announceCount}>
          {words.sayCount}
        </Button>
        <p className="sr-only">{words.keys}</p>
        <Announcer text={announced} />
      </section>
    </LazyMotion>
  );
}

/** The `data-focus` of the element to focus; null for the section itself. */
function focusOf({ step, asking, technique, ready }: StageView) {
  if (ready) return 'next';
  if (step === 'complete') return 'home';
  if (step === 'flip') return technique === null ? 'techniques' : 'performing';
  return asking ? 'question' : null;
}
