import { flipWords } from '@/content/flip';
import { WrittenExercise } from './written-exercise';

/** What stands there before the app does: its name, and in reserve the whole exercise in words. */
export function Opening() {
  return (
    <div className="flip-page flip-gate">
      <h1 className="text-display">{flipWords.title}</h1>
      <p className="max-w-prose text-lg">{flipWords.tagline}</p>
      <WrittenExercise />
    </div>
  );
}
