import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import type { RunningFlip } from '@/lib/domain/flip/state';
import type { TechniqueId } from '@/lib/domain/flip/techniques';
import { counterOf, isQuestionOpen, isReadyForNext, isSettled, secondsOf } from '@/lib/domain/flip/time';
import { Performing } from './performing';
import { Question } from './question';
import { Techniques } from './techniques';
import { UrgentFirst } from './urgent-first';

interface FlipActionProps {
  flip: RunningFlip;
  now: number;
  onAnswer: (actionNeeded: boolean) => void;
  onChoose: (technique: TechniqueId) => void;
  onNext: () => void;
}

/** What there is to do in this step; in most of the seconds of a flip that is nothing. */
export function FlipAction({ flip, now, onAnswer, onChoose, onNext }: FlipActionProps) {
  return (
    <div className="flip-action">
      {flip.step === 'assess' && (
        <>
          {isQuestionOpen(flip, now) && <Question onAnswer={onAnswer} />}
          <UrgentFirst numbers={!flip.emergency} />
        </>
      )}
      {flip.step === 'flip' && (
        <>
          {flip.actionNeeded && <p className="flip-act-first">{flipWords.flip.actFirst}</p>}
          {flip.technique === null ? (
            <Techniques settled={isSettled(flip, now)} onChoose={onChoose} />
          ) : (
            <Performing technique={flip.technique} count={counterOf(flip, now)} seconds={secondsOf(flip)} />
          )}
        </>
      )}
      {isReadyForNext(flip, now) && (
        <Button size="lg" data-focus="" className="flip-wide" onClick={onNext}>
          {flipWords.flip.next}
        </Button>
      )}
    </div>
  );
}
