import { flipWords } from '@/content/flip';
import { WrittenExercise } from './written-exercise';

/** Shown until the app has loaded: its name, and the written exercise as a fallback. */
export function Opening() {
  return (
    <div className="flip-page flip-gate">
      <h1 className="text-display">{flipWords.title}</h1>
      <p className="max-w-prose text-lg">{flipWords.tagline}</p>
      <WrittenExercise />
    </div>
  );
}
