import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import type { RunningFlip } from '@/lib/domain/flip/state';
import type { TechniqueId } from '@/lib/domain/flip/techniques';
import { Performing } from './performing';
import { Question } from './question';
import { Techniques } from './techniques';
import { UrgentFirst } from './urgent-first';

interface FlipActionProps {
  flip: RunningFlip;
  asking: boolean;
  ready: boolean;
  count: number;
  seconds: number;
  onAnswer: (actionNeeded: boolean) => void;
  onChoose: (technique: TechniqueId) => void;
  onNext: () => void;
}

/** What there is to do in this step; in most of the seconds of a flip that is nothing. */
export function FlipAction({
  flip,
  asking,
  ready,
  count,
  seconds,
  onAnswer,
  onChoose,
  onNext,
}: FlipActionProps) {
  return (
    <>
      {flip.step === 'assess' && (
        <>
          {asking && <Question onAnswer={onAnswer} />}
          <UrgentFirst numbers={!flip.emergency} />
        </>
      )}
      {flip.step === 'flip' &&
        (flip.technique === null ? (
          <Techniques onChoose={onChoose} />
        ) : (
          <Performing technique={flip.technique} remaining={seconds - count} />
        ))}
      {ready && (
        <Button size="lg" data-focus="" className="flip-wide" onClick={onNext}>
          {flipWords.flip.next}
        </Button>
      )}
    </>
  );
}
