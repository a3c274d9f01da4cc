import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';

const { question, yes, no } = flipWords.flip;

/** The exercise's one question: two large answers, styled alike, side by side within reach of the thumbs. */
export function Question({ onAnswer }: { onAnswer: (actionNeeded: boolean) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would be announced instead of the question's heading.
    <div
      role="group"
      aria-labelledby="flip-question"
      tabIndex={-1}
      data-focus="question"
      className="flip-question"
    >
      <h2 id="flip-question" className="flip-question-text">
        {question}
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        {[true, false].map((answer) => (
          <Button
            key={String(answer)}
            variant="secondary"
            className="flip-answer"
            onClick={() => onAnswer(answer)}
          >
            {answer ? yes : no}
          </Button>
        ))}
      </div>
    </div>
  );
}
