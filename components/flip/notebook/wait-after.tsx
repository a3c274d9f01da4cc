import { TurnedPage } from '@/components/illustrations/turned-page';
import { Button } from '@/components/ui/button';
import { delayWords } from '@/content/flip-delay';
import type { AnsweredDelay } from '@/lib/domain/delay/delay';

const words = delayWords.after;

interface WaitAfterProps {
  answer: AnsweredDelay['answer'];
  /** Waiting once more may be offered: the urge is here, and there have not been many in this hour. */
  mayWait: boolean;
  onAgain: () => void;
  onFlip: () => void;
  onHome: () => void;
}

/** What an answer means, without praise and without blame. */
export function WaitAfter({ answer, mayWait, onAgain, onFlip, onHome }: WaitAfterProps) {
  const isHere = answer.urge !== 'gone';
  return (
    <div className="wait-stage">
      <div className="grid max-w-prose content-start gap-5">
        <h2 className="text-2xl" tabIndex={-1}>
          {words.title}
        </h2>
        <p className="text-lg">{answer.searched ? words.searched : words[answer.urge]}</p>
        <p className="text-muted">{words.rest}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onHome}>{words.home}</Button>
          {isHere && (
            <Button variant="secondary" onClick={onFlip}>
              {delayWords.running.flip}
            </Button>
          )}
          {isHere && mayWait && (
            <Button variant="quiet" onClick={onAgain}>
              {words.again}
            </Button>
          )}
        </div>
      </div>
      <TurnedPage className="wait-drawing" />
    </div>
  );
}
