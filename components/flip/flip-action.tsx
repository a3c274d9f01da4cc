import { Activity, useDeferredValue } from 'react';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import type { TechniqueId } from '@/lib/domain/flip/techniques';
import { Performing } from './performing';
import { Question } from './question';
import type { StageView } from './stage-view';
import { Techniques } from './techniques';
import { UrgentFirst } from './urgent-first';

export interface FlipActionProps extends StageView {
  onAnswer: (actionNeeded: boolean) => void;
  onChoose: (technique: TechniqueId) => void;
  onNext: () => void;
}

/**
 * The controls of the current step, if there are any. The question and the techniques are pre-rendered in a
 * hidden `Activity`, so that they appear without delay.
 */
export function FlipAction(props: FlipActionProps) {
  const { step, emergency, seconds, count, actionNeeded, asking, technique, settled, ready } = props;
  const isChoosing = step === 'flip' && technique === null;
  // One frame after the text, to keep that frame short; taps are not accepted yet anyway.
  const wasChoosing = useDeferredValue(isChoosing);
  return (
    <div className="flip-action">
      <Activity mode={asking ? 'visible' : 'hidden'}>
        <Question onAnswer={props.onAnswer} />
      </Activity>
      {step === 'assess' && <UrgentFirst numbers={!emergency} />}
      {step === 'flip' && actionNeeded && <p className="flip-act-first">{flipWords.flip.actFirst}</p>}
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
