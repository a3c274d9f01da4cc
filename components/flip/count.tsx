import { flipWords } from '@/content/flip';

/** The count of the step. Silent by itself: it is read on request. */
export function Count({ count, seconds }: { count: number; seconds: number }) {
  return (
    <p role="timer" aria-live="off" className="flip-count figures">
      <span className="flip-count-now">{count}</span>
      <span className="flip-count-all">
        /{seconds}
        <span className="flip-count-unit"> {flipWords.flip.seconds}</span>
      </span>
    </p>
  );
}
