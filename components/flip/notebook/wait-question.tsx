import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { delayWords } from '@/content/flip-delay';
import { type Urge, urges } from '@/lib/domain/delay/delay';
import { useStageFocus } from './use-stage-focus';

const words = delayWords.due;

interface WaitQuestionProps {
  onAnswer: (urge: Urge, searched: boolean) => void;
  onLetGo: () => void;
}

/** Two questions, one after the other. All answers look alike: none of them is the right one. */
export function WaitQuestion({ onAnswer, onLetGo }: WaitQuestionProps) {
  const [urge, setUrge] = useState<Urge | null>(null);
  const frame = useStageFocus(urge);
  return (
    <div ref={frame} className="grid max-w-prose gap-5">
      <h2 className="text-2xl" tabIndex={-1}>
        {urge === null ? words.title : words.searched}
      </h2>
      <div className="wait-answers">
        {urge === null
          ? urges.map((each) => (
              <Button key={each} variant="secondary" size="lg" onClick={() => setUrge(each)}>
                {words.urges[each]}
              </Button>
            ))
          : [false, true].map((searched) => (
              <Button
                key={String(searched)}
                variant="secondary"
                size="lg"
                onClick={() => onAnswer(urge, searched)}
              >
                {searched ? words.yes : words.no}
              </Button>
            ))}
      </div>
      <Button variant="quiet" size="sm" className="-ml-2 justify-self-start" onClick={onLetGo}>
        {words.letGo}
      </Button>
    </div>
  );
}
