import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { flipWords } from '@/content/flip';
import type { FlipStep } from '@/lib/domain/flip/steps';
import { turn, turned } from './motion';

const { steps, picked } = flipWords.flip;

interface StepWordsProps {
  step: FlipStep;
  /** Whether a technique has been chosen. */
  isPicked: boolean;
}

/** The step's instruction and the line to say. The sheet behind turns; the text does not move. */
export function StepWords({ step, isPicked }: StepWordsProps) {
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
