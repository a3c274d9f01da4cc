import { Progress } from '@/components/ui/progress';
import { flipWords } from '@/content/flip';
import { BackButton } from './back-button';

/** The way back, and how far the step has come in percent; `null` when there is no step any more. */
export function FlipBar({ value, onLeave }: { value: number | null; onLeave: () => void }) {
  return (
    <div className="flip-bar">
      <BackButton onClick={onLeave} />
      {value !== null && <Progress aria-label={flipWords.flip.progress} value={value} />}
    </div>
  );
}
