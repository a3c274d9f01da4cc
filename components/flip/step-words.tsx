import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { flipWords } from '@/content/flip';
import type { RunningFlip } from '@/lib/domain/flip/state';
import { turn } from './motion';

const { steps, picked } = flipWords.flip;

/** What to do in this step, and the line to say. The sheet behind turns over; the words stand still to be read. */
export function StepWords({ flip }: { flip: RunningFlip }) {
  const isStill = useReducedMotion() ?? false;
  const { title, prompt, say } = steps[flip.step];
  const isPicked = flip.step === 'flip' && flip.technique !== null;
  const turns = !isStill && flip.step !== 'notice';
  return (
    <div className="flip-words">
      <m.div
        key={flip.step}
        aria-hidden="true"
        className="flip-sheet"
        initial={turns && { rotateY: -78 }}
        animate={{ rotateY: 0 }}
        transition={turn}
        transformTemplate={(_, transform) => `perspective(1400px) ${transform}`}
      />
      <h1 className="flip-title">{title}</h1>
      <p className="flip-prompt">{isPicked ? picked : prompt}</p>
      {say && <p className="flip-say">{say}</p>}
    </div>
  );
}
