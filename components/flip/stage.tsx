import { FlipAction, type FlipActionProps } from './flip-action';
import { Ring } from './ring';
import { StepWords } from './step-words';
import type { DrawFrames } from './types';

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
