import { memo } from 'react';
import { Count } from './count';
import { FlipAction, type FlipActionProps } from './flip-action';
import { Ring } from './ring';
import { StepWords } from './step-words';
import type { DrawFrames } from './types';

interface StageProps extends FlipActionProps {
  drawFrames: DrawFrames;
}

/** One timed step: the ring, the words, and what there is to do. */
export const Stage = memo(function Stage({ drawFrames, ...action }: StageProps) {
  const { step, count, seconds, technique } = action;
  return (
    <div className="flip-stage">
      <Ring drawFrames={drawFrames}>
        <Count count={count} seconds={seconds} />
      </Ring>
      <StepWords step={step} isPicked={technique !== null} />
      <FlipAction {...action} />
    </div>
  );
});
