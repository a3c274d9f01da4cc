// It moves the focus to where the action is and hears the keys of the exercise.
'use client';

import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import type { RunningFlip } from '@/lib/domain/flip/state';
import { type TechniqueId, techniqueIds } from '@/lib/domain/flip/techniques';
import { counterOf, isQuestionOpen, isReadyForNext, progressOf, secondsOf } from '@/lib/domain/flip/time';
import { Announcer } from './announcer';
import { Count } from './count';
import { CrisisBar } from './crisis-bar';
import { FlipAction } from './flip-action';
import { FlipBar } from './flip-bar';
import { Motion } from './motion';
import { Ring } from './ring';
import { StepWords } from './step-words';
import type { DrawFrames } from './types';

const words = flipWords.flip;

interface FlipScreenProps {
  flip: RunningFlip;
  now: number;
  drawFrames: DrawFrames;
  onAnswer: (actionNeeded: boolean) => void;
  onChoose: (technique: TechniqueId) => void;
  onNext: () => void;
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
  const count = counterOf(flip, now);
  const seconds = secondsOf(flip);
  const asking = isQuestionOpen(flip, now);
  const ready = isReadyForNext(flip, now);
  const technique = flip.step === 'flip' ? flip.technique : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the changes that move the action.
  useLayoutEffect(() => {
    const targets = screen.current?.querySelectorAll<HTMLElement>('[data-focus]') ?? [];
    ([...targets].at(-1) ?? screen.current)?.focus({ preventScroll: true });
    setSaid('');
  }, [step, asking, technique, ready]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'escape') onLeave();
    else if (asking && (key === 'y' || key === 'n')) onAnswer(key === 'y');
    else if (step === 'flip' && techniqueIds[Number(key) - 1])
      onChoose(techniqueIds[Number(key) - 1] as TechniqueId);
    else if (key === 't') sayCount();
    else return;
    event.preventDefault();
  };
  const sayCount = () => setSaid(`${count} ${words.counted.of} ${seconds} ${words.counted.seconds}`);

  return (
    <Motion>
      <section
        ref={screen}
        tabIndex={-1}
        aria-label={emergency ? words.regionEmergency : words.region}
        data-room={emergency ? 'night' : undefined}
        data-emergency={emergency || undefined}
        data-step={step}
        className="flip-screen"
        onKeyDown={onKeyDown}
      >
        <FlipBar value={step === 'complete' ? null : progressOf(flip, now)} onLeave={onLeave} />
        {step === 'complete' ? (
          complete
        ) : (
          <div className="flip-stage">
            <Ring drawFrames={drawFrames} beat={step}>
              <Count count={count} seconds={seconds} />
            </Ring>
            <StepWords flip={flip} />
            <FlipAction {...{ flip, now, onAnswer, onChoose, onNext }} />
          </div>
        )}
        {emergency && <CrisisBar />}
        <Button variant="quiet" className="sr-only focus:not-sr-only" onClick={sayCount}>
          {words.sayCount}
        </Button>
        <p className="sr-only">{words.keys}</p>
        <Announcer text={said} />
      </section>
    </Motion>
  );
}
