import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';

const words = flipWords.wait;

interface WaitNoteProps {
  phase: 'running' | 'due';
  endsAt: number;
  onAnswer: () => void;
}

/** At home: an urge waits, or its time is up. It stays where it is and asks once. */
export function WaitNote({ phase, endsAt, onAnswer }: WaitNoteProps) {
  const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(endsAt);
  return (
    <div role="status" className="flip-note">
      <p>{phase === 'due' ? words.due : `${words.running}${time}`}</p>
      {phase === 'due' && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onAnswer}>
          {words.answer}
        </Button>
      )}
    </div>
  );
}
