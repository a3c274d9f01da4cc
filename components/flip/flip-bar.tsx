import { Progress } from '@/components/ui/progress';
import { flipWords } from '@/content/flip';

const { back, progress } = flipWords.flip;

/** The way back, and how far the step has come in percent; `null` when there is no step any more. */
export function FlipBar({ value, onLeave }: { value: number | null; onLeave: () => void }) {
  return (
    <div className="flip-bar">
      <button type="button" onClick={onLeave} className="flip-back">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
          <path d="M15 4 7 12l8 8" fill="none" stroke="currentColor" strokeWidth="2.2" />
        </svg>
        {back}
      </button>
      {value !== null && <Progress label={progress} value={value} className="flip-bar-progress" />}
    </div>
  );
}
