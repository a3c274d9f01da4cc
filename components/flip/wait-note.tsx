import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { momentText } from './notebook/moment';

const words = flipWords.wait;

interface WaitNoteProps {
  phase: 'running' | 'due';
  endsAt: number;
  onAnswer: () => void;
}

/** The running or due wait on the home view. */
export function WaitNote({ phase, endsAt, onAnswer }: WaitNoteProps) {
  return (
    <div role="status" className="flip-note">
      <p>{phase === 'due' ? words.due : `${words.running}${momentText(endsAt, Date.now())}`}</p>
      {phase === 'due' && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onAnswer}>
          {words.answer}
        </Button>
      )}
    </div>
  );
}
