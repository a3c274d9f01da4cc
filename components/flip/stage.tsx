import { FlipAction, type FlipActionProps } from './flip-action';
import { Ring } from './ring';
import { StepWords } from './step-words';
import type { DrawFrames } from './types';

interface StageProps extends FlipActionProps {
  drawFrames: DrawFrames;
}

/** The timed steps: the ring, the words, and what there is to do. */
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
